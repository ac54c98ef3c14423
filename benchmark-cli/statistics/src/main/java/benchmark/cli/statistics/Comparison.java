// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/**
 * A candidate against a baseline in one metric of one operation.
 *
 * @param name names the operation and the metric for the reader, such as "createUser p99"
 * @param direction which way the metric improves
 * @param ratio candidate/baseline over the rounds
 */
public record Comparison(String name, BetterWhen direction, PairedRatio ratio) {

  /** The verdict on the candidate; undecided with 1 round. */
  public Verdict verdict(Margin margin) {
    return Verdict.of(ratio.interval(), direction, margin);
  }
}
