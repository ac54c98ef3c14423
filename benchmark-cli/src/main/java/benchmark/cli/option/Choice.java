// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.compare.Design;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.util.List;
import java.util.function.Function;
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
    return named("scenario", name, Scenarios.ALL, Scenario::name);
  }

  /** Finds what has a name among all of its kind, which the error sentence names. */
  static <T> T named(String kind, String name, List<T> all, Function<T, String> nameOf) {
    return all.stream()
        .filter(it -> nameOf.apply(it).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no %s '%s'; there are %s"
                        .formatted(
                            kind,
                            name,
                            all.stream().map(nameOf).collect(Collectors.joining(", ")))));
  }
}
