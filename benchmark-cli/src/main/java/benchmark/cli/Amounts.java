// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import java.time.Duration;
import java.util.regex.Pattern;

/** Reads the amounts that options take. */
final class Amounts {

  private static final Pattern PERCENT = Pattern.compile("(\\d{1,2}(?:\\.\\d{1,4})?)%");
  private static final Pattern DURATION = Pattern.compile("(\\d{1,6})(ms|s|m|h)");

  private Amounts() {}

  /**
   * Reads a percentage from 0% to below 100% as a fraction.
   *
   * @throws UserError if the text is none
   */
  static double percent(String option, String text) {
    var matcher = PERCENT.matcher(text);
    if (!matcher.matches()) {
      throw UserError.badInput(
          "%s %s: give a percentage from 0%% to below 100%%, such as 2%%.", option, text);
    }
    return Double.parseDouble(matcher.group(1)) / 100;
  }

  /** Reads a percentage above 0%. */
  static double positivePercent(String option, String text) {
    double share = percent(option, text);
    if (share == 0) {
      throw UserError.badInput(
          "%s %s: no number of rounds gets there. Give 1%% or so.", option, text);
    }
    return share;
  }

  /**
   * Reads a duration above zero.
   *
   * @throws UserError if the text is none
   */
  static Duration duration(String option, String text) {
    var matcher = DURATION.matcher(text);
    if (!matcher.matches() || Long.parseLong(matcher.group(1)) == 0) {
      throw UserError.badInput(
          "%s %s: give a number and ms, s, m or h, such as 90s or 10m.", option, text);
    }
    long count = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(count);
      case "s" -> Duration.ofSeconds(count);
      case "m" -> Duration.ofMinutes(count);
      default -> Duration.ofHours(count);
    };
  }
}
