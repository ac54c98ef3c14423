// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RateLoad;
import benchmark.cli.statistics.Autocorrelation;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Samples;
import benchmark.cli.statistics.SliceMean;
import benchmark.launch.OperationKey;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The finished replicates of a comparison, and what they say. The first variant is the baseline.
 *
 * @param leading the metric that is known of every operation, and that is looked at first
 */
public record Replicates(List<Replicate> all, Metric leading) {

  /** Copies the list. */
  public Replicates {
    all = List.copyOf(all);
  }

  /** Replicates of calls, in which throughput leads. */
  public Replicates(List<Replicate> all) {
    this(all, Metric.THROUGHPUT);
  }

  /** How many there are. */
  public int number() {
    return all.size();
  }

  /** The operations whose leading metric is known of every variant in every replicate, in order. */
  public List<OperationKey> operations() {
    if (all.isEmpty()) {
      return List.of();
    }
    return all.get(0).variants().get(0).values().keySet().stream()
        .filter(operation -> isKnown(operation, leading))
        .toList();
  }

  /** The metrics of an operation that are known of every variant in every replicate. */
  public List<Metric> metrics(OperationKey operation) {
    return Arrays.stream(Metric.values()).filter(metric -> isKnown(operation, metric)).toList();
  }

  /** Those of them that tables show, and that a gate on every metric looks at. */
  public List<Metric> shownMetrics(OperationKey operation) {
    List<Metric> shown = RateLoad.isOf(operation) ? Metric.OF_RATES : Metric.OF_TABLES;
    return shown.stream().filter(metric -> isKnown(operation, metric)).toList();
  }

  /** A variant against the baseline in a metric that is known. */
  public Comparison comparison(int variant, OperationKey operation, Metric metric) {
    return new Comparison(
        operation.label() + " " + metric.label(),
        metric.direction(),
        PairedRatio.of(values(0, operation, metric), values(variant, operation, metric)));
  }

  /** The comparison in the metric that leads. */
  Comparison inLeading(int variant, OperationKey operation) {
    return comparison(variant, operation, leading);
  }

  /** How many variants there are; 0 before the first replicate. */
  int variants() {
    return all.isEmpty() ? 0 : all.get(0).variants().size();
  }

  /** The geometric mean over the replicates of a metric of a variant; NaN if one lacks it. */
  public double mean(int variant, OperationKey operation, Metric metric) {
    return Samples.geometricMean(values(variant, operation, metric));
  }

  /** The mean of what calls of a variant cost; empty if no replicate tells. */
  public Optional<OperationCost> cost(int variant, OperationKey operation) {
    List<OperationCost> costs =
        measured(variant).map(it -> it.costs().get(operation)).filter(Objects::nonNull).toList();
    return costs.isEmpty() ? Optional.empty() : Optional.of(OperationCost.mean(costs));
  }

  /** The series of an operation in a variant, one for each replicate that has one. */
  public List<double[]> series(int variant, OperationKey operation) {
    return measured(variant)
        .map(it -> it.seriesOf(operation))
        .filter(one -> one.length > 0)
        .toList();
  }

  /** What was measured of one variant. */
  public Stream<Replicate.VariantResult> measured(int variant) {
    return all.stream().map(replicate -> replicate.variants().get(variant));
  }

  /** A metric of a variant in every replicate; NaN where one lacks it. */
  public double[] values(int variant, OperationKey operation, Metric metric) {
    return measured(variant)
        .map(it -> it.values().getOrDefault(operation, Map.of()))
        .mapToDouble(values -> values.getOrDefault(metric, Double.NaN))
        .toArray();
  }

  private boolean isKnown(OperationKey operation, Metric metric) {
    return all.stream()
        .flatMap(replicate -> replicate.variants().stream())
        .allMatch(it -> it.values().getOrDefault(operation, Map.of()).containsKey(metric));
  }

  /** The mean over the replicates, with its interval where there are several that have it. */
  public Estimate estimate(int variant, OperationKey operation, Metric metric) {
    double[] values = values(variant, operation, metric);
    boolean hasInterval = values.length > 1 && Arrays.stream(values).noneMatch(Double::isNaN);
    return Estimate.of(
        mean(variant, operation, metric),
        hasInterval
            ? Optional.of(SliceMean.of(new Autocorrelation(0), values).interval())
            : Optional.empty());
  }
}
