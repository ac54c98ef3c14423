// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number above zero. */
public final class PositiveConverter implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    if (!text.matches("0*[1-9][0-9]{0,8}")) {
      throw new TypeConversionException("'%s' is not a positive integer".formatted(text));
    }
    return Integer.valueOf(text);
  }
}
