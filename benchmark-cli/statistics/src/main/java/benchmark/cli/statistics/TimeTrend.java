// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * How much a figure changes with time, and how likely it is to change so regularly by chance, where
 * neighbouring values resemble each other.
 *
 * <p>The slope is Theil and Sen's: the median of the slopes between all pairs of values (Sen,
 * "Estimates of the Regression Coefficient Based on Kendall's Tau", Journal of the American
 * Statistical Association 63, 1968). Values are compared only within their own life, as in the
 * seasonal Kendall test ({@link MannKendall}): a process that was started again begins afresh.
 *
 * <p>The test is that of Mann and Kendall, with the variance that its score has in a series with
 * autocorrelation (Hamed, Rao, "A Modified Mann-Kendall Trend Test for Autocorrelated Data",
 * Journal of Hydrology 204, 1998, from the ranks of what a trend leaves over). That estimate is too
 * small in short series, for a trend takes a part of the autocorrelation with it; so the variance
 * is no smaller than that of an autoregression of first order whose lag is corrected for this bias
 * (Yue, Wang, "The Mann-Kendall Test Modified by Effective Sample Size", Water Resources Management
 * 18, 2004; Kendall's bias of a detrended series, -(2 + 4 r) / n), and never smaller than without
 * autocorrelation. The interval is Sen's, with the same variance.
 *
 * <p>What adds up, such as a leak of each call, is another kind of series: what is special about
 * one value stays in all that follow, so that there is no line to come back to, and the test above
 * finds next to nothing, however regular the growth. There the changes from one value to the next
 * show it: their mean against its standard error (Student's t), from what a line through them
 * leaves over, since calls, and leaks with them, become faster while a JVM warms up. The variance
 * and the degrees of freedom are those of an autoregression of first order, corrected as above. A
 * level that merely wavers has changes that cancel out, and is not found in this way. Of the two
 * tests the one with the smaller p-value counts, which is doubled for that.
 *
 * @param slope by unit of time
 * @param low the lower end of the 95% interval; minus infinity if there are too few values
 * @param high its upper end
 * @param pValue the probability of a trend at least this regular, up or down, if there is none
 */
public record TimeTrend(double slope, double low, double high, double pValue) {

  private static final double TWO_SIDED_95 = 1.959964;
  private static final double STRONGEST = 0.97;
  private static final double LIKELY = 0.05;
  private static final int FEWEST = 4;
  private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

  /** Nothing is known: there are too few values. */
  public static final TimeTrend UNKNOWN =
      new TimeTrend(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 1);

  /**
   * Looks at the lives of a process.
   *
   * @param lives values at equal distances in time, each life by itself; NaN for one that is not
   *     known. The time it takes grows with the square of their number: for up to a thousand or two
   * @param step the time between two values
   */
  public static TimeTrend of(List<double[]> lives, double step) {
    TimeTrend wavering = ofLevels(lives, step);
    TimeTrend adding = ofChanges(lives, step);
    boolean adds = adding.pValue < Math.min(wavering.pValue, LIKELY);
    TimeTrend better = adds ? adding : wavering;
    return new TimeTrend(better.slope, better.low, better.high, Math.min(1, 2 * better.pValue));
  }

  /** This trend where both ends of the interval are less certain by so much. */
  public TimeTrend widened(double by) {
    return new TimeTrend(slope, low - by, high + by, pValue);
  }

  private static TimeTrend ofLevels(List<double[]> lives, double step) {
    double[] slopes = lives.stream().flatMapToDouble(life -> slopes(life, step)).toArray();
    if (slopes.length < FEWEST * (FEWEST - 1) / 2) {
      return UNKNOWN;
    }
    Arrays.sort(slopes);
    int pairs = slopes.length;
    double slope = (slopes[(pairs - 1) / 2] + slopes[pairs / 2]) / 2;
    double score = 0;
    for (double each : slopes) {
      score += Math.signum(each);
    }
    double variance = lives.stream().mapToDouble(life -> variance(life, slope * step)).sum();
    if (variance == 0) {
      return new TimeTrend(0, 0, 0, 1); // all values are the same
    }
    double deviation = Math.sqrt(variance);
    double distance = Math.max(0, Math.abs(score) - 1) / deviation;
    int inside = (int) Math.ceil(TWO_SIDED_95 * deviation);
    int first = Math.floorDiv(pairs - inside, 2);
    return new TimeTrend(
        slope,
        first < 0 ? Double.NEGATIVE_INFINITY : slopes[first],
        first < 0 ? Double.POSITIVE_INFINITY : slopes[pairs - 1 - first],
        Math.min(1, 2 * STANDARD.survivalProbability(distance)));
  }

  private static TimeTrend ofChanges(List<double[]> lives, double step) {
    double[] changes = lives.stream().flatMapToDouble(TimeTrend::changes).toArray();
    int n = changes.length;
    if (n <= FEWEST) {
      return UNKNOWN;
    }
    double mean = Samples.mean(changes);
    double[] rest = detrended(changes);
    double lag1 = Math.min(STRONGEST, (n * correlations(rest, 1)[1] + 2) / (n - 4));
    double factor = 1;
    for (int lag = 1; lag < n && lag1 > 0; lag++) {
      factor += 2 * (1 - lag / (double) n) * Math.pow(lag1, lag);
    }
    double error = Math.sqrt(Samples.squares(rest) / (n - 2) * factor / n);
    double degrees = Math.max(2, n / factor - 1);
    double chance = StudentT.pValue(mean, error, degrees);
    double reach = StudentT.quantileOf(degrees) * error;
    return new TimeTrend(
        mean / step,
        (mean - reach) / step,
        (mean + reach) / step,
        Math.max(chance, Math.pow(2, 1.0 - n))); // n changes of one sign may be chance, too
  }

  /** From each known value to the next one, by step. */
  private static DoubleStream changes(double[] life) {
    int[] known = known(life);
    return IntStream.range(1, known.length)
        .mapToDouble(i -> (life[known[i]] - life[known[i - 1]]) / (known[i] - known[i - 1]));
  }

  /** Where values are known. */
  private static int[] known(double[] life) {
    return IntStream.range(0, life.length).filter(i -> !Double.isNaN(life[i])).toArray();
  }

  /** Without the straight line through them by least squares. */
  private static double[] detrended(double[] values) {
    double middle = (values.length - 1) / 2.0;
    double products = 0;
    double squares = 0;
    for (int i = 0; i < values.length; i++) {
      products += (i - middle) * values[i];
      squares += (i - middle) * (i - middle);
    }
    double rise = products / squares;
    return IntStream.range(0, values.length).mapToDouble(i -> values[i] - rise * i).toArray();
  }

  /**
   * Which of several trends are no chance: {@link Holm}.
   *
   * @param level how likely it may be that any of them is chance after all
   */
  public static boolean[] areReal(double level, List<TimeTrend> trends) {
    return Holm.reject(level, trends, TimeTrend::pValue);
  }

  private static DoubleStream slopes(double[] life, double step) {
    return IntStream.range(0, life.length)
        .boxed()
        .flatMapToDouble(
            later ->
                IntStream.range(0, later)
                    .mapToDouble(
                        earlier -> (life[later] - life[earlier]) / (later - earlier) / step)
                    .filter(slope -> !Double.isNaN(slope)));
  }

  /** That of the score of one life, whose values rise by so much from one to the next. */
  private static double variance(double[] life, double rise) {
    int[] known = known(life);
    int n = known.length;
    if (n < FEWEST) {
      return n * (n - 1) * (2.0 * n + 5) / 18;
    }
    double[] values = Arrays.stream(known).mapToDouble(i -> life[i]).toArray();
    double[] detrended = Arrays.stream(known).mapToDouble(i -> life[i] - rise * i).toArray();
    return independent(values) * Math.max(hamedRao(ranks(detrended)), firstOrder(detrended));
  }

  /** Kendall's variance, with a correction for ties. */
  private static double independent(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int n = sorted.length;
    double sum = n * (n - 1.0) * (2.0 * n + 5);
    for (int from = 0; from < n; ) {
      int to = from;
      while (to < n && sorted[to] == sorted[from]) {
        to++;
      }
      double ties = to - from;
      sum -= ties * (ties - 1) * (2 * ties + 5);
      from = to;
    }
    return sum / 18;
  }

  /** Hamed and Rao's factor, from the autocorrelations that are significant at 5%. */
  private static double hamedRao(double[] ranks) {
    int n = ranks.length;
    double[] correlations = correlations(ranks, n - 3);
    double sum = 0;
    for (int lag = 1; lag < correlations.length; lag++) {
      if (Math.abs(correlations[lag]) > TWO_SIDED_95 / Math.sqrt(n)) {
        sum += weight(n, lag) * correlations[lag];
      }
    }
    return Math.max(1, 1 + sum);
  }

  /** The factor of an autoregression of first order. */
  private static double firstOrder(double[] detrended) {
    int n = detrended.length;
    double seen = correlations(detrended, 1)[1];
    double lag1 = Math.min(STRONGEST, (n * seen + 2) / Math.max(1, n - 4));
    double sum = 0;
    double power = 1;
    for (int lag = 1; lag < n - 2 && lag1 > 0; lag++) {
      power *= lag1;
      sum += weight(n, lag) * power;
    }
    return 1 + sum;
  }

  private static double weight(double n, int lag) {
    return 2 * (n - lag) * (n - lag - 1) * (n - lag - 2) / (n * (n - 1) * (n - 2));
  }

  /** The autocorrelations of lag 0 to a last one; 0 if all values are the same. */
  private static double[] correlations(double[] values, int last) {
    double mean = Samples.mean(values);
    double squares = Samples.squares(values);
    var correlations = new double[last + 1];
    for (int lag = 0; lag <= last && squares > 0; lag++) {
      double sum = 0;
      for (int i = lag; i < values.length; i++) {
        sum += (values[i] - mean) * (values[i - lag] - mean);
      }
      correlations[lag] = sum / squares;
    }
    return correlations;
  }

  /** The rank of each value; equal ones share their mean rank. */
  private static double[] ranks(double[] values) {
    int n = values.length;
    int[] order =
        IntStream.range(0, n)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> values[i]))
            .mapToInt(i -> i)
            .toArray();
    var ranks = new double[n];
    for (int from = 0; from < n; ) {
      int to = from;
      while (to < n && values[order[to]] == values[order[from]]) {
        to++;
      }
      for (int i = from; i < to; i++) {
        ranks[order[i]] = (from + to - 1) / 2.0;
      }
      from = to;
    }
    return ranks;
  }
}
