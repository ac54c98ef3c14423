// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Many looks at one level: the probability that any true hypothesis at all is rejected is at most
 * the level, whichever are true and however they depend on each other (Holm, "A Simple Sequentially
 * Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6(2), 1979).
 */
public final class Holm {

  private Holm() {}

  /**
   * Which hypotheses to reject: the smallest p-value has to be at most level / n, the next level /
   * (n - 1), and so on until one is not.
   *
   * @param level 0.05 is 5%
   * @param pValue that of a hypothesis
   */
  public static <T> boolean[] reject(double level, List<T> hypotheses, ToDoubleFunction<T> pValue) {
    double[] pValues = hypotheses.stream().mapToDouble(pValue).toArray();
    List<Integer> ascending =
        IntStream.range(0, pValues.length)
            .boxed()
            .sorted(Comparator.comparing(i -> pValues[i]))
            .toList();
    boolean[] rejected = new boolean[pValues.length];
    int left = pValues.length;
    for (int i : ascending) {
      if (!(pValues[i] <= level / left)) {
        break;
      }
      rejected[i] = true;
      left--;
    }
    return rejected;
  }
}
