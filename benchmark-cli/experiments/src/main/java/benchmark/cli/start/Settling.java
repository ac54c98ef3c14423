// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.start.FirstCalls.Call;
import java.util.List;
import java.util.OptionalDouble;

/**
 * When the calls to a fresh JVM have become as fast as they do. The steady response time is the
 * mean of the calls of the last third. Warm is the first moment from which on no call fails and the
 * mean response time of all calls is at most a tenth above the steady one. Nothing is fitted:
 * {@code calls.csv} has all that it takes to check it.
 */
final class Settling {

  /** By how much the mean may exceed the steady one. */
  static final double TOLERANCE = 0.1;

  private static final double LAST = 1.0 / 3;

  private final List<Call> calls;
  private final double rate;
  private final int last;

  Settling(FirstCalls of) {
    calls = of.calls();
    rate = of.rate();
    last = (int) Math.floor(calls.size() * (1 - LAST));
  }

  /** The mean response time of the last third, in ms; NaN if one of its calls failed. */
  double steadyMillis() {
    List<Call> settled = calls.subList(last, calls.size());
    return settled.stream().anyMatch(Call::failed)
        ? Double.NaN
        : settled.stream().mapToDouble(Call::millis).average().orElse(Double.NaN);
  }

  /** When it was warm, in seconds after the first call; empty if calls failed until the end. */
  OptionalDouble warm() {
    double steady = steadyMillis();
    if (Double.isNaN(steady)) {
      return OptionalDouble.empty();
    }
    double sum = steady * (calls.size() - last);
    int warm = last;
    for (int from = last - 1; from >= 0 && !calls.get(from).failed(); from--) {
      sum += calls.get(from).millis();
      if (sum <= (1 + TOLERANCE) * steady * (calls.size() - from)) {
        warm = from;
      }
    }
    return OptionalDouble.of(warm / rate);
  }
}
