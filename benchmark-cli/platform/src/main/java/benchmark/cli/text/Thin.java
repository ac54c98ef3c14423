// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.regex.Pattern;

/** Numbers as a page has them: with thin spaces around ±, before units and between thousands. */
public final class Thin {

  private static final Pattern SPACE =
      Pattern.compile(
          "(?<=[0-9kM%]) (?=±)|(?<=±) (?=[0-9])"
              + "|(?<=[0-9]) (?=(?:µs|ms|s|B|KB|MB|KiB|MiB)(?![\\p{L}0-9]))");

  /** Whole numbers of five digits or more that are no part of a version, a date or a name. */
  private static final Pattern LONG =
      Pattern.compile("(?<![\\p{L}0-9.,:/=_@#-])[0-9]{5,}(?![\\p{L}0-9.,:/=_@-])");

  private static final Pattern THOUSANDS = Pattern.compile("(?<=[0-9])(?=(?:[0-9]{3})+$)");

  private Thin() {}

  /** A text in which the spaces of numbers with intervals and units are thin. */
  public static String spaces(String text) {
    return SPACE.matcher(text).replaceAll("\u2009");
  }

  /** The same, and thousands apart, for texts that are numbers: 12 300. */
  public static String number(String text) {
    return LONG.matcher(spaces(text))
        .replaceAll(it -> THOUSANDS.matcher(it.group()).replaceAll("\u2009"));
  }
}
