// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

/** Text for a terminal of the usual width. */
public final class LineWrap {

  private static final int WIDTH = 80;

  private LineWrap() {}

  /** Breaks a text at spaces so that no line is longer than 80 characters where that can be had. */
  public static String wrap(String text, String indent) {
    var wrapped = new StringBuilder();
    var line = new StringBuilder(indent);
    for (String word : text.split(" +")) {
      if (line.length() > indent.length() && line.length() + 1 + word.length() > WIDTH) {
        wrapped.append(line).append('\n');
        line.setLength(indent.length());
      }
      line.append(line.length() > indent.length() ? " " : "").append(word);
    }
    return wrapped.append(line).append('\n').toString();
  }
}
