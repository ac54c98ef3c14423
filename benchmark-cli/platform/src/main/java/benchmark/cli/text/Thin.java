// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.regex.Pattern;

/**
 * Numbers as a page has them: with thin spaces, where no line breaks, around ±, before units and
 * between thousands, and a minus rather than a hyphen.
 */
public final class Thin {

  private static final Pattern SPACE =
      Pattern.compile(
          "(?<=[0-9kM%]) (?=±)|(?<=±) (?=[0-9])"
              + "|(?<=[0-9]) (?=(?:µs|ms|s|B|KB|MB|KiB|MiB)(?![\\p{L}0-9]))");

  /** Whole numbers of five digits or more that are no part of a version, a date or a name. */
  private static final Pattern LONG =
      Pattern.compile("(?<![\\p{L}0-9.,:/=_@#-])[0-9]{5,}(?![\\p{L}0-9.,:/=_@-])");

  /** Such numbers in a text: of what is counted, not ports and seeds. */
  private static final Pattern COUNT =
      Pattern.compile("(?<=^|[ (])(?<!port |seed )[0-9]{5,}(?= \\p{L})");

  private static final Pattern MINUS = Pattern.compile("(?<=^|[ (])-(?=[0-9])");

  private static final Pattern THOUSANDS = Pattern.compile("(?<=[0-9])(?=(?:[0-9]{3})+$)");

  private Thin() {}

  /** A text with numbers. */
  public static String spaces(String text) {
    String thin = SPACE.matcher(MINUS.matcher(text).replaceAll("−")).replaceAll("\u202f");
    return thousands(COUNT, thin);
  }

  /** A text that is a number: 12 300. */
  public static String number(String text) {
    return thousands(LONG, spaces(text));
  }

  private static String thousands(Pattern of, String text) {
    return of.matcher(text).replaceAll(it -> THOUSANDS.matcher(it.group()).replaceAll("\u202f"));
  }
}
