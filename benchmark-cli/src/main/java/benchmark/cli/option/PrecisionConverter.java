// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.statistics.Precision;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a percentage above 0% as the precision of a comparison. */
public final class PrecisionConverter implements ITypeConverter<Precision> {

  @Override
  public Precision convert(String text) {
    double share = Percentage.fraction(text);
    if (share == 0) {
      throw new TypeConversionException(
          "'%s' can never be reached; write for example 1%%".formatted(text));
    }
    return new Precision(share);
  }
}
