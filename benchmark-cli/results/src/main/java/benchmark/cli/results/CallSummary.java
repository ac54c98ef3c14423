// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * What the times of some calls come to.
 *
 * @param calls how many were sampled
 * @param times every metric that is a time, in milliseconds
 */
record CallSummary(long calls, Map<Metric, Double> times) {

  static CallSummary of(CallTimes all) {
    var times = new EnumMap<Metric, Double>(Metric.class);
    Arrays.stream(Metric.values())
        .filter(Metric::isTime)
        .forEach(metric -> times.put(metric, metric.of(all)));
    return new CallSummary(all.count(), times);
  }
}
