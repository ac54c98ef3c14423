// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number that may have decimals. Java also takes 1d for one, which is no day. */
public final class DecimalConverter implements ITypeConverter<Double> {

  @Override
  public Double convert(String text) {
    if (!text.matches("-?[0-9]*\\.?[0-9]+")) {
      throw new TypeConversionException("'%s' is not a number, such as 0.5".formatted(text));
    }
    return Double.valueOf(text);
  }
}
