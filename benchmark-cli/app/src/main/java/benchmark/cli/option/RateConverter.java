// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads calls in a second: 500, 2.5k or 1M. */
public final class RateConverter implements ITypeConverter<Double> {

  private static final Pattern RATE = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,3})?)([kM]?)");

  @Override
  public Double convert(String text) {
    Matcher rate = RATE.matcher(text);
    double calls = rate.matches() ? Double.parseDouble(rate.group(1)) : 0;
    if (calls == 0) {
      throw new TypeConversionException(
          "'%s' is not a rate. Give calls per second, above 0, such as 500 or 2.5k"
              .formatted(text));
    }
    return switch (rate.group(2)) {
      case "k" -> calls * 1e3;
      case "M" -> calls * 1e6;
      default -> calls;
    };
  }
}
