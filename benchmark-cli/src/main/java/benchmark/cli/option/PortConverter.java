// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a port's number. */
public final class PortConverter implements ITypeConverter<Integer> {

  private static final int HIGHEST = 65_535;

  @Override
  public Integer convert(String text) {
    if (!text.matches("[1-9][0-9]{0,4}") || Integer.parseInt(text) > HIGHEST) {
      throw new TypeConversionException(
          "'%s' is not a port; that is a number from 1 to %d".formatted(text, HIGHEST));
    }
    return Integer.valueOf(text);
  }
}
