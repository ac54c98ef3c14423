// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** How numbers are written: a decimal point in every locale. */
public final class Numbers {

  /** Bytes of a mebibyte. */
  public static final double MEBI = 1 << 20;

  /** Shown where there is no number. */
  public static final String NONE = "-";

  private static final double HIGHEST_SHARE = 10;

  private Numbers() {}

  /** Writes a number to so many significant digits, without an exponent: 0.70, 47.3, 12300. */
  public static String rounded(double value, int digits) {
    if (Double.isNaN(value)) {
      return NONE;
    }
    double rounded = round(value, digits);
    int whole = rounded == 0 ? digits : (int) Math.floor(Math.log10(Math.abs(rounded))) + 1;
    return String.format(Locale.ROOT, "%." + Math.max(0, digits - whole) + "f", rounded);
  }

  /** Writes a number to so many significant digits, thousands as k and millions as M: 39.0k. */
  public static String scaled(double value, int digits) {
    double rounded = round(value, digits);
    if (rounded >= 1e6) {
      return rounded(rounded / 1e6, digits) + "M";
    }
    return rounded >= 1e3 ? rounded(rounded / 1e3, digits) + "k" : rounded(rounded, digits);
  }

  /** A number to so many significant digits; itself if it is not finite. */
  public static double round(double value, int digits) {
    return Double.isFinite(value)
        ? new BigDecimal(value).round(new MathContext(digits)).doubleValue()
        : value;
  }

  /**
   * Writes a number to three significant digits, and all of them before the point: 47.3, 0.701,
   * 12345; a dash if not finite.
   */
  public static String of(double value) {
    return of(value, 3);
  }

  private static String of(double value, int digits) {
    if (!Double.isFinite(value)) {
      return NONE;
    }
    if (value == 0) {
      return "0";
    }
    int whole = (int) Math.floor(Math.log10(Math.abs(round(value, digits)))) + 1;
    int decimals = Math.max(0, Math.min(6, digits - whole));
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** A number of up to four digits without zeros at its end: 0.6, 5, 12.25. */
  public static String plain(double value) {
    String text = of(value, 4);
    return text.contains(".") ? text.replaceFirst("\\.?0+$", "") : text;
  }

  /**
   * Writes a share in percent with at least two digits: 0.41 is 41%, 0.041 is 4.1%. What is above
   * ten times the whole is no more than that.
   */
  public static String share(double value) {
    if (value > HIGHEST_SHARE) {
      return ">" + Math.round(HIGHEST_SHARE * 100) + "%";
    }
    return Double.isNaN(value)
        ? NONE
        : String.format(Locale.ROOT, value < 0.0995 ? "%.1f%%" : "%.0f%%", value * 100);
  }
}
