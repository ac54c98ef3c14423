// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

/** Text for a terminal of the usual width. */
public final class LineWrap {

  private static final int WIDTH = 80;

  private LineWrap() {}

  /** Breaks a text at spaces so that no line is longer than 80 characters, if words are not. */
  public static String wrap(String text, String indent) {
    return wrap(text, indent, indent);
  }

  /**
   * Breaks a text at spaces so that no line is longer than 80 characters, if words are not.
   *
   * @param first what the first line begins with
   * @param others what all others begin with
   */
  public static String wrap(String text, String first, String others) {
    var wrapped = new StringBuilder();
    var line = new StringBuilder(first);
    boolean empty = true;
    for (String word : text.split(" +")) {
      if (!empty && line.length() + 1 + word.length() > WIDTH) {
        wrapped.append(line).append('\n');
        line.setLength(0);
        line.append(others);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty &= word.isEmpty(); // spaces at the start make such a word
    }
    return wrapped.append(line).append('\n').toString();
  }
}
