// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.Warning;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.OperationResult;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * One finished round: every variant measured once, each with a fresh server and fresh clients.
 *
 * @param number from 1
 * @param order the variants in the order in which they ran, by their places on the command line
 * @param variants what was measured, by place on the command line
 */
public record Round(int number, List<Integer> order, List<Measured> variants) {

  /**
   * One variant in one round.
   *
   * @param folder the run's folder, inside that of the comparison
   * @param warnings reasons to question the results
   */
  public record Measured(
      String folder,
      Map<OperationKey, OperationResult> results,
      Map<OperationKey, OperationCost> costs,
      List<Warning> warnings) {}

  /** The order of a round: as on the command line in odd rounds, reversed in even ones. */
  static List<Integer> order(int number, int variants) {
    return IntStream.range(0, variants)
        .map(place -> number % 2 == 1 ? place : variants - 1 - place)
        .boxed()
        .toList();
  }
}
