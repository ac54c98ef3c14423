// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.Warning;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a comparison rests on: every variant measured once, by fresh JVMs, at nearly the same time.
 *
 * @param number from 1
 * @param order the variants in the order in which they ran, by their places on the command line;
 *     empty where they ran in turn
 * @param variants what was measured, by place on the command line
 */
public record Replicate(int number, List<Integer> order, List<VariantResult> variants) {

  /**
   * One variant in one replicate.
   *
   * @param folder where its raw results are, inside that of the comparison
   * @param values each finite and above 0; a metric that could not be measured is left out
   * @param series the throughput of every iteration of an operation, in the order measured, in
   *     calls per millisecond; at a rate the median of every step, in milliseconds
   * @param costs what calls cost on each side
   * @param warnings reasons to question the results
   */
  public record VariantResult(
      String folder,
      Map<OperationKey, Map<Metric, Double>> values,
      @JsonProperty("course") Map<OperationKey, List<Double>> series,
      Map<OperationKey, OperationCost> costs,
      List<Warning> warnings) {

    /** The series of an operation; empty if it has none. */
    double[] seriesOf(OperationKey operation) {
      return series.getOrDefault(operation, List.of()).stream()
          .mapToDouble(Double::doubleValue)
          .toArray();
    }

    /** This result with more warnings. */
    VariantResult with(List<Warning> more) {
      return new VariantResult(
          folder, values, series, costs, Stream.concat(warnings.stream(), more.stream()).toList());
    }
  }

  /** The order of a round: as on the command line in odd rounds, reversed in even ones. */
  static List<Integer> order(int number, int variants) {
    return IntStream.range(0, variants)
        .map(place -> number % 2 == 1 ? place : variants - 1 - place)
        .boxed()
        .toList();
  }
}
