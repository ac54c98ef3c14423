// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Precision;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * When a comparison ends: after so many replicates, when every interval is narrow enough, or when
 * the time is spent, whichever comes first of what was asked. It looks at widths, never at
 * verdicts: stopping at the first difference would find one between equals, too.
 *
 * @param rounds how many
 * @param precision how narrow
 * @param budget how long
 */
public record StoppingRule(
    OptionalInt rounds, Optional<Precision> precision, Optional<Duration> budget) {

  /** What was asked for on a command line; null is what was not. */
  public static StoppingRule of(Integer rounds, Precision precision, Duration budget) {
    return new StoppingRule(
        rounds == null ? OptionalInt.empty() : OptionalInt.of(rounds),
        Optional.ofNullable(precision),
        Optional.ofNullable(budget));
  }

  /** This rule, or a design's usual number of replicates if nothing was asked. */
  public StoppingRule or(Design design) {
    return rounds.isEmpty() && precision.isEmpty() && budget.isEmpty()
        ? new StoppingRule(OptionalInt.of(design.usual()), precision, budget)
        : this;
  }

  /**
   * Checks that a verdict can come within the budget.
   *
   * @param earlier how many replicates there are already
   * @param ofOne about how long one replicate takes
   * @throws UserError if the budget is too short: exit status 2
   */
  void requireVerdictPossible(int earlier, Duration ofOne, Design design) {
    int missing = Math.max(1, PairedRatio.FEWEST_ROUNDS - earlier);
    if (budget.isPresent() && fitting(ofOne) < missing) {
      throw UserError.badInput(
          "--budget: %s is too short: a %s takes about %s, and a verdict needs %d%s of"
              + " them. Allow at least %s%s.",
          Formats.duration(budget.get()),
          design.noun(),
          Formats.duration(ofOne),
          missing,
          earlier == 0 ? "" : " more",
          Formats.duration(ofOne.multipliedBy(missing).plusMillis(999)),
          earlier == 0 // what is stored has its operations and times
              ? ", or measure fewer operations (--ops) or for less time (--time)"
              : "");
    }
  }

  /**
   * Why to stop now; empty to go on with another replicate.
   *
   * @param done all replicates, earlier ones included
   * @param added how many are new
   * @param elapsed since the start
   * @param ofNext about how long another one takes
   */
  public Optional<String> reasonToStop(
      Replicates done, int added, Duration elapsed, Duration ofNext, Design design) {
    if (rounds.isPresent() && added >= rounds.getAsInt()) {
      return Optional.of("after " + design.counted(done.number()) + ", as asked");
    }
    if (added > 0 && precision.isPresent() && precision.get().reachedBy(leadingRatios(done))) {
      return Optional.of(
          "when all intervals of %s were narrow enough".formatted(done.leading().words()));
    }
    if (added > 0 && budget.isPresent() && elapsed.plus(ofNext).compareTo(budget.get()) > 0) {
      return Optional.of("when another " + design.noun() + " would have exceeded the budget");
    }
    return Optional.empty();
  }

  private static List<PairedRatio> leadingRatios(Replicates done) {
    return IntStream.range(1, done.variants())
        .boxed()
        .flatMap(
            variant -> done.operations().stream().map(it -> done.inLeading(variant, it).ratio()))
        .toList();
  }

  /** About how many replicates will be added; empty if only the precision decides. */
  public OptionalInt expectedRounds(Duration ofOne) {
    return IntStream.concat(
            rounds.stream(), budget.stream().mapToInt(it -> Math.max(1, fitting(ofOne))))
        .min();
  }

  /**
   * About the number of the last replicate; empty if only the precision decides.
   *
   * @param before how many replicates there were at the start
   */
  OptionalInt last(int before, Duration ofOne) {
    return expectedRounds(ofOne).stream().map(expected -> before + expected).findFirst();
  }

  private int fitting(Duration ofOne) {
    return (int) (budget.orElseThrow().toMillis() / Math.max(1, ofOne.toMillis()));
  }
}
