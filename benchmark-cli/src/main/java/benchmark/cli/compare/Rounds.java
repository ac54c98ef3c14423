// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationResult;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.PairedRatio;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The finished rounds of a comparison, and what they say. The first variant is the baseline. */
public record Rounds(List<Round> finished) {

  /** The operations that every variant was measured in, in order. */
  public List<String> operations() {
    return finished.isEmpty()
        ? List.of()
        : List.copyOf(finished.get(0).variants().get(0).figures().keySet());
  }

  /** A variant against the baseline in one figure of one operation. */
  public Comparison comparison(int variant, String operation, Metric kind) {
    return new Comparison(
        operation + " " + kind.label(),
        kind.direction(),
        PairedRatio.of(figures(0, operation, kind::of), figures(variant, operation, kind::of)));
  }

  /** Every comparison of every variant but the baseline. */
  public List<Comparison> comparisons(int variants, Metric... kinds) {
    var comparisons = new ArrayList<Comparison>();
    for (int variant = 1; variant < variants; variant++) {
      comparisons.addAll(comparisonsOf(variant, kinds));
    }
    return comparisons;
  }

  /** Every comparison of one variant. */
  List<Comparison> comparisonsOf(int variant, Metric... kinds) {
    var comparisons = new ArrayList<Comparison>();
    for (String operation : operations()) {
      for (Metric kind : kinds) {
        comparisons.add(comparison(variant, operation, kind));
      }
    }
    return comparisons;
  }

  /** The geometric mean over the rounds of a figure of a variant. */
  public double mean(int variant, String operation, Metric kind) {
    double logs = 0;
    for (double value : figures(variant, operation, kind::of)) {
      logs += Math.log(value);
    }
    return Math.exp(logs / finished.size());
  }

  private double[] figures(
      int variant, String operation, ToDoubleFunction<OperationResult> figure) {
    return finished.stream()
        .mapToDouble(
            round -> figure.applyAsDouble(round.variants().get(variant).figures().get(operation)))
        .toArray();
  }
}
