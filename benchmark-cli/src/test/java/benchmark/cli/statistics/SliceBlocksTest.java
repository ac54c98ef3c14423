// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SliceBlocksTest {

  /** Log ratios of the two quads: 0.06 and 0.02, while both variants drift. */
  private static final SliceBlock FIRST = block(log(0, 0.1, 0.2, 0.3), log(0.05, 0.17, 0.2, 0.34));

  /** 0 and 0.04. */
  private static final SliceBlock SECOND = block(log(1, 1, 1, 1), log(1, 1, 1.03, 1.05));

  @Test
  void theRatioIsTheMeanLogRatioOfABlockOverTheBlocks() {
    PairedRatio ratio = SliceBlocks.of(List.of(FIRST, SECOND)).ratio(1);
    assertThat(FIRST.logRatios(1)).containsExactly(new double[] {0.06, 0.02}, within(1e-12));
    assertThat(ratio.rounds()).isEqualTo(2);
    assertThat(ratio.logEstimate()).isCloseTo(0.03, within(1e-12));
    assertThat(ratio.noise().orElseThrow().logDeviation())
        .isCloseTo(0.02 / Math.sqrt(2), within(1e-12));
  }

  @Test
  void everyCandidateIsComparedWithTheBaseline() {
    SliceBlock three = block(log(0, 0), log(0.5, 0.5), log(-0.1, -0.3));
    SliceBlocks blocks = SliceBlocks.of(List.of(three));
    assertThat(blocks.ratio(1).logEstimate()).isCloseTo(0.5, within(1e-12));
    assertThat(blocks.ratio(2).logEstimate()).isCloseTo(-0.2, within(1e-12));
    assertThat(three.figure(2)).isCloseTo(Math.exp(-0.2), within(1e-12));
    assertThat(three.variants()).isEqualTo(3);
    assertThat(three.quads()).isEqualTo(1);
  }

  /**
   * The quads vary around their blocks by 2 (0.02^2 + 0.02^2) with 2 degrees of freedom. Slices of
   * the first block vary by much more, as both variants rise by 0.3, and by pairing that is gone.
   */
  @Test
  void tellsTheNoiseApart() {
    NoiseParts parts = SliceBlocks.of(List.of(FIRST, SECOND)).noise(1).orElseThrow();
    assertThat(parts.seconds() * parts.seconds()).isCloseTo(0.0008, within(1e-12));
    // The blocks vary by 0.0002 altogether, and by 0.0008 / 2 from seconds alone.
    assertThat(parts.jvms()).isZero();
    double unpaired = (FIRST.variance(0) + FIRST.variance(1) + SECOND.variance(1)) / 4;
    assertThat(parts.drift() * parts.drift()).isCloseTo(unpaired - 0.0008, within(1e-12));
    assertThat(parts.drift()).isGreaterThan(0.08);
  }

  @Test
  void blocksThatDifferByMoreThanTheirSecondsDifferFromJvmToJvm() {
    SliceBlock same = block(log(0, 0, 0, 0), log(0, 0, 0, 0));
    SliceBlock other = block(log(0, 0, 0, 0), log(0.1, 0.1, 0.1, 0.1));
    NoiseParts parts = SliceBlocks.of(List.of(same, other)).noise(1).orElseThrow();
    assertThat(parts.jvms()).isCloseTo(0.1 / Math.sqrt(2), within(1e-12));
    assertThat(parts.seconds()).isCloseTo(0, within(1e-12));
    assertThat(parts.drift()).isCloseTo(0, within(1e-12));
  }

  @Test
  void oneBlockOrOneQuadHasNoPartsToTellApart() {
    SliceBlock short1 = block(log(0, 0), log(1, 1));
    assertThat(SliceBlocks.of(List.of(FIRST)).noise(1)).isEmpty();
    assertThat(SliceBlocks.of(List.of(short1, short1)).noise(1)).isEmpty();
  }

  @Test
  void rejectsVariantsOfUnlikeSlices() {
    assertThatThrownBy(() -> block(log(0, 0), log(0, 0, 0, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Every variant has two slices a quad, but variant 2 has 4 slices in a block where"
                + " variant 1 has 2.");
    assertThatThrownBy(() -> block(log(0, 0, 0), log(0, 0, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Every variant has two slices a quad, but variant 1 has 3 slices in a block where"
                + " variant 1 has 3.");
    assertThatThrownBy(() -> block(log(), log())).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void rejectsOneVariantAndFiguresThatCannotBe() {
    assertThatThrownBy(() -> block(log(0, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A block compares at least 2 variants, but the number of them is 1.");
    assertThatThrownBy(() -> block(log(0, 0), new double[] {1, 0}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Slice 2 of variant 2 is 0.0, but a value must be finite and positive.");
  }

  @Test
  void rejectsNoBlockAndBlocksOfUnlikeVariants() {
    assertThatThrownBy(() -> SliceBlocks.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A comparison needs at least 1 block, but there is none.");
    SliceBlock three = block(log(0, 0), log(0, 0), log(0, 0));
    assertThatThrownBy(() -> SliceBlocks.of(List.of(FIRST, three)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Blocks compare the same variants, but one has 2 of them and another 3.");
  }

  private static SliceBlock block(double[]... variants) {
    return SliceBlock.of(List.of(variants));
  }

  /** Figures of these logs. */
  private static double[] log(double... logs) {
    return Arrays.stream(logs).map(Math::exp).toArray();
  }
}
