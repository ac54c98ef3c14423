// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.Defaults;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JmhOption;
import benchmark.launch.LaunchProperties;
import benchmark.launch.LaunchProperty;
import java.time.Duration;
import java.util.Map;

/**
 * How long one operation is run in a round.
 *
 * @param warmup before anything counts
 * @param measurement what counts; the noise from round to round depends on it
 */
public record MeasuringTime(Duration warmup, Duration measurement) {

  /**
   * How long each operation is called at a rate in a block unless somebody asks for another time.
   */
  public static MeasuringTime usualAtRate() {
    return new MeasuringTime(
        Duration.ofSeconds(Defaults.SLICE_LONGEST_WARMUP_SECONDS),
        Duration.ofSeconds(Defaults.BLOCK_SECONDS_AT_RATE));
  }

  /** What a design takes unless somebody asks for other times. */
  public static MeasuringTime usual(Design design, int operations) {
    return switch (design) {
      case BLOCKS ->
          new MeasuringTime(
              Duration.ofSeconds(Defaults.SLICE_LONGEST_WARMUP_SECONDS),
              Duration.ofSeconds(
                  Math.max(Defaults.BLOCK_FEWEST_SECONDS, Defaults.BLOCK_SECONDS / operations)));
      case ROUNDS ->
          new MeasuringTime(
              Duration.ofSeconds(Defaults.COMPARE_WARMUP_SECONDS),
              Duration.ofSeconds(Defaults.COMPARE_MEASUREMENT_SECONDS));
      case CODEC ->
          new MeasuringTime(
              Duration.ofMillis(Defaults.CODEC_WARMUP_CPU_MILLIS),
              Duration.ofMillis(
                  Defaults.CODEC_MEASUREMENT_ITERATIONS * (long) Defaults.CODEC_ITERATION_MILLIS));
    };
  }

  /** A fork of JMH that takes this time for each operation. */
  public JmhArguments ofJmh(int callers) {
    return JmhArguments.NONE
        .with(JmhOption.MODE, "sample")
        .with(JmhOption.FORKS, 1)
        .with(JmhOption.WARMUP_ITERATIONS, Defaults.COMPARE_WARMUP_ITERATIONS)
        .with(JmhOption.WARMUP_TIME, warmup.toMillis() / Defaults.COMPARE_WARMUP_ITERATIONS + "ms")
        .with(JmhOption.MEASUREMENT_ITERATIONS, Defaults.COMPARE_MEASUREMENT_ITERATIONS)
        .with(
            JmhOption.MEASUREMENT_TIME,
            measurement.toMillis() / Defaults.COMPARE_MEASUREMENT_ITERATIONS + "ms")
        .with(JmhOption.THREADS, callers);
  }

  /** What has a JVM take this time for each message of a codec; nothing for the usual time. */
  public Map<LaunchProperty<Integer>, Integer> ofCodec() {
    return equals(usual(Design.CODEC, 1))
        ? Map.of()
        : Map.of(
            LaunchProperties.CODEC_WARMUP_CPU_MILLIS,
            millis(warmup),
            LaunchProperties.CODEC_ITERATION_MILLIS,
            millis(measurement.dividedBy(Defaults.CODEC_MEASUREMENT_ITERATIONS)));
  }

  private static int millis(Duration time) {
    return (int) Math.max(1, Math.min(time.toMillis(), Integer.MAX_VALUE));
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
