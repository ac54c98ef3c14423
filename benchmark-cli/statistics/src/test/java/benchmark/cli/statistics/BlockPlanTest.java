// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.statistics.BlockPlan.Bounds;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BlockPlanTest {

  private static final int ANY = Integer.MAX_VALUE;

  /** 40 s of start and warm-up, then 3 s a quad. */
  private static Duration takes(int quads) {
    return Duration.ofSeconds(40 + 3L * quads);
  }

  @Test
  void theTimeIsUsedUp() {
    BlockPlan plan = plan(Duration.ofMinutes(5), 0, new Bounds(ANY, 40), 0.01, 0.05);

    assertThat(plan).isEqualTo(new BlockPlan(5, 6));
    assertThat(plan.blocks() * takes(plan.quads()).toSeconds()).isBetween(288L, 300L);
  }

  @Test
  void jvmsThatDifferTakeMoreAndShorterBlocks() {
    Duration left = Duration.ofMinutes(10);
    BlockPlan alike = plan(left, 0, new Bounds(ANY, 40), 0, 0.05);
    BlockPlan unlike = plan(left, 0, new Bounds(ANY, 40), 0.05, 0.05);

    assertThat(alike).isEqualTo(new BlockPlan(6, 20));
    assertThat(unlike.blocks()).isGreaterThan(alike.blocks());
    assertThat(unlike.quads()).isLessThan(alike.quads());
  }

  /** After two blocks, one more of 26 quads promised the narrower interval. */
  @Test
  void fourBlocksAreMeasuredWhereTheyFit() {
    assertThat(plan(Duration.ofSeconds(120), 2, new Bounds(ANY, 40), 0, 0.05))
        .isEqualTo(new BlockPlan(2, 6));
    assertThat(plan(Duration.ofSeconds(85), 2, new Bounds(ANY, 40), 0, 0.05))
        .isEqualTo(new BlockPlan(1, 15));
  }

  @Test
  void theOperationThatIsKnownWorstDecides() {
    Bounds bounds = new Bounds(ANY, 40);
    NoiseParts steady = new NoiseParts(0.001, 0.01, 0);
    NoiseParts restless = new NoiseParts(0.05, 0.05, 0);

    assertThat(
            BlockPlan.within(
                Duration.ofMinutes(10), 0, bounds, BlockPlanTest::takes, List.of(steady, restless)))
        .contains(plan(Duration.ofMinutes(10), 0, bounds, 0.05, 0.05));
  }

  @Test
  void itKeepsItsBounds() {
    assertThat(plan(Duration.ofHours(1), 0, new Bounds(3, 8), 0.01, 0.05))
        .isEqualTo(new BlockPlan(3, 8));
    assertThat(plan(Duration.ofMinutes(5), 0, new Bounds(ANY, 1), 0.01, 0.05))
        .isEqualTo(new BlockPlan(6, 1));
  }

  @Test
  void theLastBlockTakesWhatIsLeft() {
    assertThat(plan(Duration.ofSeconds(84), 3, new Bounds(ANY, 40), 0.01, 0.05))
        .isEqualTo(new BlockPlan(1, 14));
  }

  @Test
  void whereNoBlockFitsThereIsNoPlan() {
    assertThat(
            BlockPlan.within(
                Duration.ofSeconds(45),
                3,
                new Bounds(ANY, 40),
                BlockPlanTest::takes,
                List.of(BlockPlan.USUAL_NOISE)))
        .isEmpty();
  }

  /** Simulated comparisons of other plans that take the same time have wider intervals. */
  @Test
  void itsIntervalsAreTheNarrowest() {
    NoiseParts noise = new NoiseParts(0.01, 0.05, 0);
    double planned = halfWidth(new BlockPlan(5, 6), noise);

    assertThat(halfWidth(new BlockPlan(3, 20), noise)).isGreaterThan(planned);
    assertThat(halfWidth(new BlockPlan(4, 11), noise)).isGreaterThan(planned);
    assertThat(halfWidth(new BlockPlan(6, 3), noise)).isGreaterThan(planned);
  }

  /** Root mean square. */
  private static double halfWidth(BlockPlan plan, NoiseParts noise) {
    var random = new Random(7);
    double deviation = noise.ofBlocks(plan.quads()).logDeviation();
    double square =
        IntStream.range(0, 20_000)
            .mapToDouble(
                comparison ->
                    ofBlocks(
                        DoubleStream.generate(() -> deviation * random.nextGaussian())
                            .limit(plan.blocks())
                            .toArray()))
            .map(width -> width * width)
            .average()
            .orElseThrow();
    return Math.sqrt(square);
  }

  private static double ofBlocks(double[] logs) {
    return new Noise(Math.sqrt(Samples.squares(logs) / (logs.length - 1)))
        .logHalfWidth(logs.length);
  }

  private static BlockPlan plan(
      Duration left, int done, Bounds bounds, double jvms, double seconds) {
    return BlockPlan.within(
            left, done, bounds, BlockPlanTest::takes, List.of(new NoiseParts(jvms, seconds, 0)))
        .orElseThrow();
  }
}
