// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import benchmark.launch.Load;
import com.fasterxml.jackson.annotation.JsonInclude;
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
 * @param reconnect whether, in the place of more calls, all connections are broken when each begins
 */
public record OverloadPlan(
    String scenario,
    String operation,
    List<Double> sustained,
    int blocks,
    int inFlight,
    int deadlineMillis,
    double surgeSeconds,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean reconnect) {

  private static final List<Double> SURGES = List.of(1.1, 1.5, 2.0, 3.0);

  private static final List<Double> RECONNECTIONS = List.of(0.5, 0.8);

  /** Before and after a surge. */
  private static final double USUAL = 0.5;

  /** For how long calls come at the usual rate before a surge. */
  static final double BEFORE_SECONDS = 2;

  /** For how long they do after it, at least as long as it takes to see that all is well. */
  static final double AFTER_SECONDS = 10;

  /** Copies the list. */
  public OverloadPlan {
    sustained = List.copyOf(sustained);
  }

  /** Parts of the sustained rate. */
  List<Double> rates() {
    return reconnect ? RECONNECTIONS : SURGES;
  }

  /** Before and after a surge, as a part of the sustained rate. */
  private double usual(double surge) {
    return reconnect ? surge : USUAL;
  }

  /** The calls that are under way when connections break have started before. */
  private static final double UNDER_WAY_SECONDS = 1;

  /** From when on calls count, in seconds. */
  double fromSeconds() {
    return reconnect ? BEFORE_SECONDS - UNDER_WAY_SECONDS : BEFORE_SECONDS;
  }

  /** Until when they do. */
  double toSeconds() {
    return BEFORE_SECONDS + surgeSeconds;
  }

  /** From when on it counts how long it takes until all is well, in seconds. */
  double overSeconds() {
    return reconnect ? BEFORE_SECONDS : toSeconds();
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
        usual(surge) * rate,
        surge * rate,
        from,
        from + (int) Math.round(1e3 * surgeSeconds),
        inFlight,
        deadlineMillis,
        reconnect);
  }
}
