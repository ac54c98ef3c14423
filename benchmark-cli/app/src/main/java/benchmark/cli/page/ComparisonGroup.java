// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.compare.Replicates;
import benchmark.cli.project.PairKind;
import benchmark.cli.report.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunResults;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.VariantText;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;

/**
 * Makes a group of a stored comparison.
 *
 * @param kinds of pairs, by name
 */
record ComparisonGroup(ComparisonSummary comparison, Function<String, PairKind> kinds) {

  ResultGroup group() {
    var variants = new ArrayList<ShownVariant>();
    for (int variant = 0; variant < comparison.names().size(); variant++) {
      variants.add(shown(variant));
    }
    return new ResultGroup(
        comparison.heading(),
        comparison.document(),
        "95% over " + comparison.replicates().number() + " sets of fresh JVMs",
        " of " + comparison.firstReplicate(),
        variants,
        comparison.warnings());
  }

  private ShownVariant shown(int variant) {
    CompareRecord record = comparison.record();
    String pair = VariantText.parse(record.labels().get(variant)).name();
    Optional<RunResults> first = first(variant);
    var operations = new LinkedHashMap<OperationKey, ShownValues>();
    for (OperationKey operation : comparison.replicates().operations()) {
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
    String name = comparison.replicates().measured(variant).findFirst().orElseThrow().folder();
    Path folder = comparison.folder().resolve(name).normalize();
    return StoredRun.isFinished(folder)
        ? Optional.of(StoredRun.read(folder).results())
        : Optional.empty();
  }

  private ShownValues measurement(int variant, OperationKey operation, Optional<RunResults> first) {
    Replicates replicates = comparison.replicates();
    var estimates = new EnumMap<Metric, Estimate>(Metric.class);
    for (Metric metric : Metric.values()) {
      estimates.put(metric, replicates.estimate(variant, operation, metric));
    }
    return new ShownValues(
        estimates,
        replicates.cost(variant, operation).orElse(null),
        replicates.series(variant, operation).stream()
            .flatMap(one -> DoubleStream.of(one).boxed())
            .toList(),
        first.map(it -> it.spectrum(operation)).orElse(List.of()));
  }
}
