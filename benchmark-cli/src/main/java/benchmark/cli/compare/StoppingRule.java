// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Precision;
import benchmark.cli.statistics.RoundsNeeded;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * When a comparison ends: after so many rounds, when every interval is narrow enough, or when the
 * time is spent, whichever comes first of what was asked. It looks at widths, never at verdicts:
 * stopping at the first difference would find one between equals, too.
 *
 * @param rounds how many; {@link RoundsNeeded#DEFAULT_ROUNDS} if nothing was asked
 * @param precision how narrow
 * @param budget how long
 */
public record StoppingRule(
    OptionalInt rounds, Optional<Precision> precision, Optional<Duration> budget) {

  /** Fills in the default where nothing was asked. */
  public StoppingRule {
    if (rounds.isEmpty() && precision.isEmpty() && budget.isEmpty()) {
      rounds = OptionalInt.of(RoundsNeeded.DEFAULT_ROUNDS);
    }
  }

  /**
   * Why to stop now; empty to go on with another round.
   *
   * @param elapsed since the start
   * @param ofOneRound how long one round has taken, on average
   */
  public Optional<String> reasonToStop(
      Rounds done, int variants, Duration elapsed, Duration ofOneRound) {
    int number = done.finished().size();
    if (rounds.isPresent() && number >= rounds.getAsInt()) {
      return Optional.of("after " + number + (number == 1 ? " round" : " rounds") + ", as asked");
    }
    if (number > 0
        && precision.isPresent()
        && precision
            .get()
            .reachedBy(
                done.comparisons(variants, Metric.THROUGHPUT).stream()
                    .map(comparison -> comparison.ratio())
                    .toList())) {
      return Optional.of("when all intervals were narrow enough");
    }
    if (number > 0 && budget.isPresent() && elapsed.plus(ofOneRound).compareTo(budget.get()) > 0) {
      return Optional.of("when another round would not have fitted into the time");
    }
    return Optional.empty();
  }

  /** About how many rounds there will be; empty if only the precision decides. */
  public OptionalInt expectedRounds(Duration ofOneRound) {
    int fitting =
        budget
            .map(time -> (int) Math.max(1, time.toMillis() / Math.max(1, ofOneRound.toMillis())))
            .orElse(Integer.MAX_VALUE);
    int expected = Math.min(fitting, rounds.orElse(Integer.MAX_VALUE));
    return expected == Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of(expected);
  }
}
