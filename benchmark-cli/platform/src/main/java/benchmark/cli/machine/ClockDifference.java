// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.time.Duration;
import java.time.Instant;

/**
 * How far a clock is ahead of this host's.
 *
 * @param seconds negative if it is behind
 * @param uncertainty by how many seconds at most it may be otherwise
 */
public record ClockDifference(double seconds, double uncertainty) {

  /** Of this host's clock itself. */
  public static final ClockDifference NONE = new ClockDifference(0, 0);

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double HALF_A_SECOND = 0.5;

  /**
   * What a clock has reported.
   *
   * @param told seconds since 1970; with nine decimals where date knows {@code %N}
   * @param asked when it was asked, by this host's clock
   * @param took how long the answer took: the clock was read at some time of that
   */
  public static ClockDifference of(String told, Instant asked, Duration took) {
    boolean isExact = told.matches("\\d+\\.\\d{9}");
    Duration there =
        Duration.ofSeconds(Long.parseLong(told.replaceFirst("\\..*", "")))
            .plusNanos(isExact ? Long.parseLong(told.replaceFirst(".*\\.", "")) : 0);
    Duration here = Duration.between(Instant.EPOCH, asked.plus(took.dividedBy(2)));
    double half = took.toNanos() / NANOS_PER_SECOND / 2;
    double cut = isExact ? 0 : HALF_A_SECOND;
    return new ClockDifference(there.minus(here).toNanos() / NANOS_PER_SECOND + cut, half + cut);
  }
}
