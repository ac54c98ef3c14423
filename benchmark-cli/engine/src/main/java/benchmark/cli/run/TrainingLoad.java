// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.project.UnsupportedOperations;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.status.Position;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.launch.Load;
import benchmark.launch.SliceRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Calls each operation for some seconds, whatever comes of it: JVMs learn what they will need. */
record TrainingLoad(Scenario scenario, List<? extends Operation<?>> operations, int callers)
    implements LoadGenerator {

  private static final int MILLIS = 2_000;

  static TrainingLoad of(Scenario scenario) {
    return new TrainingLoad(scenario, scenario.operations(), scenario.callers());
  }

  @Override
  public LoadGenerator withThreads(int threads) {
    return new TrainingLoad(scenario, operations, threads);
  }

  @Override
  public LoadGenerator without(UnsupportedOperations unsupported) {
    return new TrainingLoad(
        scenario,
        operations.stream().filter(it -> !unsupported.includes(it.name())).toList(),
        callers);
  }

  @Override
  public ClientDriver driver(PartCounts parts, Consumer<Position> listener) {
    return new ClientDriver() {
      @Override
      public void accept(int client, String piece) {
        // replies are of no interest
      }

      @Override
      public SliceFacts drive(List<? extends DrivenProcess> clients, Path folder) {
        operations.forEach(it -> clients.get(0).send(request(it).toLine()));
        clients.get(0).send(SliceRequest.END);
        return null;
      }
    };
  }

  private SliceRequest request(Operation<?> operation) {
    return new SliceRequest(
        Contracts.benchmark(operation),
        operation.key(),
        new Load.Closed(callers),
        MILLIS,
        SliceRequest.Purpose.RESULT);
  }
}
