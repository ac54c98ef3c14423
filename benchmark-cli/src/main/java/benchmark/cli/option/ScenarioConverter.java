// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a scenario. */
public final class ScenarioConverter implements ITypeConverter<Scenario> {

  @Override
  public Scenario convert(String name) {
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
