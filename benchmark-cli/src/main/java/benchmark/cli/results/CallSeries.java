// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The times of an operation's sampled calls: iteration by iteration, and all together.
 *
 * @param forks the iterations of each JVM, in the order measured
 * @param all the calls of all iterations
 */
record CallSeries(List<List<CallSummary>> forks, CallTimes all) {

  /** The shares of calls that a spectrum looks at, each 0 to 1. */
  private static final double[] SHARES = {
    0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.975, 0.99, 0.995, 0.999, 0.9995, 0.9999, 0.99999
  };

  /**
   * Reads what JMH writes of a sampled mode.
   *
   * @param histograms of every iteration, fork by fork
   * @param unit milliseconds in the unit of the result
   */
  static CallSeries ofJmh(JsonNode histograms, double unit) {
    var forks = new ArrayList<List<CallSummary>>();
    var all = new ArrayList<CallTimes>();
    for (JsonNode fork : histograms) {
      var iterations = new ArrayList<CallSummary>();
      for (JsonNode iteration : fork) {
        CallTimes times = CallTimes.ofJmh(iteration, unit);
        iterations.add(CallSummary.of(times));
        all.add(times);
      }
      forks.add(iterations);
    }
    return new CallSeries(forks, CallTimes.together(all));
  }

  /** All iterations, fork by fork. */
  Stream<CallSummary> iterations() {
    return forks.stream().flatMap(List::stream);
  }

  /** How long calls took from the median up, without what too few samples lie beyond. */
  List<RunResults.Point> spectrum() {
    return DoubleStream.of(SHARES)
        .filter(all::tells)
        .mapToObj(share -> new RunResults.Point(share, all.percentile(share)))
        .toList();
  }
}
