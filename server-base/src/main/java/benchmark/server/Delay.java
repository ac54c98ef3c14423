// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.launch.LaunchProperty;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/**
 * A stretch of time by which calls are slower on purpose: a core is kept busy, as by work, or the
 * thread sleeps, as it does while a database answers.
 */
record Delay(Duration duration) {

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,6})(ns|us|ms|s)");
  private static final double NANOS_PER_HOUR = 3.6e12;

  /**
   * Reads a property: a whole number of at most six digits and ns, us, ms or s, such as {@code
   * 200us}. Empty if it is not set.
   *
   * @throws IllegalArgumentException naming the text, if it is anything else
   */
  static Optional<Delay> of(LaunchProperty<String> property) {
    return property.get().map(text -> parse(property.name(), text));
  }

  static Delay parse(String name, String text) {
    var matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "%s is '%s'; it takes a whole number and ns, us, ms or s, such as 200us"
              .formatted(name, text));
    }
    long count = Long.parseLong(matcher.group(1));
    return new Delay(
        switch (matcher.group(2)) {
          case "ns" -> Duration.ofNanos(count);
          case "us" -> Duration.ofNanos(count * 1_000);
          case "ms" -> Duration.ofMillis(count);
          default -> Duration.ofSeconds(count);
        });
  }

  /** What it has become after a time of which every hour adds as much. */
  Delay after(long nanos) {
    return new Delay(Duration.ofNanos((long) (duration.toNanos() * (nanos / NANOS_PER_HOUR))));
  }

  /**
   * Spins until the time is over. It spins rather than sleeps because sleeping costs no CPU:
   * callers that wait for each other would hide it.
   */
  void spin() {
    long end = System.nanoTime() + duration.toNanos();
    while (System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
  }

  /** Sleeps until the time is over, never for less. */
  void sleep() {
    long end = System.nanoTime() + duration.toNanos();
    for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }
}
