// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.chart.Forest;
import benchmark.cli.project.PairKind;
import benchmark.cli.text.Document;
import benchmark.launch.OperationKey;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What was measured in the same way and may be looked at side by side.
 *
 * @param title how it was measured
 * @param note on what it depends
 * @param sentences what it comes to
 * @param throughputInterval what the intervals of throughputs are
 * @param tables all of it, as a terminal shows it
 * @param warnings reasons to question it, each with a next step
 */
record ResultGroup(
    String title,
    String note,
    List<String> sentences,
    List<Forest> forests,
    String throughputInterval,
    List<ShownVariant> variants,
    Document tables,
    List<String> warnings) {

  /** What any of the variants has measured, in order. */
  Set<OperationKey> operations() {
    return operations(variants);
  }

  /** What any of some variants has measured, in order. */
  static Set<OperationKey> operations(List<ShownVariant> variants) {
    var all = new LinkedHashSet<OperationKey>();
    variants.forEach(shown -> all.addAll(shown.operations().keySet()));
    return all;
  }

  /**
   * The variants that have measured an operation, in an order that is the same for all operations:
   * the fastest on the whole first, so that each keeps its colour from picture to picture.
   */
  List<ShownVariant> ranked(OperationKey operation) {
    return variants.stream()
        .filter(shown -> shown.operations().containsKey(operation))
        .sorted(Comparator.comparingDouble(ResultGroup::meanTime))
        .toList();
  }

  /** The mean over the operations of the log of the time per call. */
  private static double meanTime(ShownVariant shown) {
    return shown.operations().values().stream()
        .mapToDouble(it -> -Math.log(it.throughput()))
        .average()
        .orElse(Double.NaN);
  }

  /** The variants that have measured an operation, the fastest first. */
  List<ShownVariant> in(OperationKey operation) {
    return sorted(variants, operation);
  }

  /** Those of some variants that compete in an operation, the fastest first. */
  static List<ShownVariant> competing(List<ShownVariant> variants, OperationKey operation) {
    return sorted(variants, operation).stream()
        .filter(it -> it.kind() == PairKind.ORDINARY)
        .filter(it -> it.operations().get(operation).throughput() > 0)
        .toList();
  }

  private static List<ShownVariant> sorted(List<ShownVariant> variants, OperationKey operation) {
    return variants.stream()
        .filter(shown -> shown.operations().containsKey(operation))
        .sorted(Comparator.comparingDouble(it -> -it.operations().get(operation).throughput()))
        .toList();
  }
}
