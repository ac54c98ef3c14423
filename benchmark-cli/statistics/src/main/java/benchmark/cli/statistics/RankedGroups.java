// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Several variants in one metric, the best first, in groups that cannot be told apart.
 *
 * <p>Every two variants are compared by the paired t-test on the logs of their rounds ({@link
 * PairedRatio}), at 5% for all pairs together by Holm's correction ({@link Holm}). A group is a run
 * of neighbours whose best and last are not told apart; one variant may be in several, as letters
 * in the compact display of Piepho ("An Algorithm for a Letter-Based Representation of All-Pairwise
 * Comparisons", Journal of Computational and Graphical Statistics 13(2), 2004).
 *
 * @param order the variants, the best first
 * @param groups of each place in that order: letters, {@code a} for the group of the best
 */
public record RankedGroups(List<Integer> order, List<String> groups) {

  private static final double LEVEL = 0.05;
  private static final Margin NONE = new Margin(0);

  /**
   * Ranks variants.
   *
   * @param rounds of each variant one value per round, in the same order: finite, above 0
   * @param direction which way the metric improves
   */
  public static RankedGroups of(List<double[]> rounds, BetterWhen direction) {
    Comparator<Integer> ascending =
        Comparator.comparingDouble(variant -> Samples.geometricMean(rounds.get(variant)));
    List<Integer> order =
        IntStream.range(0, rounds.size())
            .boxed()
            .sorted(direction == BetterWhen.HIGHER ? ascending.reversed() : ascending)
            .toList();
    List<Places> pairs =
        IntStream.range(0, order.size())
            .boxed()
            .flatMap(
                better ->
                    IntStream.range(better + 1, order.size())
                        .mapToObj(worse -> new Places(better, worse)))
            .toList();
    boolean[] different =
        Holm.reject(
            LEVEL,
            pairs,
            it ->
                PairedRatio.of(rounds.get(order.get(it.better)), rounds.get(order.get(it.worse)))
                    .pValue(NONE));
    return new RankedGroups(order, letters(order.size(), pairs, different));
  }

  private record Places(int better, int worse) {}

  private static List<String> letters(int size, List<Places> pairs, boolean[] different) {
    var groups = new ArrayList<Places>();
    for (int first = 0; first < size; first++) {
      int begin = first;
      int last =
          IntStream.range(begin, size)
              .takeWhile(
                  place ->
                      IntStream.range(0, different.length)
                          .noneMatch(
                              pair ->
                                  different[pair]
                                      && pairs.get(pair).better >= begin
                                      && pairs.get(pair).worse == place))
              .max()
              .orElse(begin);
      if (groups.isEmpty() || groups.get(groups.size() - 1).worse < last) {
        groups.add(new Places(begin, last));
      }
    }
    return IntStream.range(0, size)
        .mapToObj(
            place ->
                IntStream.range(0, groups.size())
                    .filter(it -> groups.get(it).better <= place && place <= groups.get(it).worse)
                    .mapToObj(it -> String.valueOf((char) ('a' + it % 26)))
                    .collect(Collectors.joining()))
        .toList();
  }
}
