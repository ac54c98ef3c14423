// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * What has changed from one of two to the other, from pairs measured together, with its verdict.
 *
 * @param estimate a ratio, or a difference in the unit of the values
 * @param low the lower end of its 95% interval; NaN with a single pair
 * @param high its upper end
 * @param verdict as if it were the only one, unless {@linkplain #amongMany it is not}
 * @param pValue of such a change beyond the margin where there is none; 1 with a single pair
 * @param more how many more pairs would settle the verdict, as {@link RoundsNeeded} has it; empty
 *     with a single pair, too
 */
public record PairedChange(
    double estimate, double low, double high, Verdict verdict, double pValue, OptionalInt more) {

  private static final double LEVEL = 0.05;

  /** The ratio of values above 0, as {@link PairedRatio} has it. */
  public static PairedChange ofRatio(
      double[] from, double[] to, BetterWhen direction, Margin margin) {
    PairedRatio ratio = PairedRatio.of(from, to);
    Optional<Interval> interval = ratio.interval();
    return new PairedChange(
        ratio.estimate(),
        interval.map(Interval::low).orElse(Double.NaN),
        interval.map(Interval::high).orElse(Double.NaN),
        Verdict.of(interval, direction, margin),
        ratio.pValue(margin),
        interval.isEmpty() ? OptionalInt.empty() : RoundsNeeded.toSettle(ratio, margin));
  }

  /**
   * The difference of values that may be 0, and are better when they are less.
   *
   * @param margin the difference that is too small to matter
   */
  public static PairedChange ofDifference(double[] from, double[] to, double margin) {
    PairedDifference difference = PairedDifference.of(list(from), list(to));
    double error = Double.isFinite(difference.error()) ? difference.error() : Double.NaN;
    return new PairedChange(
        difference.estimate(),
        difference.estimate() - error,
        difference.estimate() + error,
        difference.verdict(margin),
        difference.pValue(margin, from.length),
        difference
            .noise(from.length)
            .map(
                it ->
                    RoundsNeeded.toSettle(
                        from.length, it, Math.abs(difference.estimate()) - margin))
            .orElse(OptionalInt.empty()));
  }

  private static List<Double> list(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }

  /**
   * Some that are looked at together: a difference that is not certain among them is undecided, so
   * that verdicts name one which does not exist in at most 5% of cases (Holm).
   */
  public static <T> List<T> amongMany(
      List<T> all, Function<T, PairedChange> change, BiFunction<T, PairedChange, T> with) {
    boolean[] certain = Holm.reject(LEVEL, all, it -> change.apply(it).pValue);
    return IntStream.range(0, certain.length)
        .mapToObj(
            i -> {
              PairedChange it = change.apply(all.get(i));
              return certain[i] || !it.verdict.differs()
                  ? all.get(i)
                  : with.apply(all.get(i), it.undecided());
            })
        .toList();
  }

  private PairedChange undecided() {
    return new PairedChange(estimate, low, high, Verdict.UNDECIDED, pValue, more);
  }
}
