// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number that may be zero; picocli's own message names Java's type. */
public final class WholeNumberConverter implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    try {
      return Integer.valueOf(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException("'%s' is not a whole number".formatted(text));
    }
  }
}
