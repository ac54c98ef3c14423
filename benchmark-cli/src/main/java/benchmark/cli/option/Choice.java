// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.compare.Design;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.TypeConversionException;

/** Values that have names. */
public final class Choice {

  private Choice() {}

  /** Reads the design of a comparison of calls: blocks or rounds. */
  public static Design design(String text) {
    List<Design> designs = List.of(Design.BLOCKS, Design.ROUNDS);
    return designs.stream()
        .filter(design -> design.toString().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'%s' is not a design; write %s"
                        .formatted(
                            text,
                            designs.stream()
                                .map(Design::toString)
                                .collect(Collectors.joining(" or ")))));
  }

  /** Reads the name of a scenario. */
  public static Scenario scenario(String name) {
    return Scenarios.named(name)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no scenario '%s'; there are %s"
                        .formatted(
                            name,
                            Scenarios.ALL.stream()
                                .map(Scenario::name)
                                .collect(Collectors.joining(", ")))));
  }
}
