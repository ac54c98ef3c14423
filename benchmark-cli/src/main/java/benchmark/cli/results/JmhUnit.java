// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import java.util.Map;
import java.util.concurrent.TimeUnit;

/** JMH's units of scores: calls per unit of time (ops/ms), or time per call (ms/op). */
final class JmhUnit {

  private static final Map<String, TimeUnit> UNITS =
      Map.of(
          "ns", TimeUnit.NANOSECONDS,
          "us", TimeUnit.MICROSECONDS,
          "ms", TimeUnit.MILLISECONDS,
          "s", TimeUnit.SECONDS,
          "min", TimeUnit.MINUTES,
          "hr", TimeUnit.HOURS,
          "day", TimeUnit.DAYS);

  private JmhUnit() {}

  /**
   * How many milliseconds the unit of time has: 3,600,000 for ops/hr as for hr/op.
   *
   * @throws IllegalArgumentException if JMH has no such unit
   */
  static double millis(String unit) {
    TimeUnit time = UNITS.get(unit.replaceFirst("^ops/", "").replaceFirst("/op$", ""));
    if (time == null) {
      throw new IllegalArgumentException("JMH has no unit " + unit);
    }
    return time.toNanos(1) / 1e6;
  }
}
