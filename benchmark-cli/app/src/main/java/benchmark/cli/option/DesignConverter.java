// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.compare.Design;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the design of a comparison of calls: blocks or rounds. */
public final class DesignConverter implements ITypeConverter<Design> {

  @Override
  public Design convert(String text) {
    return Stream.of(Design.BLOCKS, Design.ROUNDS)
        .filter(design -> design.toString().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'%s' is not a design; write blocks or rounds".formatted(text)));
  }
}
