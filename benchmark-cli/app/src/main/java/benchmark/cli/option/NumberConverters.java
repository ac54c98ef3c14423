// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Numbers. Other texts are refused in words; picocli's own messages name Java's types. */
public final class NumberConverters {

  private static final int HIGHEST_PORT = 65_535;

  private NumberConverters() {}

  /** Reads a number that may have decimals. Java also takes 1d for one, which is no day. */
  public static Double decimal(String text) {
    if (!text.matches("-?[0-9]*\\.?[0-9]+")) {
      throw isNot("a number, such as 0.5", text);
    }
    return Double.valueOf(text);
  }

  /** Reads a whole number above zero. */
  public static Integer positive(String text) {
    if (!text.matches("0*[1-9][0-9]{0,8}")) {
      throw isNot("a positive integer", text);
    }
    return Integer.valueOf(text);
  }

  /** Reads a whole number that may be zero. */
  public static final class WholeNumber implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
      try {
        return Integer.valueOf(text);
      } catch (NumberFormatException e) {
        throw isNot("a whole number", text);
      }
    }
  }

  /** Reads a port's number. */
  public static final class Port implements ITypeConverter<Integer> {

    @Override
    public Integer convert(String text) {
      if (!text.matches("[1-9][0-9]{0,4}") || Integer.parseInt(text) > HIGHEST_PORT) {
        throw isNot("a port; that is a number from 1 to " + HIGHEST_PORT, text);
      }
      return Integer.valueOf(text);
    }
  }

  private static TypeConversionException isNot(String wanted, String text) {
    return new TypeConversionException("'%s' is not %s".formatted(text, wanted));
  }
}
