// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

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
 * @param warnings reasons to question it, each with a next step
 */
record Evidence(
    String title,
    String note,
    List<String> sentences,
    List<Forest> forests,
    String throughputInterval,
    List<Subject> subjects,
    List<String> warnings) {

  /** What any of the subjects has measured, in order. */
  Set<OperationKey> operations() {
    var all = new LinkedHashSet<OperationKey>();
    subjects.forEach(subject -> all.addAll(subject.operations().keySet()));
    return all;
  }

  /**
   * The subjects that have measured an operation, in an order that is the same for all operations:
   * the fastest on the whole first, so that each keeps its colour from picture to picture.
   */
  List<Subject> ranked(OperationKey operation) {
    return subjects.stream()
        .filter(subject -> subject.operations().containsKey(operation))
        .sorted(Comparator.comparingDouble(Evidence::meanTime))
        .toList();
  }

  /** The mean over the operations of the log of the time per call. */
  private static double meanTime(Subject subject) {
    return subject.operations().values().stream()
        .mapToDouble(it -> -Math.log(it.throughput()))
        .average()
        .orElse(Double.NaN);
  }

  /** The subjects that have measured an operation, the fastest first. */
  List<Subject> in(OperationKey operation) {
    return subjects.stream()
        .filter(subject -> subject.operations().containsKey(operation))
        .sorted(
            (one, other) ->
                Double.compare(
                    other.operations().get(operation).throughput(),
                    one.operations().get(operation).throughput()))
        .toList();
  }
}
