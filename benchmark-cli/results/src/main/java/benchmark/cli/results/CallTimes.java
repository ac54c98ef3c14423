// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;

/** The times of sampled calls, in milliseconds. Immutable. */
public final class CallTimes {

  /** The shares of calls that a spectrum looks at, each 0 to 1. */
  private static final double[] SHARES = {
    0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.975, 0.99, 0.995, 0.999, 0.9995, 0.9999, 0.99999
  };

  /** Samples that must lie beyond a percentile for it to mean something. */
  public static final double BEYOND = 10;

  private final double[] millis;
  private final long[] counts;
  private final long count;

  /**
   * Times.
   *
   * @param millis ascending
   * @param counts how often each occurred
   */
  CallTimes(double[] millis, long[] counts) {
    this.millis = millis;
    this.counts = counts;
    long sum = 0;
    for (long each : counts) {
      sum += each;
    }
    count = sum;
  }

  /**
   * Reads one iteration.
   *
   * @param histogram as JMH writes it: pairs of a time and how often it occurred
   * @param unit milliseconds in JMH's unit of the result
   */
  static CallTimes ofJmh(JsonNode histogram, double unit) {
    var times = new TreeMap<Double, Long>();
    for (JsonNode bucket : histogram) {
      times.merge(bucket.get(0).asDouble() * unit, bucket.get(1).asLong(), Long::sum);
    }
    return of(times);
  }

  /** The calls of several iterations. */
  public static CallTimes together(Collection<CallTimes> iterations) {
    var times = new TreeMap<Double, Long>();
    for (CallTimes iteration : iterations) {
      for (int i = 0; i < iteration.millis.length; i++) {
        times.merge(iteration.millis[i], iteration.counts[i], Long::sum);
      }
    }
    return of(times);
  }

  private static CallTimes of(Map<Double, Long> times) {
    return new CallTimes(
        times.keySet().stream().mapToDouble(Double::doubleValue).toArray(),
        times.values().stream().mapToLong(Long::longValue).toArray());
  }

  /** How many calls were sampled. */
  public long count() {
    return count;
  }

  /** The mean; NaN if there was no call. */
  public double mean() {
    double sum = 0;
    for (int i = 0; i < millis.length; i++) {
      sum += millis[i] * counts[i];
    }
    return sum / count;
  }

  /**
   * The shortest time that a share of the calls did not exceed; NaN if there was no call.
   *
   * @param share 0 to 1
   */
  public double percentile(double share) {
    long seen = 0;
    for (int i = 0; i < millis.length; i++) {
      seen += counts[i];
      if (seen >= share * count) {
        return millis[i];
      }
    }
    return Double.NaN;
  }

  /** How long calls took from the median up, without what too few samples lie beyond. */
  public List<RunResults.Point> spectrum() {
    return DoubleStream.of(SHARES)
        .filter(this::hasEnoughSamples)
        .mapToObj(share -> new RunResults.Point(share, percentile(share)))
        .toList();
  }

  /** Whether enough calls lie beyond a percentile for it to mean something. */
  boolean hasEnoughSamples(double share) {
    return count * (1 - share) >= BEYOND;
  }
}
