// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.Defaults;
import java.time.Duration;

/**
 * How long one operation is run in a round.
 *
 * @param warmup before anything counts
 * @param measurement what counts; the noise from round to round depends on it
 */
public record MeasuringTime(Duration warmup, Duration measurement) {

  /**
   * How long each of some operations is measured in a block unless somebody asks for another time.
   */
  public static Duration usualInBlock(int operations) {
    return Duration.ofSeconds(
        Math.max(Defaults.BLOCK_FEWEST_SECONDS, Defaults.BLOCK_SECONDS / operations));
  }

  /** Both together. */
  Duration total() {
    return warmup.plus(measurement);
  }

  /** For the reader: {@code 15 s after 15 s of warm-up}. */
  String toText() {
    return "%s after %s of warm-up".formatted(seconds(measurement), seconds(warmup));
  }

  private static String seconds(Duration duration) {
    return duration.toMillis() % 1000 == 0
        ? duration.toSeconds() + " s"
        : duration.toMillis() + " ms";
  }
}
