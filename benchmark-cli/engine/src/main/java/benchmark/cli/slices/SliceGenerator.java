// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.project.UnsupportedOperations;
import benchmark.cli.run.ClientDriver;
import benchmark.cli.run.LoadGenerator;
import benchmark.cli.run.PartCounts;
import benchmark.cli.status.Position;
import benchmark.contract.Scenario;
import java.util.function.Consumer;

/**
 * One JVM that measures all operations in turn, in slices: a closed loop of some threads.
 *
 * @param isLong whether it does so for hours
 */
public record SliceGenerator(SliceSettings settings, Scenario scenario, boolean isLong)
    implements LoadGenerator {

  /** Of a run that is not long. */
  public SliceGenerator(SliceSettings settings, Scenario scenario) {
    this(settings, scenario, false);
  }

  @Override
  public LoadGenerator withThreads(int threads) {
    return new SliceGenerator(settings.withCallers(threads), scenario, isLong);
  }

  @Override
  public LoadGenerator without(UnsupportedOperations unsupported) {
    return new SliceGenerator(settings.without(unsupported), scenario, isLong);
  }

  @Override
  public ClientDriver driver(PartCounts parts, Consumer<Position> listener) {
    return new SliceDriver(settings, parts, listener);
  }
}
