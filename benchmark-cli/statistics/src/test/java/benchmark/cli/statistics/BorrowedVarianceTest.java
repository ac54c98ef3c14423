// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
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

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  private final Random random = new Random(20260202);

  /**
   * A moderated variance (Smyth 2004) whose prior counts as few degrees of freedom, and is dropped
   * if the blocks' own variance is several times as large: where the true deviation is once, twice
   * or three times the prior's.
   */
  @ParameterizedTest
  @CsvSource({
    "0, 9999, 1.00, 0.950, 0.950, 0.950",
    "4, 9999, 0.80, 0.973, 0.879, 0.835",
    "2, 2, 0.91, 0.975, 0.933, 0.940",
    "1, 2, 0.95, 0.973, 0.941, 0.944"
  })
  void anEarlierComparisonMayBeWrong(
      double degrees, double dropped, double width, double right, double twice, double threeTimes) {
    Borrowed once = borrowed(degrees, dropped, 1);

    assertThat(once.width()).as("of Student's t").isCloseTo(width, within(0.01));
    assertThat(once.coverage()).isCloseTo(right, within(0.008));
    assertThat(borrowed(degrees, dropped, 2).coverage()).isCloseTo(twice, within(0.008));
    assertThat(borrowed(degrees, dropped, 3).coverage()).isCloseTo(threeTimes, within(0.008));
  }

  /**
   * Whatever an interval makes of the blocks' deviation and the prior's: if it covers so much where
   * the true deviation is so many times the prior's, then it is at least this wide, of Student's
   * 95%, where the prior is right. Student's of the same coverage is as wide, to half a percent.
   */
  @ParameterizedTest
  @CsvSource({
    "4, 0.94, 2, 9.5, 0.927",
    "4, 0.95, 2, 12, 0.996",
    "5, 0.95, 1.7, 8.3, 1",
    "6, 0.95, 1.5, 6.4, 1",
    "8, 0.95, 1.35, 4.7, 1"
  })
  void noOtherIntervalDoesBetter(
      int blocks, double coverage, double times, double multiplier, double width) {
    double student =
        StudentT.quantile((1 - coverage) / 2, blocks - 1) / StudentT.quantileOf(blocks - 1);

    assertThat(narrowest(blocks, coverage, times, multiplier) / ofStudent(blocks))
        .isCloseTo(width, within(0.002));
    assertThat(student).isCloseTo(width, within(0.005));
  }

  @Test
  void twoBlocksGainMoreAndAreStillTooFew() {
    double narrowest = narrowest(2, 0.95, 3, 24);

    assertThat(narrowest / ofStudent(2)).isCloseTo(0.49, within(0.01));
    assertThat(narrowest / ofStudent(4)).isCloseTo(2.39, within(0.02));
  }

  /** The noisiest operation pays for what the others gain. */
  @ParameterizedTest
  @CsvSource({"2, 0.911, 0.967", "1.5, 0.934, 0.968"})
  void anotherOperationIsAnother(double times, double ofNoisiest, double ofAll) {
    double t = StudentT.quantileOf(BLOCKS - 1 + 2);
    int[] covered = new int[4];
    for (int trial = 0; trial < TRIALS; trial++) {
      double[][] blocks = {blocks(times), blocks(1), blocks(1), blocks(1)};
      double[] variances =
          Arrays.stream(blocks).mapToDouble(BorrowedVarianceTest::variance).toArray();
      double sum = Arrays.stream(variances).sum();
      for (int operation = 0; operation < 4; operation++) {
        double prior = (sum - variances[operation]) / 3;
        double moderated = (2 * prior + 3 * variances[operation]) / 5;
        boolean covers =
            Math.abs(Samples.mean(blocks[operation])) <= t * Math.sqrt(moderated / BLOCKS);
        covered[operation] += covers ? 1 : 0;
      }
    }

    assertThat(covered[0] / (double) TRIALS).isCloseTo(ofNoisiest, within(0.008));
    assertThat(Arrays.stream(covered).sum() / (4.0 * TRIALS)).isCloseTo(ofAll, within(0.008));
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

  /**
   * A lower bound of the mean width of intervals that cover so much where the true deviation is so
   * many times the prior's: the least that the width, less a multiplier times the coverage beyond
   * what is asked for, can be (Lagrange). It is so for any multiplier, and largest for the best.
   */
  private static double narrowest(int blocks, double coverage, double times, double multiplier) {
    double scale = Math.sqrt(blocks) / times;
    return multiplier * coverage
        + sumOverDeviations(
            deviation -> {
              double ifRight = density(deviation, blocks);
              double inTruth = multiplier * density(deviation / times, blocks);
              double share = ifRight / (2 * inTruth * scale * NORMAL.density(0));
              double halfWidth = share < 1 ? Math.sqrt(-2 * Math.log(share)) / scale : 0;
              double covered = 1 - 2 * NORMAL.survivalProbability(halfWidth * scale);
              return ifRight * halfWidth - inTruth * covered;
            });
  }

  /** The mean half width of Student's 95% interval where the true deviation is 1. */
  private static double ofStudent(int blocks) {
    return StudentT.quantileOf(blocks - 1)
        / Math.sqrt(blocks)
        * sumOverDeviations(deviation -> deviation * density(deviation, blocks));
  }

  /** The integral over the log of the blocks' deviation, as far as it may be. */
  private static double sumOverDeviations(DoubleUnaryOperator part) {
    return IntStream.range(0, 150)
            .mapToDouble(step -> part.applyAsDouble(Math.exp(0.05 * step - 5)))
            .sum()
        * 0.05;
  }

  /** That of the log of the blocks' deviation, where the true one is 1. */
  private static double density(double deviation, int blocks) {
    double squares = (blocks - 1) * deviation * deviation;
    return 2 * squares * ChiSquaredDistribution.of(blocks - 1).density(squares);
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
