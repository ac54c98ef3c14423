// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.Load;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** The times at which the calls of a step are to start, made beforehand. */
final class ArrivalTimes {

  private static final double NANOS_PER_SECOND = 1e9;

  private ArrivalTimes() {}

  /**
   * Offsets from the beginning of a step, in nanoseconds, ascending and below its length. The same
   * load has the same ones: whatever is compared is called at the same times.
   *
   * @param length of the step, in nanoseconds
   * @throws UnsupportedLoadException if there would be more than {@link Load.Open#MOST_CALLS}
   */
  static long[] of(Load.Open load, long length) {
    double expected = load.rate() * length / NANOS_PER_SECOND;
    if (expected > Load.Open.MOST_CALLS) {
      throw new UnsupportedLoadException(
          ("%.0f calls a second for %.0f s are more than the %d calls that a step can make. Use a"
                  + " lower rate, or less time.")
              .formatted(load.rate(), length / NANOS_PER_SECOND, Load.Open.MOST_CALLS));
    }
    return switch (load.arrivals()) {
      case CONSTANT -> constant(load.rate(), (int) Math.max(1, Math.round(expected)));
      case POISSON -> poisson(load, length, expected);
    };
  }

  /**
   * Offsets of the calls of a surge.
   *
   * @param length of all of it, in nanoseconds
   * @throws UnsupportedLoadException if there would be more than {@link Load.Open#MOST_CALLS}
   */
  static long[] of(Load.Surge load, long length) {
    double surging = (load.to() - load.from()) / 1e3;
    double expected = load.surge() * surging + load.usual() * (length / NANOS_PER_SECOND - surging);
    if (expected > Load.Open.MOST_CALLS) {
      throw new UnsupportedLoadException(
          "A surge to %.0f calls a second has more than %d calls. Use a lower rate, or less time."
              .formatted(load.surge(), Load.Open.MOST_CALLS));
    }
    var times = new long[(int) expected + 10];
    int number = 0;
    double time = 0;
    while (time < length && number < times.length) {
      times[number++] = (long) time;
      boolean surges = time >= 1e6 * load.from() && time < 1e6 * load.to();
      time += NANOS_PER_SECOND / (surges ? load.surge() : load.usual());
    }
    return Arrays.copyOf(times, number);
  }

  private static long[] constant(double rate, int number) {
    return IntStream.range(0, number)
        .mapToLong(i -> (long) (i * NANOS_PER_SECOND / rate))
        .toArray();
  }

  /** Independent calls have gaps that are distributed exponentially. */
  private static long[] poisson(Load.Open load, long length, double expected) {
    var random = new SplittableRandom(load.seed());
    var times = new long[(int) (expected + 10 * Math.sqrt(expected)) + 10];
    int number = 0;
    double time = 0;
    while (true) {
      time -= Math.log(1 - random.nextDouble()) / load.rate() * NANOS_PER_SECOND;
      if (time >= length) {
        return Arrays.copyOf(times, number);
      }
      if (number == times.length) {
        times = Arrays.copyOf(times, 2 * number);
      }
      times[number++] = (long) time;
    }
  }
}
