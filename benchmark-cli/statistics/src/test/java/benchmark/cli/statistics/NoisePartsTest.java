// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoisePartsTest {

  private static final Duration BLOCK = Duration.ofSeconds(36);
  private static final Duration QUAD = Duration.ofSeconds(4);

  /** Log ratios of the two quads of the first block: 0.06 and 0.02, while both variants drift. */
  private static final List<double[]> BASELINE = List.of(log(0, 0.1, 0.2, 0.3), log(1, 1, 1, 1));

  /** Of those of the second: 0 and 0.04. */
  private static final List<double[]> CANDIDATE =
      List.of(log(0.05, 0.17, 0.2, 0.34), log(1, 1, 1.03, 1.05));

  /**
   * The quads vary around their blocks by 2 (0.02^2 + 0.02^2) with 2 degrees of freedom. Slices of
   * the first block vary by much more, as both variants rise by 0.3, and by pairing that is gone.
   */
  @Test
  void saysTheNoiseApart() {
    NoiseParts parts = NoiseParts.of(BASELINE, CANDIDATE).orElseThrow();
    assertThat(parts.seconds() * parts.seconds()).isCloseTo(0.0008, within(1e-12));
    // The blocks vary by 0.0002 altogether, and by 0.0008 / 2 from seconds alone.
    assertThat(parts.jvms()).isZero();
    // The squares of the three series that vary, by their 3 degrees of freedom, by 4 series.
    double unpaired = (0.05 + 0.0426 + 0.0018) / 3 / 4;
    assertThat(parts.drift() * parts.drift()).isCloseTo(unpaired - 0.0008, within(1e-12));
  }

  @Test
  void blocksThatDifferByMoreThanTheirSecondsDifferFromJvmToJvm() {
    double[] same = log(0, 0, 0, 0);
    NoiseParts parts =
        NoiseParts.of(List.of(same, same), List.of(same, log(0.1, 0.1, 0.1, 0.1))).orElseThrow();
    assertThat(parts.jvms()).isCloseTo(0.1 / Math.sqrt(2), within(1e-12));
    assertThat(parts.seconds()).isCloseTo(0, within(1e-12));
    assertThat(parts.drift()).isCloseTo(0, within(1e-12));
  }

  @Test
  void oneBlockOrOneQuadHasNoPartsToTellApart() {
    assertThat(NoiseParts.of(BASELINE.subList(0, 1), CANDIDATE.subList(0, 1))).isEmpty();
    List<double[]> oneQuadEach = List.of(log(0, 0), log(1, 1));
    assertThat(NoiseParts.of(oneQuadEach, oneQuadEach)).isEmpty();
  }

  /** Figures of these logs. */
  private static double[] log(double... logs) {
    return Arrays.stream(logs).map(Math::exp).toArray();
  }

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
            "The quads of a block have a lower bound of at least 2 and an upper one that is no"
                + " less, but these are 1 and 30.");
    assertThatThrownBy(() -> parts.quads(BLOCK, QUAD, 5, 4))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new NoiseParts(0, -0.1, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The noise must be finite and not below 0 (0.03 is about 3%), but is -0.1.");
  }
}
