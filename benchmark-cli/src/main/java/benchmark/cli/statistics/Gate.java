// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.List;
import java.util.Objects;

/**
 * Stops a change that makes something slower by more than is allowed.
 *
 * <p>An operation fails the gate if its verdict against the allowed slowdown is {@link
 * Verdict#SLOWER}: the whole interval is beyond. Too few rounds to tell is not a failure; whoever
 * wants proof of no slowdown has to look at {@link #unsure}, too. An operation that is slower by
 * just the allowed amount fails by chance in 2.5% of comparisons, and one that is not slower at all
 * in far fewer, but the operations add up, and too few rounds to tell are a pass: {@link
 * GateResult} is the gate that shares the error and knows of inconclusive ones.
 *
 * @param allowed the slowdown that passes. With delta 0.05 a candidate may take 1.05 times as long:
 *     a latency ratio up to 1.05, a throughput ratio down to 1/1.05 = 0.952
 */
public record Gate(Margin allowed) {

  /** Checks that the margin is there. */
  public Gate {
    Objects.requireNonNull(allowed, "allowed");
  }

  /**
   * The comparisons that fail, in the order given; empty if the candidate passes.
   *
   * @throws IllegalArgumentException if there is no comparison, for then nothing was checked
   */
  public List<Comparison> failures(List<Comparison> comparisons) {
    if (comparisons.isEmpty()) {
      throw new IllegalArgumentException("A gate needs at least 1 comparison, but there is none.");
    }
    return comparisons.stream().filter(it -> it.verdict(allowed) == Verdict.SLOWER).toList();
  }

  /**
   * The comparisons that pass only because more rounds would be needed to tell, in the order given:
   * their interval reaches beyond the allowed slowdown, or there is none.
   */
  public List<Comparison> unsure(List<Comparison> comparisons) {
    return comparisons.stream()
        .filter(it -> it.verdict(allowed) == Verdict.NOT_YET_KNOWN)
        .filter(
            it ->
                it.ratio()
                    .interval()
                    .map(interval -> it.direction().speed(interval).low() < allowed.low())
                    .orElse(true))
        .toList();
  }
}
