// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.Leak;
import benchmark.launch.LaunchProperties;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * A call that is made worse on purpose, which is how the instrument tests itself: it leaves
 * something behind, or takes longer from hour to hour.
 *
 * @param leak what it leaves behind, if anything
 * @param hourly by what share of itself it takes longer for every hour since {@code since}
 * @param since of {@link System#nanoTime}
 */
record WorseCall(Call call, Optional<Leak> leak, double hourly, long since) implements Call {

  private static final Pattern PERCENT = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)%");
  private static final double NANOS_PER_HOUR = 3.6e12;
  private static final AtomicInteger ACTIVE = new AtomicInteger();

  /**
   * The call itself, unless {@link LaunchProperties#CLIENT_LEAK} or {@link
   * LaunchProperties#SLOWDOWN} ask for something else.
   *
   * @throws IllegalArgumentException naming the property, if one cannot be read
   */
  static Call onPurpose(Call call) {
    Optional<Leak> leak = Leak.of(LaunchProperties.CLIENT_LEAK);
    double hourly = LaunchProperties.SLOWDOWN.get().map(WorseCall::share).orElse(0.0);
    return leak.isEmpty() && hourly == 0
        ? call
        : new WorseCall(call, leak, hourly, System.nanoTime());
  }

  /** Reads a percentage. */
  static double share(String text) {
    var matcher = PERCENT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "%s is '%s'; it takes a percentage of a call's time for each hour, such as 1%%"
              .formatted(LaunchProperties.SLOWDOWN, text));
    }
    return Double.parseDouble(matcher.group(1)) / 100;
  }

  @Override
  public int requests() {
    return call.requests();
  }

  @Override
  public Object call(int n) {
    int callers = ACTIVE.incrementAndGet();
    try {
      long start = System.nanoTime();
      Object answer = call.call(n);
      leak.ifPresent(Leak::call);
      if (hourly > 0) {
        slowDown(System.nanoTime() - start, callers);
      }
      return answer;
    } finally {
      ACTIVE.decrementAndGet();
    }
  }

  /** Callers who wait for a CPU wait for the additional work of all others, too. */
  private void slowDown(long taken, int callers) {
    long now = System.nanoTime();
    double share = hourly * (now - since) / NANOS_PER_HOUR;
    double cpus = Runtime.getRuntime().availableProcessors();
    long end = now + (long) (share * taken * Math.min(1, cpus / callers));
    while (System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
  }
}
