// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of every command that measures. */
final class ScenarioOption {

  @Option(
      names = "--scenario",
      paramLabel = "NAME",
      description =
          "what is called and by how many callers (default user; list --scenarios shows" + " all).")
  private Scenario scenario;

  /** What is measured, if the user says it. */
  Optional<Scenario> chosen() {
    return Optional.ofNullable(scenario);
  }

  /** What is measured: the classic scenario unless the user says otherwise. */
  Scenario orUsual() {
    return chosen().orElse(Scenarios.USER);
  }
}
