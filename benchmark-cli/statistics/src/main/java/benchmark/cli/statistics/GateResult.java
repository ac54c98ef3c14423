// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * What a gate says about many comparisons, each with its own allowed slowdown.
 *
 * <p>A comparison fails if it is surely slower by more than is allowed, where the looks share one
 * error probability of 2.5% ({@link Holm}): a candidate that is slower by no more than is allowed,
 * anywhere, fails in at most 2.5% of gates, however many metrics and operations they look at. It
 * passes if its entire 95% interval is within what is allowed; this takes no correction, as a gate
 * passes only if all of them do (Berger, "Multiparameter Hypothesis Testing and Acceptance
 * Sampling", Technometrics 24(4), 1982). So a candidate that is slower by more than is allowed,
 * anywhere, passes in at most 2.5% of gates. What is left is inconclusive, which is not a pass.
 *
 * <p>A gate that is inconclusive may be continued: it looks again at the rounds that it had and at
 * those that were added. Each look errs half as often as the one before ({@link #divisorOf}), so
 * that either error happens in less than 5% of gates, however often they are continued.
 *
 * @param passes the comparisons that pass, in the order given
 * @param failures those that fail
 * @param inconclusive those of which neither is sure
 */
public record GateResult(
    List<GateLook> passes, List<GateLook> failures, List<GateLook> inconclusive) {

  /**
   * Looks beyond err so seldom that they need not be distinguished, and no number gets too large.
   */
  private static final int MOST_HALVINGS = 16;

  /** Copies the lists. */
  public GateResult {
    passes = List.copyOf(passes);
    failures = List.copyOf(failures);
    inconclusive = List.copyOf(inconclusive);
  }

  /**
   * What the error of 2.5% is divided by when a gate is looked at once more. Each look may err half
   * as often as the one before, so all of them together at most twice as often as the first.
   *
   * @param look 1 is the first
   */
  public static int divisorOf(int look) {
    return 1 << Math.min(look - 1, MOST_HALVINGS);
  }

  /**
   * Looks at all comparisons.
   *
   * @param divisor the error of 2.5% is divided by it, {@link #divisorOf}; at least 1
   * @throws IllegalArgumentException if there is none, for then nothing was checked
   */
  public static GateResult of(List<GateLook> looks, int divisor) {
    if (looks.isEmpty()) {
      throw new IllegalArgumentException("A gate needs at least 1 comparison, but there is none.");
    }
    boolean[] slower = Holm.reject(StudentT.TAIL / divisor, looks, GateLook::pValue);
    List<GateLook> passes = new ArrayList<>();
    List<GateLook> failures = new ArrayList<>();
    List<GateLook> inconclusive = new ArrayList<>();
    for (int i = 0; i < slower.length; i++) {
      GateLook look = looks.get(i);
      (slower[i] ? failures : look.passes(divisor) ? passes : inconclusive).add(look);
    }
    return new GateResult(passes, failures, inconclusive);
  }

  /** Fails if any comparison does, and passes only if all do. */
  public GateOutcome outcome() {
    if (!failures.isEmpty()) {
      return GateOutcome.FAILS;
    }
    return inconclusive.isEmpty() ? GateOutcome.PASSES : GateOutcome.INCONCLUSIVE;
  }
}
