// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Whether measurements drift within their JVMs, as when the warm-up was too short.
 *
 * <p>There is a drift if it is both large enough to matter and too regular for chance: the relative
 * change reaches {@link #LEAST_CHANGE} and the p-value is at most {@link #SIGNIFICANCE}. Forks are
 * never joined to one series, in which the fall back to a cold JVM would hide the rise within each;
 * their evidence is added, see {@link MannKendall}. A shift of the level counts as a drift too; a
 * single stray value does not, for both measures go by ranks and medians.
 *
 * <p>How often a steady rise by 10% at 3% noise is found, simulated. "Joined" is the same test of
 * all forks as one series, at a level of 2%, which finds the less the more forks there are:
 *
 * <pre>
 *                     5 values   10 values   15 values
 *   1 fork, joined       16%         51%         77%
 *   1 fork               16%         71%         89%
 *   2 forks, joined       4%         18%         34%
 *   2 forks              60%         96%         99%
 *   4 forks, joined       1%          4%          5%
 *   4 forks              96%         99%         99%
 * </pre>
 *
 * <p>So 5 values of one fork cannot show it: even the best test of a slope, which knows that the
 * noise is normal, finds 40% of such rises. Operations that are measured in turn in one JVM are
 * another matter ({@link #ofTurns}): what disturbs the machine for a second or two disturbs all of
 * them, so their evidence does not add up. With noise of 3% that a turn shares, four operations of
 * 8 values taken for forks are called a drift in 13% of measurements without one. Independent noise
 * is called a drift in at most 5% of measurements whatever its size. Noise with a memory, such as a
 * slow collector cycle, is called one more often, so a comparison of four or more rounds relies on
 * {@link Drift} instead, which takes its noise from the spread over the rounds.
 *
 * @param relativeChange the change from the first to the last value as a fraction of the median
 *     value, 0.05 is a rise by 5%: the median of the slopes between all pairs of values of a fork,
 *     over all forks, times the steps of the longest fork (Sen, "Estimates of the Regression
 *     Coefficient Based on Kendall's Tau", Journal of the American Statistical Association 63,
 *     1968; over several series: Hirsch, Slack, Smith 1982, as above)
 * @param pValue the probability of a trend at least this regular, up or down, if there is none;
 *     from 0 to 1
 */
public record SteadyState(double relativeChange, double pValue) {

  /**
   * The smallest relative change that is called a drift: 5%, which shifts the mean by about 2.5%.
   */
  public static final double LEAST_CHANGE = 0.05;

  /** The largest p-value that is called a drift: 5%. */
  public static final double SIGNIFICANCE = 0.05;

  /** So many values are compared, each with each: of more, neighbours are joined. */
  static final int MOST = 1_000;

  /**
   * Looks at the iterations of one measurement in one fork.
   *
   * @param iterations at least 3 figures in the order measured, finite and above 0, in any unit. Of
   *     more than {@value #MOST}, the means of every 2, 3, 4 … consecutive ones count
   * @throws IllegalArgumentException if there are fewer than 3, or a value is NaN, infinite, 0 or
   *     negative
   */
  public static SteadyState of(double... iterations) {
    return ofForks(List.of(iterations));
  }

  /**
   * Looks at operations that were measured in one JVM in turn: at the mean of each turn, whose
   * values are taken relative to their operation's median.
   *
   * @param operations at least one, each as for {@link #of}; turns that not all of them have are
   *     left out
   * @throws IllegalArgumentException as for {@link #of}, or if there is no operation
   */
  public static SteadyState ofTurns(List<double[]> operations) {
    int turns = operations.stream().mapToInt(one -> one.length).min().orElse(0);
    var means = new double[turns];
    for (double[] one : operations) {
      double level = Samples.median(one);
      for (int turn = 0; turn < turns; turn++) {
        means[turn] += one[turn] / level / operations.size();
      }
    }
    return of(means);
  }

  /**
   * Looks at several forks of one measurement.
   *
   * @param forks at least one, each as for {@link #of}
   * @throws IllegalArgumentException as for {@link #of}, or if there is no fork
   */
  public static SteadyState ofForks(List<double[]> forks) {
    if (forks.isEmpty()) {
      throw new IllegalArgumentException("A drift needs at least 1 fork, but there is none.");
    }
    var all = DoubleStream.builder();
    var counts = new int[forks.size()];
    int longest = 0;
    for (int n = 0; n < counts.length; n++) {
      double[] fork = forks.get(n);
      Samples.check("Iteration %d", fork);
      int every = Math.max(1, (fork.length + MOST - 1) / MOST);
      double[] means = means(every, fork);
      counts[n] = means.length;
      longest = Math.max(longest, fork.length);
      Arrays.stream(slopes(means)).forEach(slope -> all.add(slope / every));
    }
    double[] slopes = all.build().toArray();
    double change = Samples.median(slopes) * (longest - 1);
    int score = (int) Arrays.stream(slopes).map(Math::signum).sum();
    return new SteadyState(change, MannKendall.pValue(score, counts));
  }

  /** Whether the measurement drifts, so that its mean is not that of a steady state. */
  public boolean drifts() {
    return Math.abs(relativeChange) >= LEAST_CHANGE && pValue <= SIGNIFICANCE;
  }

  /** Of so many neighbours each; the last ones that fill no mean are left out. */
  private static double[] means(int every, double... iterations) {
    return IntStream.range(0, iterations.length / every)
        .mapToDouble(
            group ->
                Arrays.stream(iterations, group * every, (group + 1) * every)
                    .average()
                    .orElseThrow())
        .toArray();
  }

  /** The slopes between all pairs of values, from one to the next, as fractions of the median. */
  private static double[] slopes(double... iterations) {
    int count = iterations.length;
    if (count < 3) {
      throw new IllegalArgumentException(
          "A drift needs at least 3 iterations, but got %d.".formatted(count));
    }
    double level = Samples.median(iterations);
    double[] slopes = new double[count * (count - 1) / 2];
    int next = 0;
    for (int later = 1; later < count; later++) {
      for (int earlier = 0; earlier < later; earlier++) {
        slopes[next++] = (iterations[later] - iterations[earlier]) / (later - earlier) / level;
      }
    }
    return slopes;
  }
}
