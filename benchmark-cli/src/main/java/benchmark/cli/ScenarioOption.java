// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
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

  /**
   * Refuses streams.
   *
   * @param because what measures calls only, as the beginning of a sentence
   * @throws UserError if a scenario has them: exit status 2
   */
  static void requireCalls(Scenario scenario, String because) {
    if (scenario.hasStreams()) {
      throw UserError.badInput(
          "--scenario %s: %s, and no streams. Take --quick or compare.", scenario, because);
    }
  }

  /** What is measured: the classic scenario unless the user says otherwise. */
  Scenario orUsual() {
    return chosen().orElse(Scenarios.USER);
  }
}
