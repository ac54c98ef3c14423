// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which of several rows are surely worse than the best one, in one metric of one operation.
 *
 * <p>The best of many rows is picked by the noise, too, so every pair of rows counts as a look:
 * Welch's test for all pairs, at 5% for all of them together, by Holm's correction ({@link Holm}).
 * Whatever the number of rows, if they are all the same, any of them is marked in at most 5% of
 * operations. Hsu's comparisons with the best ("Simultaneous Confidence Intervals for All Distances
 * from the 'Best'", Annals of Statistics 9(5), 1981) would find a little more, but only promise "no
 * better than the best", which ties are as well, and mark one of two equal rows in 10%. Tukey's
 * studentized range needs the variances to be the same, and for many rows is just 3% narrower than
 * Bonferroni's correction.
 *
 * @param best the index of the best row
 * @param worse the indexes of the rows that are surely worse than that
 */
public record Ranking(List<SliceMean> rows, int best, Set<Integer> worse) {

  private static final double LEVEL = 0.05;

  /**
   * Ranks rows.
   *
   * @param rows at least 1
   * @param direction which way the metric improves
   * @throws IllegalArgumentException if there is no row
   */
  public static Ranking of(List<SliceMean> rows, BetterWhen direction) {
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("A ranking needs at least 1 row, but there is none.");
    }
    Comparator<Integer> byFigure = Comparator.comparing(row -> rows.get(row).estimate());
    int best =
        IntStream.range(0, rows.size())
            .boxed()
            .min(direction == BetterWhen.HIGHER ? byFigure.reversed() : byFigure)
            .orElseThrow();
    List<Pair> pairs =
        IntStream.range(0, rows.size())
            .boxed()
            .flatMap(
                second -> IntStream.range(0, second).mapToObj(first -> new Pair(first, second)))
            .toList();
    boolean[] different = Holm.reject(LEVEL, pairs, pair -> pair.pValue(rows));
    Set<Integer> worse =
        IntStream.range(0, different.length)
            .filter(i -> different[i])
            .mapToObj(pairs::get)
            .flatMap(pair -> pair.besides(best))
            .collect(Collectors.toUnmodifiableSet());
    return new Ranking(List.copyOf(rows), best, worse);
  }

  /** A row by the best one, with its 95% interval, which holds for this row alone. */
  public Interval ratioToBest(int row) {
    return rows.get(row).ratioTo(rows.get(best));
  }

  private record Pair(int first, int second) {

    double pValue(List<SliceMean> rows) {
      return rows.get(first).pValue(rows.get(second));
    }

    /** The one beside the other one; none if that is not in the pair. */
    Stream<Integer> besides(int row) {
      if (first == row) {
        return Stream.of(second);
      }
      return second == row ? Stream.of(first) : Stream.empty();
    }
  }
}
