// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.PairedRatio;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;

/** The finished rounds of a comparison, and what they say. The first variant is the baseline. */
public record Rounds(List<Round> finished) {

  /** The operations that every variant was measured in, in every round, in order. */
  public List<OperationKey> operations() {
    if (finished.isEmpty()) {
      return List.of();
    }
    var common = new ArrayList<>(finished.get(0).variants().get(0).results().keySet());
    for (Round round : finished) {
      round.variants().forEach(measured -> common.retainAll(measured.results().keySet()));
    }
    return List.copyOf(common);
  }

  /** A variant against the baseline in one metric of one operation. */
  public Comparison comparison(int variant, OperationKey operation, Metric metric) {
    return new Comparison(
        operation.label() + " " + metric.label(),
        metric.direction(),
        PairedRatio.of(values(0, operation, metric), values(variant, operation, metric)));
  }

  /** Every comparison of every variant but the baseline. */
  public List<Comparison> comparisons(int variants, Metric... metrics) {
    var comparisons = new ArrayList<Comparison>();
    for (int variant = 1; variant < variants; variant++) {
      comparisons.addAll(comparisonsOf(variant, metrics));
    }
    return comparisons;
  }

  /** Every comparison of one variant. */
  List<Comparison> comparisonsOf(int variant, Metric... metrics) {
    var comparisons = new ArrayList<Comparison>();
    for (OperationKey operation : operations()) {
      for (Metric metric : metrics) {
        comparisons.add(comparison(variant, operation, metric));
      }
    }
    return comparisons;
  }

  /** The geometric mean over the rounds of a metric of a variant. */
  public double mean(int variant, OperationKey operation, Metric metric) {
    double logs = 0;
    for (double value : values(variant, operation, metric)) {
      logs += Math.log(value);
    }
    return Math.exp(logs / finished.size());
  }

  private double[] values(int variant, OperationKey operation, Metric metric) {
    return finished.stream()
        .mapToDouble(round -> metric.of(round.variants().get(variant).results().get(operation)))
        .toArray();
  }
}
