// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import benchmark.cli.load.LoadSettings;
import benchmark.cli.process.Place;
import benchmark.cli.results.RateLoad;
import benchmark.cli.text.Numbers;
import benchmark.launch.Load;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of every command that can call at a rate. */
public final class AtRate {

  @Option(
      names = "--rate",
      paramLabel = "RATE",
      split = ",",
      converter = RateConverter.class,
      description = "calls per second in an open loop, sent without waiting for answers: 2k,4k.")
  private List<Double> rates;

  @Option(
      names = "--arrivals",
      paramLabel = "KIND",
      description = "at a rate: poisson (default), like many users, or constant.")
  private String arrivals;

  @Option(
      names = "--in-flight",
      paramLabel = "N",
      description =
          "at a rate: the most unanswered calls (default "
              + RateLoad.USUAL_IN_FLIGHT
              + "); others wait, and their wait counts.")
  private Integer inFlight;

  /** So many calls have 100 beyond their median, and some to spare. */
  private static final int FEWEST_CALLS = 250;

  /** The most threads that a client is given. */
  private static final int MOST_IN_FLIGHT = 10_000;

  public boolean isWanted() {
    return rates != null;
  }

  /**
   * The load that the user asks for; empty for a closed loop.
   *
   * @param step the longest time for which calls are made at a rate
   * @param option the one that says how long a step is
   * @throws UserError if something else is said of a rate without one, or a step would have more
   *     calls than can be kept: exit status 2
   */
  public Optional<RateLoad> load(Duration step, String option) {
    return loadOr(Optional.empty(), step, option);
  }

  /**
   * The load of a comparison that is continued or explained: it stays unless the user gives rates.
   *
   * @throws UserError as {@link #load}
   */
  public Optional<RateLoad> loadOr(Optional<RateLoad> stored, Duration step, String option) {
    if (rates != null) {
      return Optional.of(of(rates, step, option));
    }
    if (arrivals != null || inFlight != null) {
      throw UserError.badInput(
          stored.isPresent()
              ? "%s is that of the stored comparison. Leave it out, or give --rate, too."
              : "%s says how to call at a rate. Add --rate, such as --rate 2k.",
          arrivals != null ? "--arrivals" : "--in-flight");
    }
    stored.ifPresent(it -> requireCountable(it.rates(), step, option));
    return stored;
  }

  /**
   * The load where the rates may be left out, to be found.
   *
   * @throws UserError as {@link #load}
   */
  public RateLoad loadOrLadder(Duration step, String option) {
    return of(rates == null ? List.of() : rates, step, option);
  }

  /**
   * The ladder of a command that lacks these options: with no more calls in flight than there can
   * be threads.
   */
  public static RateLoad usualLadder() {
    int most = (int) Math.min(RateLoad.USUAL_IN_FLIGHT, mostInFlight());
    return new RateLoad(List.of(), Load.Arrivals.POISSON, most, new SecureRandom().nextInt());
  }

  /** Each call in flight needs a thread of the client. */
  private static long mostInFlight() {
    return Math.min(MOST_IN_FLIGHT, Place.LOCAL.mostThreads().orElse(MOST_IN_FLIGHT));
  }

  private static void requireCountable(List<Double> wanted, Duration step, String option) {
    for (double rate : wanted) {
      if (rate * step.toMillis() / 1e3 < FEWEST_CALLS) {
        throw UserError.badInput(
            "--rate %s: %.1f s at this rate give too few calls for a median, which needs %d."
                + " Give a longer %s.",
            Numbers.plain(rate), step.toMillis() / 1e3, FEWEST_CALLS, option);
      }
      long whole = step.plus(LoadSettings.SETTLING).toSeconds();
      if (rate * whole > Load.Open.MOST_CALLS) {
        throw UserError.badInput(
            "--rate %s: %d s at this rate, with settling, give more than the %d calls whose"
                + " times can be kept. Use a lower rate, or a shorter %s.",
            Numbers.plain(rate), whole, Load.Open.MOST_CALLS, option);
      }
    }
  }

  private RateLoad of(List<Double> wanted, Duration step, String option) {
    requireCountable(wanted, step, option);
    int most = Optional.ofNullable(inFlight).orElse(RateLoad.USUAL_IN_FLIGHT);
    if (most > mostInFlight()) {
      throw UserError.badInput(
          "--in-flight %d: each call in flight needs a thread of the client, which can have %d"
              + " here. Give fewer.",
          most, mostInFlight());
    }
    return new RateLoad(
        wanted.stream().distinct().toList(), kind(), most, new SecureRandom().nextInt());
  }

  private Load.Arrivals kind() {
    if (arrivals == null) {
      return Load.Arrivals.POISSON;
    }
    try {
      return Load.Arrivals.valueOf(arrivals.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException unknown) {
      throw UserError.badInput(
          "--arrivals %s: this must be poisson or constant. Use one of them.", arrivals);
    }
  }
}
