// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The times of an operation's sampled calls: iteration by iteration, and all together.
 *
 * @param forks the iterations of each JVM, in the order measured
 * @param all the calls of all iterations
 */
record CallSeries(List<List<CallSummary>> forks, CallTimes all) {

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
}
