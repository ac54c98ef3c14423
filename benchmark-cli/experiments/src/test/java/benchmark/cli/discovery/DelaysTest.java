// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DelaysTest {

  @Test
  void tellTheMedianTheLongestAndHowFarInterfacesAreApart() {
    assertThat(Delays.of(List.of(List.of(10L, 30L), List.of(20L, 60L))))
        .containsEntry(DiscoveryMetric.DELAY_P50_MS, 20.0)
        .containsEntry(DiscoveryMetric.DELAY_MAX_MS, 60.0)
        .containsEntry(DiscoveryMetric.SPREAD_MS, 30.0)
        .containsEntry(DiscoveryMetric.NOT_SEEN, 0.0);
  }

  @Test
  void countAChangeThatWasNotSeenAndLeaveItOutOfTheRest() {
    assertThat(Delays.of(List.of(List.of(-1L, 5L))))
        .containsEntry(DiscoveryMetric.NOT_SEEN, 1.0)
        .containsEntry(DiscoveryMetric.DELAY_MAX_MS, 5.0);
  }

  @Test
  void areNothingWhereNothingChanged() {
    assertThat(Delays.of(List.of())).isEmpty();
  }
}
