// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import java.util.List;

/**
 * How long a run is to be, and what is expected of it.
 *
 * @param everySeconds the length of an interval
 * @param plannedSeconds how long it is to be in all: what was measured before its last stretch, and
 *     the length of that
 * @param tolerance the growth in an hour that does no harm, as a share
 * @param expected what the user expects
 * @param restartSeconds the time between two restarts of the server; 0 for none
 */
record SoakPlan(
    double everySeconds,
    double plannedSeconds,
    double tolerance,
    List<String> expected,
    double restartSeconds) {

  /** Copies the list. */
  SoakPlan {
    expected = List.copyOf(expected);
  }

  /**
   * This plan for one more stretch.
   *
   * @param planned in all, in seconds
   * @param limits what is expected from now on; empty if that stays
   */
  SoakPlan extended(double planned, List<String> limits) {
    return new SoakPlan(
        everySeconds, planned, tolerance, limits.isEmpty() ? expected : limits, restartSeconds);
  }
}
