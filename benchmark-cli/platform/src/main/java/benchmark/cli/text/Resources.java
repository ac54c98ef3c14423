// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts on the classpath. */
public final class Resources {

  private Resources() {}

  /**
   * Reads a text, which must exist. The licence is left out where it comes first, in a comment of a
   * style sheet or of JavaScript.
   *
   * @param name begins with a slash, or is beside the class
   */
  public static String text(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.replaceFirst("(?s)^/\\*.*?\\*/\\s*", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
