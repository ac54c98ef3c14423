// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The lag-1 correlation that a short series shows: the products of the distances of neighbours from
 * its mean, by the sum of the squared distances. It is lower than the true one: of 5 independent
 * values it is -0.2 on average, and of 5 values of which each correlates with the next by 0.3 it is
 * -0.1.
 *
 * <p>How much lower is simulated once for each length, with a fixed seed, so that the same series
 * always give the same answer: with {@value #SERIES} series the standard error is 0.003. The
 * textbook's correction by (1 + 4 lag1) / n (Marriott, Pope, "Bias in the Estimation of
 * Autocorrelations", Biometrika 41, 1954) is too large for so few values.
 *
 * <p>Safe for use by several threads.
 */
final class SeenCorrelation {

  private static final int SERIES = 10_000;
  private static final int STEPS = 9;
  private static final double HIGHEST = Autocorrelation.HIGHEST;

  /** By length: what to expect at each of the steps from 0 to the highest. */
  private static final Map<Integer, double[]> EXPECTED = new ConcurrentHashMap<>();

  private SeenCorrelation() {}

  /** What a series shows; NaN if all of its values are equal. */
  static double of(double[] values) {
    double mean = Samples.mean(values);
    double products = 0;
    for (int i = 1; i < values.length; i++) {
      products += (values[i] - mean) * (values[i - 1] - mean);
    }
    return products / Samples.squares(values);
  }

  /**
   * What a series of normal values shows on average.
   *
   * @param lag1 its true correlation, from 0 to {@link Autocorrelation#HIGHEST}
   * @param length the number of its values, at least 3
   */
  static double expected(double lag1, int length) {
    double[] steps = EXPECTED.computeIfAbsent(length, SeenCorrelation::simulated);
    double place = lag1 / HIGHEST * STEPS;
    int below = Math.min((int) place, STEPS - 1);
    return steps[below] + (place - below) * (steps[below + 1] - steps[below]);
  }

  /** Random numbers that serve all steps: drawing them takes most of the time. */
  private static double[] simulated(int length) {
    var expected = new double[STEPS + 1];
    var random = new Random(length);
    var drawn = new double[length];
    for (int i = 0; i < SERIES; i++) {
      Arrays.setAll(drawn, it -> random.nextGaussian());
      for (int step = 0; step <= STEPS; step++) {
        expected[step] += of(series(HIGHEST * step / STEPS, drawn));
      }
    }
    return Arrays.stream(expected).map(sum -> sum / SERIES).toArray();
  }

  private static double[] series(double lag1, double[] drawn) {
    double[] values = drawn.clone();
    for (int i = 1; i < values.length; i++) {
      values[i] = lag1 * values[i - 1] + Math.sqrt(1 - lag1 * lag1) * drawn[i];
    }
    return values;
  }
}
