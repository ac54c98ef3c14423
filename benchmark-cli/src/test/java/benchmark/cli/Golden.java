// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files that outputs are compared with, in src/test/resources/golden. Run the tests with {@code
 * -Dgolden.write=true} to accept what is put out now; look at the difference before it is
 * committed.
 */
public final class Golden {

  private Golden() {}

  /** Reads a golden file. */
  public static String read(String name) throws IOException {
    try (InputStream resource = Golden.class.getResourceAsStream("/golden/" + name)) {
      assertThat(resource).as("golden file %s", name).isNotNull();
      return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Compares a file with a golden one. */
  public static void check(String name, Path actual) throws IOException {
    check(name, Files.readString(actual));
  }

  /** Compares a text with a golden file. */
  public static void check(String name, String actual) throws IOException {
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(Path.of("src/test/resources/golden").resolve(name), actual);
      return;
    }
    assertThat(actual).isEqualTo(read(name));
  }
}
