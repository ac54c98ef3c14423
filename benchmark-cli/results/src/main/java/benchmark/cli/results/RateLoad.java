// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Calls at given rates, whether or not earlier ones have been answered.
 *
 * @param rates calls in a second, each above 0; empty until they are known
 * @param arrivals how the times of calls are spread
 * @param inFlight how many calls may be unanswered at the same time, at least 1
 * @param seed where all times come from
 */
public record RateLoad(List<Double> rates, Load.Arrivals arrivals, int inFlight, long seed) {

  /** Calls that must lie beyond a percentile for it to lead. */
  public static final int BEYOND = 100;

  /** Further apart than the seeds of a block's steps. */
  private static final long BETWEEN_BLOCKS = 1_000_003;

  /** Calls that come at random may be fewer than expected. */
  private static final double MORE_THAN_EXPECTED = 1.1;

  /** What Dubbo's provider takes before it refuses calls. */
  public static final int USUAL_IN_FLIGHT = 200;

  /** Copies the rates. */
  public RateLoad {
    rates = List.copyOf(rates);
  }

  /** The fewest calls that a percentile is shown of: so many are beyond it. */
  public static boolean hasEnoughSamples(Metric metric, double calls) {
    return metric.share().isEmpty() || calls * (1 - metric.share().getAsDouble()) >= BEYOND;
  }

  /**
   * The highest percentile, up to p99, that calls at all rates are enough for.
   *
   * @param measured how long calls are made at each rate
   */
  public Metric leading(Duration measured) {
    double calls = rates.stream().mapToDouble(it -> it).min().orElse(0) * measured.toMillis() / 1e3;
    return Stream.of(Metric.P99, Metric.P90)
        .filter(metric -> hasEnoughSamples(metric, calls / MORE_THAN_EXPECTED))
        .findFirst()
        .orElse(Metric.P50);
  }

  /** An operation at a rate: two rates are two operations. */
  public static OperationKey at(OperationKey operation, double rate) {
    return operation.with(Load.Open.RATE, text(rate));
  }

  /** Whether an operation is called at a rate. */
  public static boolean isOf(OperationKey operation) {
    return operation.params().containsKey(Load.Open.RATE);
  }

  /** The rate of an operation; NaN if it is called in a closed loop. */
  public static double of(OperationKey operation) {
    String rate = operation.params().get(Load.Open.RATE);
    return rate == null ? Double.NaN : Double.parseDouble(rate.replaceFirst("/s$", ""));
  }

  /** For a name: 8000/s, or 0.5/s. */
  static String text(double rate) {
    return (rate == Math.rint(rate) ? Long.toString((long) rate) : Double.toString(rate)) + "/s";
  }

  /** This load with other times in each block; those of a block are the same in every variant. */
  public RateLoad inBlock(int block) {
    return new RateLoad(rates, arrivals, inFlight, seed + BETWEEN_BLOCKS * block);
  }

  /**
   * The load of a step.
   *
   * @param turn the steps of one turn have the same times in every variant
   */
  public Load.Open step(OperationKey operation, int turn) {
    return new Load.Open(
        of(operation), inFlight, seed + 31L * turn + operation.toString().hashCode(), arrivals);
  }
}
