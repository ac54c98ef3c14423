// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.OptionalDouble;

/**
 * A comparison and the slowdown that is allowed for its metric.
 *
 * @param comparison one metric of one operation
 * @param allowed with delta 0.05 a candidate may take 1.05 times as long, or use 1.05 times as
 *     much: a latency ratio up to 1.05, a throughput ratio down to 1/1.05 = 0.952
 */
public record GateLook(Comparison comparison, Margin allowed) {

  /**
   * The smallest slowdown that a gate of this noise and number of rounds would have failed with the
   * given probability, whatever it says now. Empty with 1 round.
   *
   * @param power as for {@link DetectableDifference#smallest}
   * @param looks how many comparisons the gate looks at, times the divisor of a further look at it
   * @return a fraction: 0.08 means that a candidate which takes 1.08 times as long would have
   *     failed
   */
  public OptionalDouble caught(double power, int looks) {
    PairedRatio ratio = comparison.ratio();
    return ratio
        .noise()
        .map(it -> DetectableDifference.smallest(it, ratio.rounds(), allowed, power, looks))
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  /**
   * Whether the entire interval is within what is allowed.
   *
   * @param divisor as for {@link PairedRatio#interval(int)}
   */
  boolean passes(int divisor) {
    return comparison
        .ratio()
        .interval(divisor)
        .map(comparison.direction()::speed)
        .filter(speed -> speed.low() >= allowed.low())
        .isPresent();
  }

  /** The one-sided p-value of being slower by no more than is allowed. 1 with 1 round. */
  double pValue() {
    PairedRatio ratio = comparison.ratio();
    double speed =
        comparison.direction() == BetterWhen.HIGHER ? ratio.logEstimate() : -ratio.logEstimate();
    double beyond = -allowed.log() - speed;
    return ratio
        .noise()
        .filter(noise -> beyond > 0)
        .map(noise -> beyond / noise.standardError(ratio.rounds()))
        .map(t -> StudentT.survival(t, ratio.rounds() - 1))
        .orElse(1.0);
  }
}
