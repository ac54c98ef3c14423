// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Why the interval of four blocks is Student's t over their own variance, and borrows none from
 * earlier comparisons or from other operations (docs/method.md has the tables).
 */
class BorrowedVarianceTest {

  private static final int BLOCKS = 4;
  private static final int TRIALS = 20_000;

  private final Random random = new Random(20260202);

  /**
   * A moderated variance (Smyth 2004) whose prior counts as few degrees of freedom, and is dropped
   * if the blocks' own variance is twice as large, is hardly narrower, and misses 94% where the
   * true deviation is 2 or 3 times the prior's.
   */
  @ParameterizedTest
  @CsvSource({
    "2, 2, 2, 0.933, 0.91",
    "2, 2, 3, 0.939, 0.91",
    "4, 9999, 2, 0.879, 0.80",
    "4, 9999, 3, 0.835, 0.80"
  })
  void anEarlierComparisonMayBeWrong(
      double degrees, double dropped, double deviation, double coverage, double width) {
    Borrowed wrong = borrowed(degrees, dropped, deviation);
    Borrowed right = borrowed(degrees, dropped, 1);

    assertThat(wrong.coverage()).isCloseTo(coverage, within(0.008));
    assertThat(right.width()).as("of Student's t").isCloseTo(width, within(0.02));
    assertThat(right.coverage()).isGreaterThan(0.96);
  }

  /** The noisiest operation pays for what the others gain; here it varies twice as much. */
  @Test
  void anotherOperationIsAnother() {
    double t = StudentT.quantileOf(BLOCKS - 1 + 2);
    int covered = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      double[] variances =
          IntStream.range(0, 4)
              .mapToDouble(operation -> variance(blocks(operation == 0 ? 2 : 1)))
              .toArray();
      double prior = (variances[1] + variances[2] + variances[3]) / 3;
      double moderated = (2 * prior + 3 * variances[0]) / 5;
      double mean = random.nextGaussian(); // of the blocks: it does not depend on their variance
      covered += Math.abs(mean) <= t * Math.sqrt(moderated / BLOCKS) ? 1 : 0;
    }

    assertThat(covered / (double) TRIALS).isBetween(0.90, 0.935);
  }

  /**
   * Only the spread of JVMs is remembered, and may be a third of the true one; that of slices is
   * measured now. The quantile is the smallest with which such an interval still covers 95%: the
   * gain is small, and less with more quads.
   */
  @ParameterizedTest
  @CsvSource({"4, 3, 2.68, 0.88", "6, 2, 2.85, 0.95", "10, 0.5, 3.03, 0.98"})
  void rememberingJvmsAloneGainsLittle(int quads, double degrees, double quantile, double width) {
    assertThat(ofJvms(quads, degrees, quantile, 3).coverage()).isCloseTo(0.95, within(0.008));
    assertThat(ofJvms(quads, degrees, quantile, 1).width()).isCloseTo(width, within(0.02));
  }

  private record Borrowed(double coverage, double width) {}

  /** With the noise that docs/method.md has, but JVMs that differ by so many times as much. */
  private Borrowed ofJvms(int quads, double degrees, double quantile, double times) {
    double remembered = 0.0071 * 0.0071;
    double seconds = 0.0359 / Math.sqrt(quads);
    double own = 0;
    double sum = 0;
    int covered = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      double jvms = times * Math.sqrt(remembered);
      double[] blocks = blocks(Math.sqrt(jvms * jvms + seconds * seconds));
      double variance = variance(blocks);
      double prior = remembered + seconds * seconds * chiSquare(BLOCKS * (quads - 1));
      double halfWidth =
          quantile
              * Math.sqrt(
                  (degrees * prior + (BLOCKS - 1) * variance) / (degrees + BLOCKS - 1) / BLOCKS);
      own += StudentT.quantileOf(BLOCKS - 1) * Math.sqrt(variance / BLOCKS);
      sum += halfWidth;
      covered += Math.abs(Samples.mean(blocks)) <= halfWidth ? 1 : 0;
    }
    return new Borrowed(covered / (double) TRIALS, sum / own);
  }

  /** A variance that is estimated with so many degrees of freedom, where the true one is 1. */
  private double chiSquare(int degrees) {
    return DoubleStream.generate(random::nextGaussian).limit(degrees).map(it -> it * it).sum()
        / degrees;
  }

  /** Intervals of blocks of this deviation, where that of the prior is 1. */
  private Borrowed borrowed(double degrees, double dropped, double deviation) {
    double ofOwn = StudentT.quantileOf(BLOCKS - 1);
    double ofMore = StudentT.quantileOf(BLOCKS - 1 + degrees);
    int covered = 0;
    double own = 0;
    double sum = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      double[] blocks = blocks(deviation);
      double variance = variance(blocks);
      double plain = ofOwn * Math.sqrt(variance / BLOCKS);
      double halfWidth =
          variance > dropped
              ? plain
              : ofMore
                  * Math.sqrt(
                      (degrees + (BLOCKS - 1) * variance) / (degrees + BLOCKS - 1) / BLOCKS);
      own += plain;
      sum += halfWidth;
      covered += Math.abs(Samples.mean(blocks)) <= halfWidth ? 1 : 0;
    }
    return new Borrowed(covered / (double) TRIALS, sum / own);
  }

  private static double variance(double[] blocks) {
    return Samples.squares(blocks) / (blocks.length - 1);
  }

  private double[] blocks(double deviation) {
    return DoubleStream.generate(() -> deviation * random.nextGaussian()).limit(BLOCKS).toArray();
  }
}
