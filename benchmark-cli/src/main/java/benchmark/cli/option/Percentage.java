// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** A percentage from 0% to below 100%, such as 2% or 12.5%. */
final class Percentage {

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
}
