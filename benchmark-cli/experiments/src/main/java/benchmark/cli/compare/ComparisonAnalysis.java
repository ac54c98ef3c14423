// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.Warning;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.Verdict;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.List;

/**
 * What a comparison has found, as every report of it tells.
 *
 * @param labels the variants, the baseline first
 * @param replicates at least one
 * @param margin the difference that is too small to matter
 */
record ComparisonAnalysis(
    List<String> labels,
    Design design,
    Replicates replicates,
    Margin margin,
    Conclusion conclusion) {

  /** The verdict on a variant in a metric of an operation. */
  Verdict verdict(int variant, OperationKey operation, Metric metric) {
    return comparison(variant, operation, metric).verdict(margin);
  }

  Comparison comparison(int variant, OperationKey operation, Metric metric) {
    return replicates.comparison(variant, operation, metric);
  }

  /** Whether there is something to say beside a ratio. */
  boolean hasVerdicts() {
    return conclusion == Conclusion.VERDICTS || conclusion == Conclusion.NOISE_FLOOR;
  }

  /** What a table says of a variant's metric. */
  String verdictInTable(int variant, OperationKey operation, Metric metric) {
    return conclusion == Conclusion.NOISE_FLOOR
        ? "itself"
        : Formats.words(verdict(variant, operation, metric));
  }

  /** The operations in which all CPUs were busy in most replicates; empty if there is none. */
  String busyOperations() {
    List<OperationKey> operations = replicates.operations();
    List<OperationKey> busy =
        operations.stream()
            .filter(
                operation ->
                    2 * replicates.all().stream().filter(it -> isBusy(it, operation)).count()
                        > replicates.number())
            .toList();
    return busy.size() == operations.size() && busy.size() > 1
        ? "all operations"
        : Words.list(busy.stream().map(OperationKey::label).toList());
  }

  private static boolean isBusy(Replicate replicate, OperationKey operation) {
    return replicate.variants().stream()
        .flatMap(it -> it.warnings().stream())
        .anyMatch(it -> it.kind() == Warning.Kind.CPUS_BUSY && operation.equals(it.operation()));
  }

  /** What a metric is called in a sentence. */
  String noun(Metric metric) {
    return design == Design.CODEC ? metric.words().replace("call", "message") : metric.words();
  }

  /** Several replicates in words. */
  String counted() {
    return design.counted(replicates.number());
  }
}
