// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import java.time.Duration;

/**
 * Where a run is, as its load generator reports.
 *
 * @param milestone what changes a few times in a run: without a terminal, a line is printed then
 * @param phase such as "warm-up" or "measuring"; empty before the first iteration
 * @param iteration of the phase, from 1 on; 0 if there is nothing to count
 * @param iterations of the phase in all; 0 if that is not known
 * @param secondsLeft what the generator estimated when this operation began
 */
public record Position(
    String milestone,
    String operation,
    String mode,
    String phase,
    int iteration,
    int iterations,
    long secondsLeft) {

  /** Of a run that measures one operation in one mode after the other. */
  public static Position of(
      String operation,
      String mode,
      String phase,
      int iteration,
      int iterations,
      long secondsLeft) {
    return new Position(
        operation + " " + mode, operation, mode, phase, iteration, iterations, secondsLeft);
  }

  /** Of a run that measures all operations in turn: another one every second. */
  public static Position ofSlice(
      String operation, String phase, int iteration, int iterations, long secondsLeft) {
    return new Position(phase, operation, "Slices", phase, iteration, iterations, secondsLeft);
  }

  /** How far it is: "warm-up 2/3", or "warm-up 2" if it is not known how many there will be. */
  String step() {
    if (phase.isEmpty()) {
      return "starting";
    }
    return phase
        + (iteration == 0 ? "" : " " + iteration)
        + (iterations == 0 ? "" : "/" + iterations);
  }

  /** This position with so much more to come. */
  public Position plus(Duration more) {
    return new Position(
        milestone, operation, mode, phase, iteration, iterations, secondsLeft + more.toSeconds());
  }
}
