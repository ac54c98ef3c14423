// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares printed text with the file that shows how it should look. */
public final class Golden {

  private static final String ACCEPT = "golden.accept";

  private Golden() {}

  /**
   * Fails if a text is not that of a file in src/test/resources/golden; rewrites the file instead
   * where the system property golden.accept is true.
   */
  public static void assertGolden(String name, String text) {
    Path file =
        Path.of(System.getProperty("basedir", "benchmark-cli"))
            .resolve("src/test/resources/golden")
            .resolve(name);
    try {
      if (Boolean.getBoolean(ACCEPT)) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
      }
      assertThat(text)
          .as(
              "the text printed and %s. If the change is meant, accept it and look at the"
                  + " difference: mvn -pl benchmark-cli -am test -D%s=true; git diff",
              file, ACCEPT)
          .isEqualTo(Files.exists(file) ? Files.readString(file) : "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
