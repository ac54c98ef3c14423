// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceOutcome;
import benchmark.launch.SliceReply;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * What one slice measured.
 *
 * @param times of the sampled calls, in nanoseconds; there may be fewer than calls. At a rate they
 *     are response times: from the intended start to the answer
 * @param parts what response times are made of, by its name; empty in a closed loop
 * @param cost names the operation, counts the calls of all threads, and says how long they took,
 *     what they cost on both sides, and whether the load was kept up
 */
public record Slice(Histogram times, Map<String, Histogram> parts, CostLine cost) {

  /** Times from the actual start to the answer. */
  public static final String SERVICE = "service";

  /** Times from the intended start to the actual one. */
  public static final String LATENESS = "lateness";

  /** JMH's short name of the mode in which the time of every call is taken. */
  public static final String MODE = "sample";

  /** A slice of a closed loop. */
  public static Slice closed(Histogram times, CostLine cost) {
    return new Slice(times, Map.of(), cost.with(CostColumns.OUTCOME, SliceOutcome.SUSTAINED));
  }

  /** The significant decimal digits of times: as fine as what JMH samples, or finer. */
  public static final int DIGITS = 3;

  /** What answers a request; with the times where these are to be joined with others. */
  public SliceReply reply(CostLine written) {
    if (!LaunchProperties.JOINED.or(false)) {
      return new SliceReply(written);
    }
    var all = new LinkedHashMap<String, String>();
    all.put(SliceReply.ALL, encoded(times));
    parts.forEach((name, histogram) -> all.put(name, encoded(histogram)));
    return new SliceReply(written, all);
  }

  private static String encoded(Histogram histogram) {
    return Base64.getEncoder().encodeToString(CompressedTimes.of(histogram));
  }

  /** What was called. */
  public OperationKey operation() {
    return cost.operation();
  }
}
