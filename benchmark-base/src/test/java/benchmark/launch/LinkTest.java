// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinkTest {

  @Test
  void hasADelayAndARateInBitsPerSecond() {
    assertThat(Link.of(Map.of(Link.DELAY, "1.5ms", Link.RATE, "8Mbit")))
        .isEqualTo(new Link(1_500_000, 1e6, 0));
    assertThat(Link.of(Map.of(Link.DELAY, "200us"))).isEqualTo(new Link(200_000, 1.0 / 0, 0));
    assertThat(Link.of(Map.of(Link.RATE, "1Gbit")).nanosOf(1_000)).isEqualTo(8_000);
    assertThat(Link.of(Map.of())).isEqualTo(Link.NONE);
    assertThat(Link.of(Map.of(Link.LOSS, "0.5%")).loss()).isEqualTo(0.005);
    assertThat(Link.NONE.nanosOf(1_000)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"5", "-5ms", "5m", "3s", "ms", "fast", "5MS"})
  void anotherDelayIsRefused(String value) {
    assertThatThrownBy(() -> Link.of(Map.of(Link.DELAY, value)))
        .hasMessage(
            "link.delay=%s: this must be the time from one side to the other, from 0ms to 2s, such as 200us or 5ms."
                .formatted(value));
  }

  @ParameterizedTest
  @CsvSource({"1", "-1%", "51%", "1ms"})
  void anotherLossIsRefused(String value) {
    assertThatThrownBy(() -> Link.of(Map.of(Link.LOSS, value)))
        .hasMessage(
            "link.loss=%s: this must be the share of datagrams that each direction loses, from 0%% to 50%%, such as 1%%."
                .formatted(value));
  }

  @ParameterizedTest
  @CsvSource({"100", "0", "0Mbit", "-1Mbit", "10MB", "1kbit", "1000Gbit"})
  void anotherRateIsRefused(String value) {
    assertThatThrownBy(() -> Link.of(Map.of(Link.RATE, value)))
        .hasMessage(
            "link.rate=%s: this must be the bits per second of each direction, from 100kbit to 100Gbit, such as 10Mbit."
                .formatted(value));
  }
}
