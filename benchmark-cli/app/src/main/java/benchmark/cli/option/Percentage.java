// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.Precision;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** A percentage from 0% to below 100%, such as 2% or 12.5%. */
public final class Percentage {

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,2}(?:\\.\\d{1,4})?)%");

  private Percentage() {}

  /** Reads one as a fraction. */
  static double fraction(String text) {
    var matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      throw new TypeConversionException(
          "'%s' is not a percentage from 0%% to below 100%%; write for example 2%%"
              .formatted(text));
    }
    return Double.parseDouble(matcher.group(1)) / 100;
  }

  /** Reads one as a margin. */
  public static Margin margin(String text) {
    return new Margin(fraction(text));
  }

  /** Reads one above 0% as the precision of a comparison. */
  public static Precision precision(String text) {
    double share = fraction(text);
    if (share == 0) {
      throw new TypeConversionException(
          "'%s' can never be reached; write for example 1%%".formatted(text));
    }
    return new Precision(share);
  }
}
