// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;

/** The times of sampled calls, in JMH's unit of the result. */
final class CallTimes {

  private final TreeMap<Double, Long> counts = new TreeMap<>();
  private long count;

  /** No calls yet. */
  CallTimes() {}

  /**
   * Reads one iteration.
   *
   * @param histogram as JMH writes it: pairs of a time and how often it occurred
   */
  CallTimes(JsonNode histogram) {
    add(histogram);
  }

  /** Adds the calls of one more iteration. */
  void add(JsonNode histogram) {
    for (JsonNode bucket : histogram) {
      long times = bucket.get(1).asLong();
      counts.merge(bucket.get(0).asDouble(), times, Long::sum);
      count += times;
    }
  }

  /** How many calls were sampled. */
  long count() {
    return count;
  }

  /** The mean; NaN if there was no call. */
  double mean() {
    double sum = 0;
    for (Map.Entry<Double, Long> bucket : counts.entrySet()) {
      sum += bucket.getKey() * bucket.getValue();
    }
    return sum / count;
  }

  /**
   * The shortest time that a share of the calls did not exceed; NaN if there was no call.
   *
   * @param share 0 to 1
   */
  double percentile(double share) {
    long seen = 0;
    for (Map.Entry<Double, Long> bucket : counts.entrySet()) {
      seen += bucket.getValue();
      if (seen >= share * count) {
        return bucket.getKey();
      }
    }
    return Double.NaN;
  }
}
