// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JackknifeTest {

  private static final int BLOCKS = 5;
  private static final int CALLS = 2_000;
  private static final int REPETITIONS = 400;

  /** Then the estimate without a block is the mean of the others. */
  @Test
  void ofAMeanOfLogsItIsStudentsInterval() {
    double[] blocks = {3, 4, 7};
    double[] without = IntStream.range(0, 3).mapToDouble(i -> mean(blocks, i)).toArray();

    Interval interval = Jackknife.interval(mean(blocks, -1), without);

    Interval students = SliceMean.of(new Autocorrelation(0), blocks).interval();
    assertThat(interval.estimate()).isCloseTo(students.estimate(), within(1e-9));
    assertThat(interval.low()).isCloseTo(students.low(), within(1e-9));
    assertThat(interval.high()).isCloseTo(students.high(), within(1e-9));
  }

  /** The p99 of 5 blocks whose level differs by 10% is that of all blocks' calls. */
  @Test
  void containsThePercentileOfAllBlocksInNineteenOfTwentyCases() {
    var random = new Random(1);
    double truth = Math.exp(2.326348 * Math.hypot(0.1, 0.5)); // of a log-normal distribution
    int hits = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      double[][] blocks =
          IntStream.range(0, BLOCKS).mapToObj(b -> block(random)).toArray(double[][]::new);
      double[] without = IntStream.range(0, BLOCKS).mapToDouble(b -> p99(blocks, b)).toArray();
      hits += Jackknife.interval(p99(blocks, -1), without).contains(truth) ? 1 : 0;
    }
    assertThat((double) hits / REPETITIONS).isBetween(0.9, 0.98);
  }

  @Test
  void takesTwoBlocks() {
    assertThatThrownBy(() -> Jackknife.interval(1, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("An interval needs at least 2 blocks, but got 1.");
  }

  private static double mean(double[] blocks, int without) {
    return Math.exp(
        IntStream.range(0, blocks.length)
            .filter(i -> i != without)
            .mapToDouble(i -> Math.log(blocks[i]))
            .average()
            .orElseThrow());
  }

  private static double[] block(Random random) {
    double level = 0.1 * random.nextGaussian();
    return IntStream.range(0, CALLS)
        .mapToDouble(i -> Math.exp(level + 0.5 * random.nextGaussian()))
        .toArray();
  }

  private static double p99(double[][] blocks, int without) {
    double[] all =
        IntStream.range(0, blocks.length)
            .filter(i -> i != without)
            .mapToObj(i -> blocks[i])
            .flatMapToDouble(Arrays::stream)
            .sorted()
            .toArray();
    return all[(int) (all.length * 0.99)];
  }
}
