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

/**
 * What makes the calls in a client's JVM and measures them, with its options. Immutable. Its
 * results and costs are files that the client writes where {@link
 * benchmark.launch.LaunchProperties#RESULTS} and {@link benchmark.launch.LaunchProperties#COSTS}
 * say, and JMH's table in {@link RunFiles#JMH_TEXT}.
 */
public interface LoadGenerator {

  /** What is measured, unless the options say otherwise. */
  Scenario scenario();

  /** This generator with another number of callers, whatever was said of it before. */
  LoadGenerator withThreads(int threads);

  /** This generator without some operations, which the pair cannot carry. */
  LoadGenerator without(UnsupportedOperations unsupported);

  /** The client's main class; one that measures slices, unless a generator says otherwise. */
  default EntryPoint main() {
    return EntryPoint.SLICES;
  }

  /** The client's arguments. */
  default List<String> arguments() {
    return List.of();
  }

  /** Whether it runs profilers of its own, so that its results are not a measurement. */
  default boolean profiles() {
    return false;
  }

  /** Whether it measures for so long that both JVMs are to report their gauges. */
  default boolean isLong() {
    return false;
  }

  /** The name of the file of standard output in a run's folder. */
  default String outputFile() {
    return RunFiles.SLICES_TEXT;
  }

  /**
   * What drives the clients.
   *
   * @param parts how many there are
   * @param listener learns where the run is
   */
  ClientDriver driver(PartCounts parts, Consumer<Position> listener);
}
