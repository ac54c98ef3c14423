// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.compare.Design;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the design of a comparison: blocks or rounds. */
public final class DesignConverter implements ITypeConverter<Design> {

  @Override
  public Design convert(String text) {
    return Arrays.stream(Design.values())
        .filter(design -> design.toString().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'%s' is not a design; write %s"
                        .formatted(
                            text,
                            Arrays.stream(Design.values())
                                .map(Design::toString)
                                .collect(Collectors.joining(" or ")))));
  }
}
