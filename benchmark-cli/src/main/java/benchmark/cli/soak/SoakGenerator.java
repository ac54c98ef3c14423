// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.project.UnsupportedOperations;
import benchmark.cli.run.ClientDriver;
import benchmark.cli.run.LoadGenerator;
import benchmark.cli.slices.MixedGenerator;
import benchmark.cli.status.Position;
import benchmark.contract.Scenario;
import benchmark.launch.EntryPoint;
import java.util.List;
import java.util.function.Consumer;

/**
 * One JVM that measures slice after slice of one operation for hours.
 *
 * @param slices the same for a short run
 */
public record SoakGenerator(MixedGenerator slices) implements LoadGenerator {

  @Override
  public boolean isLong() {
    return true;
  }

  @Override
  public Scenario scenario() {
    return slices.scenario();
  }

  @Override
  public LoadGenerator withThreads(int threads) {
    return new SoakGenerator((MixedGenerator) slices.withThreads(threads));
  }

  @Override
  public LoadGenerator without(UnsupportedOperations unsupported) {
    return new SoakGenerator((MixedGenerator) slices.without(unsupported));
  }

  @Override
  public EntryPoint main() {
    return slices.main();
  }

  @Override
  public List<String> arguments() {
    return slices.arguments();
  }

  @Override
  public String outputFile() {
    return slices.outputFile();
  }

  @Override
  public ClientDriver driver(Consumer<Position> listener) {
    return slices.driver(listener);
  }
}
