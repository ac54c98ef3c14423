// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.Defaults;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.SliceRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the JVMs of a pair have compiled what they run, so that measuring can begin. It looks at
 * the time that both sides spend compiling, never at what is measured: whoever stops warming up
 * when the results please has chosen them.
 *
 * <p>A period is a cycle, a slice of every operation, or as many cycles as take {@link #PERIOD}.
 * The JVMs have settled when the last {@value #CALM_PERIODS} periods were calm ({@link
 * JitActivity}).
 */
public final class WarmUp {

  /** Periods in a row in which both sides must be calm. */
  static final int CALM_PERIODS = 2;

  /** A single method that is compiled again is most of a second: a shorter period shows nothing. */
  static final Duration PERIOD = Duration.ofSeconds(4);

  private final Duration shortest;
  private final Duration longest;
  private final List<CostLine> period = new ArrayList<>();
  private Duration spent = Duration.ZERO;
  private Duration before = Duration.ZERO;
  private int calm;

  /**
   * Warming up between two bounds.
   *
   * @param shortest slices before this are not looked at
   */
  WarmUp(Duration shortest, Duration longest) {
    this.shortest = shortest.compareTo(longest) < 0 ? shortest : longest;
    this.longest = longest;
  }

  /** Warming up for as long as usual, at most for some time. */
  public static WarmUp within(Duration longest) {
    return new WarmUp(Duration.ofSeconds(Defaults.SLICE_SHORTEST_WARMUP_SECONDS), longest);
  }

  /**
   * Warming up in a closed loop until a client measures: at least so long by default, at most as
   * its settings say.
   */
  static WarmUp before(SliceSettings settings) {
    return within(settings.warmupInClosedLoop());
  }

  /**
   * Has clients call until it is over, one operation only.
   *
   * @param request for a slice of warm-up
   * @return false if a client has ended instead
   */
  public boolean lead(SliceClients clients, SliceRequest request) {
    while (!isOver()) {
      Optional<CostLine> slice = clients.measure(request);
      if (slice.isEmpty()) {
        return false;
      }
      slice(slice.get());
      endOfCycle();
    }
    return true;
  }

  /** Takes what a slice of warm-up cost. */
  void slice(CostLine cost) {
    period.add(cost);
    spent = spent.plusNanos(cost.get(CostColumns.NANOS).orElse(0L));
  }

  /** Ends a cycle. */
  void endOfCycle() {
    if (spent.minus(before).compareTo(PERIOD) < 0) {
      return;
    }
    before = spent;
    calm = JitActivity.isCalm(period) ? calm + 1 : 0;
    period.clear();
  }

  /** Whether both sides have settled. */
  boolean settled() {
    return calm >= CALM_PERIODS && spent.compareTo(shortest) >= 0;
  }

  /** Whether there is no time left to wait for it. */
  boolean expired() {
    return spent.compareTo(longest) >= 0;
  }

  /** Whether measuring can begin: both sides have settled, or the time is up. */
  boolean isOver() {
    return settled() || expired();
  }

  /** The time of all slices so far. */
  Duration spent() {
    return spent;
  }
}
