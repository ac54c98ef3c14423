// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.CpuPinning;
import benchmark.cli.machine.Machine;
import benchmark.cli.report.RunReport;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.OperationCost;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What a client that runs by itself tells besides JMH's table. Its server is a process that it
 * knows nothing of, maybe on another host: what the server costs is missing.
 */
final class ClientResults implements AutoCloseable {

  private final Machine machine = Machine.now();
  private final boolean profiled;
  private final CpuPinning pinning;
  private final Path dir;
  private final Path results;
  private final Path costs;

  /**
   * Prepares.
   *
   * @param profiled whether a profiler will run
   * @param pinning the CPUs that the client is kept to
   */
  ClientResults(boolean profiled, CpuPinning pinning) {
    this.profiled = profiled;
    this.pinning = pinning;
    try {
      dir = Files.createTempDirectory("benchmark-client-");
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot create a folder for temporary files: %s. Make room or point TMPDIR elsewhere.",
          e.getMessage());
    }
    results = dir.resolve("jmh.json");
    costs = dir.resolve("costs.csv");
  }

  /** Lets a client write its figures. */
  void requestedFrom(JavaCommand client) {
    client.property(LaunchProperties.RESULTS, results).property(LaunchProperties.COSTS, costs);
  }

  /** The figures for a terminal, and reasons to doubt them; nothing if nothing was measured. */
  String toText() {
    if (!Files.exists(results)) {
      return "";
    }
    List<JmhResult> measured = JmhResult.read(results);
    Map<String, OperationCost> cost = OperationCost.of(costs);
    return "\n"
        + RunReport.toText(
            cost,
            ValidityChecks.of(
                measured,
                cost,
                List.of(),
                machine,
                profiled,
                pinning,
                ValidityChecks.HIGHEST_OF_JMH));
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(results);
      Files.deleteIfExists(costs);
      Files.deleteIfExists(dir);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
