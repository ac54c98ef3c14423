// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DelayTest {

  @ParameterizedTest
  @CsvSource({
    "0ns, 0",
    "7ns, 7",
    "200us, 200000",
    "20ms, 20000000",
    "6s, 6000000000",
    "999999s, 999999000000000"
  })
  void readsANumberAndAUnit(String text, long nanos) {
    assertThat(Delay.parse("benchmark.delay", text)).isEqualTo(new Delay(Duration.ofNanos(nanos)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "200", "us", "-1us", "1.5ms", "200 us", "200US", "1000000s", "1m", "200usx"})
  void refusesEverythingElseNamingIt(String text) {
    assertThatThrownBy(() -> Delay.parse("benchmark.delay", text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "benchmark.delay is '%s'; it takes a whole number and ns, us, ms or s, such as 200us",
            text);
  }

  @Test
  void growsByAsMuchEveryHour() {
    var hourly = new Delay(Duration.ofMillis(3));

    assertThat(hourly.after(0)).isEqualTo(new Delay(Duration.ZERO));
    assertThat(hourly.after(Duration.ofMinutes(90).toNanos()))
        .isEqualTo(new Delay(Duration.ofNanos(4_500_000)));
  }

  @Test
  void keepsACoreBusyForThatLong() {
    long start = System.nanoTime();
    new Delay(Duration.ofMillis(20)).spin();

    assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(20_000_000);
  }

  @Test
  void sleepsForThatLongAlsoAfterAnUnpark() {
    long start = System.nanoTime();
    LockSupport.unpark(Thread.currentThread());
    new Delay(Duration.ofMillis(20)).sleep();

    assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(20_000_000);
  }
}
