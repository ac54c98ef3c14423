// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.project.UnsupportedOperations;
import benchmark.cli.results.RunFiles;
import benchmark.cli.status.Position;
import benchmark.contract.Scenario;
import benchmark.launch.EntryPoint;
import java.util.List;
import java.util.function.Consumer;

/** JMH: a closed loop of some threads. */
public record JmhGenerator(JmhArguments options, Scenario scenario) implements LoadGenerator {

  @Override
  public LoadGenerator withThreads(int threads) {
    return new JmhGenerator(options.override(JmhOption.THREADS, threads), scenario);
  }

  /**
   * This generator: {@link benchmark.launch.LaunchProperties#LEFT_OUT} names the operations to the
   * client.
   */
  @Override
  public LoadGenerator without(UnsupportedOperations unsupported) {
    return this;
  }

  @Override
  public EntryPoint main() {
    return EntryPoint.JMH;
  }

  @Override
  public List<String> arguments() {
    return options.toList();
  }

  @Override
  public boolean profiles() {
    return options.profile();
  }

  @Override
  public String outputFile() {
    return RunFiles.JMH_TEXT;
  }

  @Override
  public ClientDriver driver(PartCounts parts, Consumer<Position> listener) {
    return new JmhOutput(listener);
  }
}
