// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares what is printed with a file under src/test/resources/golden. To accept a change, run the
 * test with -Dgolden.accept=true and look at the difference before you commit it.
 */
public final class Golden {

  private static final Path FOLDER = Path.of("src/test/resources/golden");

  private Golden() {}

  /** Reads a golden file, of this module or of one that its tests use. */
  public static String read(String file) {
    try (InputStream in = Golden.class.getResourceAsStream("/golden/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fails if what a file holds is not that of the golden file, letter by letter. */
  public static void assertMatches(String file, Path actual) throws IOException {
    assertMatches(file, Files.readString(actual));
  }

  /** Fails if the text is not that of the golden file, letter by letter. */
  public static void assertMatches(String file, String text) {
    assertIs(FOLDER.resolve(file), text);
  }

  /** Fails if the text is not that of a file, letter by letter. */
  public static void assertIs(Path file, String text) {
    try {
      if (Boolean.getBoolean("golden.accept")) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
      }
      assertThat(text)
          .as("%s (to accept a change: -Dgolden.accept=true)", file)
          .isEqualTo(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
