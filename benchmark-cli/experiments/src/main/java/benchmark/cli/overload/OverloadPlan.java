// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import benchmark.launch.Load;
import java.util.List;

/**
 * How {@code load --overload} calls.
 *
 * @param scenario by name
 * @param operation as users write it
 * @param sustained the highest rate that each variant sustains, in calls a second
 * @param blocks how many, at least 1
 * @param inFlight how many calls may be unanswered at the same time
 * @param deadlineMillis after which an answer is of no use
 * @param surgeSeconds for how long each surge lasts
 */
public record OverloadPlan(
    String scenario,
    String operation,
    List<Double> sustained,
    int blocks,
    int inFlight,
    int deadlineMillis,
    double surgeSeconds) {

  /** Parts of the sustained rate. */
  static final List<Double> SURGES = List.of(1.1, 1.5, 2.0, 3.0);

  /** Before and after a surge. */
  static final double USUAL = 0.5;

  /** For how long calls come at the usual rate before a surge. */
  static final double BEFORE_SECONDS = 2;

  /** For how long they do after it, at least as long as it takes to see that all is well. */
  static final double AFTER_SECONDS = 10;

  /** Copies the list. */
  public OverloadPlan {
    sustained = List.copyOf(sustained);
  }

  /** How long a surge takes with the time before and after it, in milliseconds. */
  int millis() {
    return (int) Math.round(1e3 * (BEFORE_SECONDS + surgeSeconds + AFTER_SECONDS));
  }

  /** The calls of a surge. */
  Load.Surge load(int variant, double surge) {
    double rate = sustained.get(variant);
    int from = (int) Math.round(1e3 * BEFORE_SECONDS);
    return new Load.Surge(
        USUAL * rate,
        surge * rate,
        from,
        from + (int) Math.round(1e3 * surgeSeconds),
        inFlight,
        deadlineMillis);
  }
}
