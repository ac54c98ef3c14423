// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.List;

/**
 * By how much a metric changes while it is measured, pooled over forks, rounds or blocks.
 *
 * <p>Per fork it is the ratio of the mean of the last two values to that of the first two; over the
 * forks, the geometric mean with Student's t interval. The noise is that between forks, which are
 * replicates, so values that follow each other may depend on each other as they like. An unfinished
 * warm-up repeats in every fork, while a slow minute of the machine does not, and so it is found
 * where no fork alone would show it.
 *
 * <p>A steady rise by 10% at 3% noise is found, over 15 values a fork, in 26% of measurements with
 * 2 forks, 74% with 3, 97% with 4 and nearly all with 5 (simulated). For 1 to 3 forks, {@link
 * SteadyState} does better. No drift is called one in at most 5%.
 *
 * @param change the value at the end by that at the start, over the forks
 */
public record Drift(PairedRatio change) {

  /** How many values make the start, and the end. */
  private static final int ENDS = 2;

  /**
   * The drift of one variant.
   *
   * @param forks at least one, each of at least 4 figures in the order measured, finite and above
   *     0, in any unit
   * @throws IllegalArgumentException if there is no fork, a fork has fewer than 4 figures, or one
   *     is NaN, infinite, 0 or negative
   */
  public static Drift of(List<double[]> forks) {
    return new Drift(PairedRatio.of(starts(forks), ends(forks)));
  }

  /**
   * The drift of a candidate by that of its baseline, pair by pair. Where it matters, the
   * comparison depends on when it is made, such as on which variant compiles sooner.
   *
   * @param baseline forks as for {@link #of}
   * @param candidate as many, of the same rounds in the same order
   * @throws IllegalArgumentException as for {@link #of}, or if one has more forks than the other
   */
  public static Drift difference(List<double[]> baseline, List<double[]> candidate) {
    return new Drift(PairedRatio.of(changes(baseline), changes(candidate)));
  }

  /**
   * Whether the drift is both real and large enough to matter: the 95% interval leaves out 1, and
   * the estimate exceeds half of the margin, on the log scale. Never with 1 fork, which has no
   * interval.
   */
  public boolean matters(Margin margin) {
    boolean real = change.interval().filter(interval -> !interval.contains(1)).isPresent();
    return real && Math.abs(change.logEstimate()) > margin.log() / 2;
  }

  private static double[] changes(List<double[]> forks) {
    double[] starts = starts(forks);
    double[] changes = ends(forks);
    for (int i = 0; i < changes.length; i++) {
      changes[i] /= starts[i];
    }
    return changes;
  }

  private static double[] starts(List<double[]> forks) {
    return forks.stream().mapToDouble(fork -> mean(fork, 0)).toArray();
  }

  private static double[] ends(List<double[]> forks) {
    return forks.stream().mapToDouble(fork -> mean(fork, fork.length - ENDS)).toArray();
  }

  private static double mean(double[] fork, int from) {
    if (fork.length < 2 * ENDS) {
      throw new IllegalArgumentException(
          "A drift from start to end needs at least %d slices, but got %d."
              .formatted(2 * ENDS, fork.length));
    }
    Samples.check("Slice %d", fork);
    return (fork[from] + fork[from + 1]) / ENDS;
  }
}
