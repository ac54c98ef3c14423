// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.compare.Replicate;
import benchmark.cli.compare.Replicates;
import benchmark.cli.project.PairKind;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RunResults;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.VariantText;
import benchmark.cli.statistics.Autocorrelation;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.SliceMean;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Makes a group of a stored comparison. */
final class ComparisonGroup {

  private final ComparisonSummary comparison;
  private final CompareRecord record;
  private final Replicates replicates;
  private final Function<String, PairKind> kinds;

  /**
   * A comparison to make a group of.
   *
   * @param kinds of pairs, by name
   */
  ComparisonGroup(ComparisonSummary comparison, Function<String, PairKind> kinds) {
    this.comparison = comparison;
    this.record = comparison.record();
    this.replicates = comparison.replicates();
    this.kinds = kinds;
  }

  ResultGroup group() {
    var variants = new ArrayList<ShownVariant>();
    for (int variant = 0; variant < comparison.names().size(); variant++) {
      variants.add(shown(variant));
    }
    return new ResultGroup(
        comparison.title(),
        comparison.document(),
        "95% over " + replicates.number() + " sets of fresh JVMs",
        variants,
        comparison.warnings());
  }

  private ShownVariant shown(int variant) {
    String pair = VariantText.parse(record.labels().get(variant)).name();
    Optional<RunResults> first = first(variant);
    var operations = new LinkedHashMap<OperationKey, ShownValues>();
    for (OperationKey operation : replicates.operations()) {
      operations.put(operation, measurement(variant, operation, first));
    }
    return new ShownVariant(
        comparison.names().get(variant),
        pair,
        kinds.apply(pair),
        record.conditions().jdk().version(),
        operations);
  }

  /** Of the first replicate: percentiles of several JVMs cannot be averaged. */
  private Optional<RunResults> first(int variant) {
    Path folder = comparison.folder().resolve(measured(variant).get(0).folder()).normalize();
    return StoredRun.isFinished(folder)
        ? Optional.of(StoredRun.read(folder).results())
        : Optional.empty();
  }

  private ShownValues measurement(int variant, OperationKey operation, Optional<RunResults> first) {
    Optional<Interval> interval = interval(variant, operation);
    List<OperationCost> costs =
        measured(variant).stream()
            .map(it -> it.costs().get(operation))
            .filter(Objects::nonNull)
            .toList();
    return new ShownValues(
        replicates.mean(variant, operation, Metric.THROUGHPUT),
        interval.map(Interval::low).orElse(Double.NaN),
        interval.map(Interval::high).orElse(Double.NaN),
        replicates.mean(variant, operation, Metric.P50),
        replicates.mean(variant, operation, Metric.P99),
        costs.isEmpty() ? null : OperationCost.mean(costs),
        measured(variant).stream()
            .flatMap(it -> it.series().getOrDefault(operation, List.of()).stream())
            .toList(),
        first.map(it -> it.spectrum(operation)).orElse(List.of()));
  }

  private Optional<Interval> interval(int variant, OperationKey operation) {
    double[] values =
        measured(variant).stream()
            .mapToDouble(it -> it.values().get(operation).get(Metric.THROUGHPUT))
            .toArray();
    return values.length < 2
        ? Optional.empty()
        : Optional.of(SliceMean.of(new Autocorrelation(0), values).interval());
  }

  private List<Replicate.VariantResult> measured(int variant) {
    return replicates.all().stream().map(it -> it.variants().get(variant)).toList();
  }
}
