// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.report.ResultRow;
import benchmark.cli.text.Document;
import benchmark.launch.OperationKey;
import java.util.Comparator;
import java.util.List;

/**
 * What was measured in the same way and may be looked at side by side.
 *
 * @param title how it was measured
 * @param headline what it comes to, in a sentence
 * @param source what made it: a command, and how often it measured
 * @param answer the same in a picture and a few lines, and a terminal's tables
 * @param throughputInterval what the intervals of throughputs are
 * @param sourceOfPercentiles follows the word where they are not of all calls: " of the first
 *     block"; empty where they are
 * @param warnings reasons to question it, each with a next step
 */
record ResultGroup(
    String title,
    String headline,
    String source,
    Document answer,
    String throughputInterval,
    String sourceOfPercentiles,
    List<ResultRow> variants,
    List<String> warnings) {

  /** What any of the variants has measured, in order. */
  List<OperationKey> operations() {
    return variants.stream().flatMap(it -> it.operations().keySet().stream()).distinct().toList();
  }

  /**
   * The variants that have measured an operation, in an order that is the same for all operations:
   * the fastest overall first, so that each keeps its colour from picture to picture.
   */
  List<ResultRow> ranked(OperationKey operation) {
    return variants.stream()
        .filter(shown -> shown.operations().containsKey(operation))
        .sorted(Comparator.comparingDouble(ResultGroup::meanTime))
        .toList();
  }

  /** The mean over the operations of the log of the time per call. */
  private static double meanTime(ResultRow shown) {
    return shown.operations().values().stream()
        .mapToDouble(it -> -Math.log(it.throughput()))
        .average()
        .orElse(Double.NaN);
  }
}
