// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

/** Standard output, where people read documents. */
public final class Terminal {

  private Terminal() {}

  /** Prints a document, in colour where the terminal has them. */
  public static void print(Document document) {
    System.out.print(Colours.of(TextRenderer.render(document)));
  }
}
