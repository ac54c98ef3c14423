// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

/** Values as reasons quote them: short, and readable on every terminal. */
final class Quote {

  private static final int SHOWN = 40;

  private Quote() {}

  /** Quotes a value; what is not printable ASCII or Chinese is written as Java would escape it. */
  static String of(Object value) {
    if (value == null) {
      return "null";
    }
    String text = String.valueOf(value);
    var quoted = new StringBuilder();
    for (int i = 0; i < Math.min(text.length(), SHOWN); i++) {
      char c = text.charAt(i);
      boolean readable =
          c >= ' ' && c <= '~' || Character.isIdeographic(c) && !Character.isSurrogate(c);
      quoted.append(readable ? String.valueOf(c) : "\\u%04X".formatted((int) c));
    }
    String end = text.length() <= SHOWN ? "" : "… (%,d characters)".formatted(text.length());
    return value instanceof String ? "'" + quoted + end + "'" : quoted + end;
  }
}
