// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import benchmark.cli.error.UserError;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class DiscoveryConditionsTest {

  private static final DiscoveryConditions CONDITIONS =
      conditions(new DiscoveryConditions.Times(30, 0.6, 60, 5), List.of());

  @Test
  void saysBeforeStartingHowMuchMemoryIsMissing() {
    var error =
        catchThrowableOfType(
            UserError.class, () -> CONDITIONS.requireMemory(OptionalLong.of(1L << 30), 768));

    assertThat(error.status()).isEqualTo(1);
    assertThat(error)
        .hasMessage(
            "500 instances x 8 interfaces x 5 protocols need 3.2 GiB for two registries, simulator,"
                + " provider and consumer, and 1.0 GiB are free. Stop other programs, or give fewer"
                + " with --instances.");
  }

  @Test
  void countALargerHeapOfTheConsumer() {
    assertThat(CONDITIONS.memoryBytes(4_096) - CONDITIONS.memoryBytes(768)).isEqualTo(3_328L << 20);
  }

  @Test
  void restartAllInstancesInTheTimeOfAPhase() {
    assertThat(
            new DiscoveryConditions(
                    7, 2, 2, 2, new DiscoveryConditions.Times(10, 0, 5, 1), 0, true, List.of())
                .every())
        .isEqualTo(Duration.ofMillis(2_500));
  }

  @Test
  void staysBelowEightGibibytesAtFullSize() {
    assertThat(CONDITIONS.memoryBytes(768)).isLessThan(8L << 30);
    CONDITIONS.requireMemory(OptionalLong.of(8L << 30), 768);
    CONDITIONS.requireMemory(OptionalLong.empty(), 768);
  }

  @Test
  void takeLessThanTwentyMinutesForThreeConsumersAtFullSize() {
    assertThat(CONDITIONS.length().multipliedBy(3)).isLessThan(Duration.ofMinutes(20));
  }

  @Test
  void leaveRegistriesOfOthersRunning() {
    var others =
        conditions(new DiscoveryConditions.Times(30, 0.6, 60, 5), List.of("127.0.0.1:2181"));

    assertThat(others.hasRegistries()).isTrue();
    assertThat(others.length()).isEqualTo(CONDITIONS.length().minusMinutes(2));
  }

  @Test
  void haveNoMoreMomentsInTwentyHoursThanAPageCanShow() {
    var hours = conditions(new DiscoveryConditions.Times(24_000, 480, 60, 5), List.of());

    assertThat(CONDITIONS.moment()).isEqualTo(Duration.ofSeconds(1));
    assertThat(hours.moment()).isGreaterThan(Duration.ofMinutes(1));
  }

  private static DiscoveryConditions conditions(
      DiscoveryConditions.Times times, List<String> registries) {
    return new DiscoveryConditions(500, 8, 5, 10, times, 5_000, false, registries);
  }
}
