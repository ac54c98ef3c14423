// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.contract.Contract;
import benchmark.launch.LaunchProperties;
import java.time.Duration;
import java.util.regex.Pattern;

/** A stretch of time in which a core is kept busy. */
record Delay(Duration duration) {

  private static final Pattern SYNTAX = Pattern.compile("(\\d{1,6})(ns|us|ms|s)");

  /**
   * Reads a number and a unit.
   *
   * @param text such as {@code 200us}: a whole number of at most six digits and ns, us, ms or s
   * @throws IllegalArgumentException naming the text, if it is anything else
   */
  static Delay parse(String text) {
    var matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "%s is '%s'; it takes a whole number and ns, us, ms or s, such as 200us"
              .formatted(LaunchProperties.DELAY, text));
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

  /** A service whose every call is slower by this. */
  <S> S before(Contract<S> contract, S service) {
    return Interceptor.around(
        contract.service(),
        service,
        (method, call) -> {
          spin();
          return call.proceed();
        });
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
}
