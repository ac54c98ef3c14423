// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How much more one of two is than the other, from pairs measured together; in their unit.
 *
 * @param estimate the mean of the differences
 * @param error half the width of its 95% interval, by Student's t; infinite with a single pair
 * @param pValue the probability of such a difference, or a greater one, where there is none: two
 *     sides; 1 with a single pair
 */
public record PairedDifference(double estimate, double error, double pValue) {

  private static final double LEVEL = 0.05;

  /**
   * Estimates it.
   *
   * @param from one value of each pair, at least one
   * @param to the other value of each
   * @throws IllegalArgumentException if there are not as many of one as of the other, or none
   */
  public static PairedDifference of(List<Double> from, List<Double> to) {
    return ofSamples(from, to, 0);
  }

  /**
   * The difference of values that samples add up to. Few samples may come out alike in all pairs,
   * so the standard error is at least that of counting them: their number has Poisson's
   * distribution.
   *
   * @param sample what one sample adds to a value; 0 if the values are exact
   */
  public static PairedDifference ofSamples(List<Double> from, List<Double> to, double sample) {
    if (from.isEmpty() || from.size() != to.size()) {
      throw new IllegalArgumentException(
          "Pairs need as many values of one as of the other, but there are %d and %d."
              .formatted(from.size(), to.size()));
    }
    double[] differences =
        IntStream.range(0, from.size()).mapToDouble(i -> to.get(i) - from.get(i)).toArray();
    double mean = Samples.mean(differences);
    int degrees = differences.length - 1;
    if (degrees == 0) {
      return new PairedDifference(mean, Double.POSITIVE_INFINITY, 1);
    }
    double sum = Stream.concat(from.stream(), to.stream()).mapToDouble(it -> it).sum();
    double error =
        Math.max(
            Math.sqrt(Samples.squares(differences) / degrees / differences.length),
            Math.sqrt(sample * sum) / differences.length);
    return new PairedDifference(
        mean, StudentT.quantileOf(degrees) * error, StudentT.pValue(mean, error, degrees));
  }

  /**
   * The probability of such a difference, or a greater one, where there is none beyond a margin:
   * two sides; 1 with a single pair.
   *
   * @param margin in the unit of the difference, at least 0
   * @param pairs how many it is from
   */
  public double pValue(double margin, int pairs) {
    double beyond = Math.abs(estimate) - margin;
    return pairs < 2 || beyond <= 0
        ? 1
        : StudentT.pValue(beyond, error / StudentT.quantileOf(pairs - 1.0), pairs - 1.0);
  }

  /**
   * How much the difference varies from pair to pair; empty with a single pair.
   *
   * @param pairs how many it is from
   */
  Optional<Noise> noise(int pairs) {
    return pairs < 2
        ? Optional.empty()
        : Optional.of(new Noise(error / new Noise(1).logHalfWidth(pairs)));
  }

  /**
   * The verdict on a metric that is better when it is less.
   *
   * @param margin the difference that is too small to matter
   */
  public Verdict verdict(double margin) {
    double low = estimate - error;
    double high = estimate + error;
    return high < -margin
        ? Verdict.BETTER
        : low > margin
            ? Verdict.WORSE
            : -margin <= low && high <= margin ? Verdict.SAME : Verdict.UNDECIDED;
  }

  /** Whether 0 is outside the interval: there is a difference, if only this one is looked at. */
  public boolean isCertain() {
    return Math.abs(estimate) > error;
  }

  /**
   * Which of many differences there are: the probability that one is named which is none is at most
   * 5% for all of them together.
   */
  public static boolean[] certain(List<PairedDifference> all) {
    return Holm.reject(LEVEL, all, PairedDifference::pValue);
  }
}
