// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.statistics.Margin;
import picocli.CommandLine.ITypeConverter;

/** Reads a percentage as a margin. */
public final class MarginConverter implements ITypeConverter<Margin> {

  @Override
  public Margin convert(String text) {
    return new Margin(Percentage.fraction(text));
  }
}
