// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import benchmark.launch.LaunchProperties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Colours the words of a report that a reader looks for first. The text itself stays the same. */
public final class Colours {

  /** Verdicts that are good news, as a regular expression. */
  static final String GOOD = "better|holds";

  /** Verdicts that are bad news, as a regular expression. */
  static final String BAD = "worse|reversed";

  /** A verdict at the end of a line; the mark of a warning; both as reports print them. */
  private static final Pattern WORDS =
      Pattern.compile(
          "(?m)((?<=  )(?:%s)(?=[.,:]|$)|^✓)|((?<=  )(?:%s)(?=[.,:]|$)|^✗)|(^[!?](?= ))"
              .formatted(GOOD, BAD));

  private static final String GREEN = "\033[32m";
  private static final String RED = "\033[31m";
  private static final String YELLOW = "\033[33m";
  private static final String PLAIN = "\033[0m";

  private Colours() {}

  /** Whether standard output may have colour; benchmark.sh says so. */
  public static boolean areWanted() {
    return LaunchProperties.COLOUR.or(false);
  }

  /** A report for standard output: coloured if that may be. */
  public static String of(String report) {
    return areWanted() ? coloured(report) : report;
  }

  static String coloured(String report) {
    return WORDS
        .matcher(report)
        .replaceAll(
            word ->
                Matcher.quoteReplacement(
                    (word.group(1) != null ? GREEN : word.group(2) != null ? RED : YELLOW)
                        + word.group()
                        + PLAIN));
  }
}
