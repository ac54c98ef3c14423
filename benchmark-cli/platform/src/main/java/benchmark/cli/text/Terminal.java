// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.io.PrintStream;

/** Standard output, where people read: the only place that prints to it. */
public final class Terminal {

  private Terminal() {}

  /** For what is not text, such as a file whatever its bytes are. */
  public static PrintStream stream() {
    return System.out;
  }

  /** Prints an empty line. */
  public static void line() {
    System.out.println();
  }

  /** Prints a line. */
  public static void line(String text) {
    System.out.println(text);
  }

  /** Prints a text as it is. */
  public static void text(String text) {
    System.out.print(text);
  }

  /** Prints words filled in, as {@link String#format} does. */
  public static void format(String text, Object... words) {
    System.out.print(text.formatted(words));
  }

  /** Prints a document, in colour where the terminal has them. */
  public static void print(Document document) {
    System.out.print(Colours.of(TextRenderer.render(document)));
  }
}
