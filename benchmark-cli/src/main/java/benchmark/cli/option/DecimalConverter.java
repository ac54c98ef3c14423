// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number that may have decimals; picocli's own message names Java's type. */
public final class DecimalConverter implements ITypeConverter<Double> {

  @Override
  public Double convert(String text) {
    try {
      return Double.valueOf(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'%s' is not a number, such as 0.5".formatted(text));
    }
  }
}
