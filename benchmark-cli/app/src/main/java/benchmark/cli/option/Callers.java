// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.Defaults;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JmhOption;
import benchmark.contract.Scenario;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of every command that calls in a closed loop: how many call at the same time. */
public final class Callers {

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "N",
      description = "concurrent callers (default: the scenario's, " + Defaults.THREADS + ").")
  private Integer threads;

  /** How many, if the user says it. */
  public Optional<Integer> number() {
    return Optional.ofNullable(threads);
  }

  /** How many: the scenario's unless the user says otherwise. */
  public int of(Scenario scenario) {
    return number().orElse(scenario.callers());
  }

  /** These callers in JMH's words. */
  public JmhArguments jmh() {
    return number()
        .map(it -> JmhArguments.NONE.with(JmhOption.THREADS, it))
        .orElse(JmhArguments.NONE);
  }
}
