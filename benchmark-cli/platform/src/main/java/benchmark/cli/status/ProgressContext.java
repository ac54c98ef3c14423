// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Which part of the user's command a run is, and what is known so far; for the status line.
 *
 * @param place which of how many this is, such as "round 3 of 12"; empty if it is the only one
 * @param findings what the runs before have shown, the most important first; a narrow terminal
 *     shows some
 * @param name what is run
 * @param runsAfter how many runs like it are known to follow
 * @param span what the time left is of, such as "of this round"; empty if it is of everything
 * @param ofOneRun how long a run like it takes; empty if only its load generator knows
 */
public record ProgressContext(
    String place,
    List<String> findings,
    String name,
    int runsAfter,
    String span,
    Optional<Duration> ofOneRun) {

  /** One of several unrelated runs, of which it is not known yet how long they take. */
  public static ProgressContext of(String place, String name, int runsAfter) {
    return of(place, name, runsAfter, Optional.empty());
  }

  /** One of several unrelated runs. */
  public static ProgressContext of(
      String place, String name, int runsAfter, Optional<Duration> ofOneRun) {
    return new ProgressContext(place, List.of(), name, runsAfter, "", ofOneRun);
  }
}
