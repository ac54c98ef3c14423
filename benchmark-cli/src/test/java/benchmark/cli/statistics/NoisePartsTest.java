// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoisePartsTest {

  private static final Duration BLOCK = Duration.ofSeconds(36);
  private static final Duration QUAD = Duration.ofSeconds(4);

  @Test
  void moreQuadsLessenTheSecondsOnly() {
    NoiseParts parts = new NoiseParts(0.03, 0.08, 0.5);
    assertThat(parts.ofBlocks(4).logDeviation()).isCloseTo(0.05, within(1e-12));
    assertThat(parts.ofBlocks(1_000_000).logDeviation()).isCloseTo(0.03, within(1e-6));
  }

  /** sqrt(36 / 4) is 3 quads for each time that the seconds are noisier than the JVMs. */
  @ParameterizedTest
  @CsvSource({
    "0.01, 0.03, 9",
    "0.01, 0.04, 12",
    "0.03, 0.01, 2",
    "0.01, 0.5, 30",
    "0, 0.03, 30",
    "0, 0, 2"
  })
  void quadsAreManyWhereTheSecondsRuleAndFewWhereTheJvmsDo(
      double jvms, double seconds, int expected) {
    assertThat(new NoiseParts(jvms, seconds, 0).quads(BLOCK, QUAD, 2, 30)).isEqualTo(expected);
  }

  /** Neither more nor fewer quads would know the ratio better after the same time. */
  @Test
  void theNumberOfQuadsIsTheBest() {
    NoiseParts parts = new NoiseParts(0.01, 0.025, 0);
    int best = parts.quads(BLOCK, QUAD, 2, 100);
    assertThat(best).isEqualTo(8);
    assertThat(costOfPrecision(parts, best))
        .isLessThan(costOfPrecision(parts, best - 1))
        .isLessThan(costOfPrecision(parts, best + 1));
  }

  private static double costOfPrecision(NoiseParts parts, int quads) {
    double deviation = parts.ofBlocks(quads).logDeviation();
    return deviation * deviation * (BLOCK.toSeconds() + quads * QUAD.toSeconds());
  }

  @Test
  void rejectsWhatIsOutOfRange() {
    NoiseParts parts = new NoiseParts(0.01, 0.02, 0.03);
    assertThatThrownBy(() -> parts.quads(BLOCK, Duration.ZERO, 2, 30))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A block and its quads take time, but they are given as PT36S and PT0S.");
    assertThatThrownBy(() -> parts.quads(BLOCK, QUAD, 1, 30))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "The quads of a block are bounded by at least 2 and no less above, but by 1 and 30.");
    assertThatThrownBy(() -> parts.quads(BLOCK, QUAD, 5, 4))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new NoiseParts(0, -0.1, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The noise must be finite and not below 0 (0.03 is about 3%), but is -0.1.");
  }
}
