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
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

  /** What a comparison ends with. */
  enum Conclusion {
    /** A verdict for every metric. */
    VERDICTS,

    /** How noisy the machine is: a variant was compared with itself. */
    NOISE_FLOOR,

    /** Ratios alone: it was stopped by hand, which may have looked at them. */
    STOPPED_BY_HAND,

    /** Ratios alone: stored runs, each as if it were the only round. */
    STORED_RUNS
  }

  /** A variant against the baseline in a metric of an operation. */
  record Row(int variant, OperationKey operation, Metric metric, Comparison comparison) {}

  /** All that is known, variant by variant, operation by operation. */
  List<Row> rows() {
    return IntStream.range(1, labels.size())
        .boxed()
        .flatMap(variant -> replicates.operations().stream().flatMap(it -> rows(variant, it)))
        .toList();
  }

  private Stream<Row> rows(int variant, OperationKey operation) {
    return replicates.metrics(operation).stream()
        .map(it -> new Row(variant, operation, it, replicates.comparison(variant, operation, it)));
  }

  /** What tables show of an operation of a variant. */
  Stream<Row> shown(int variant, OperationKey operation) {
    List<Metric> shown = replicates.shownMetrics(operation);
    return rows(variant, operation).filter(it -> shown.contains(it.metric()));
  }

  Verdict verdict(Row row) {
    return row.comparison().verdict(margin);
  }

  /** Whether there is something to say beside a ratio. */
  boolean hasVerdicts() {
    return conclusion == Conclusion.VERDICTS || conclusion == Conclusion.NOISE_FLOOR;
  }

  /** What a table says of a row. */
  String verdictInTable(Row row) {
    return conclusion == Conclusion.NOISE_FLOOR ? "itself" : Formats.words(verdict(row));
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
