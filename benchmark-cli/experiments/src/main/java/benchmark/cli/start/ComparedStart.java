// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Holm;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedDifference;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A variant against the first one, in a metric: fresh JVMs of the same number make a pair, since
 * they were measured one after the other.
 *
 * @param candidate the variant's number
 * @param change how many times as much, or for a share the difference
 * @param low the lower end of its 95% interval; empty with one pair
 * @param verdict for itself if it is the only one, else as one of many
 * @param pValue of a change beyond the margin where there is none
 */
record ComparedStart(
    Situation situation,
    int candidate,
    StartMetric metric,
    double change,
    OptionalDouble low,
    OptionalDouble high,
    Verdict verdict,
    double pValue) {

  /** What is too small to matter of a time or an amount. */
  static final Margin MARGIN = new Margin(0.1);

  /** What is too small to matter of a share of calls: one call in a hundred. */
  static final double SHARE_MARGIN = 0.01;

  private static final double LEVEL = 0.05;

  /**
   * All that a record compares: the verdicts name a difference which does not exist in at most 5%
   * of records.
   */
  static List<ComparedStart> all(StartRecord record) {
    var all = new ArrayList<ComparedStart>();
    for (Situation situation : record.plan().situations()) {
      for (int candidate = 1; candidate < record.variants().size(); candidate++) {
        for (StartMetric metric : StartMetric.values()) {
          if (!metric.isCompared()) {
            continue;
          }
          of(record, situation, candidate, metric).ifPresent(all::add);
        }
      }
    }
    boolean[] certain = Holm.reject(LEVEL, all, ComparedStart::pValue);
    IntStream.range(0, certain.length)
        .filter(i -> !certain[i] && all.get(i).names())
        .forEach(i -> all.set(i, all.get(i).undecided()));
    return all;
  }

  private boolean names() {
    return verdict == Verdict.BETTER || verdict == Verdict.WORSE;
  }

  private ComparedStart undecided() {
    return new ComparedStart(
        situation, candidate, metric, change, low, high, Verdict.UNDECIDED, pValue);
  }

  /** The ratio of a metric that has one; empty if a value is not known. */
  static Optional<PairedRatio> ratio(
      StartRecord record, Situation situation, int candidate, StartMetric metric) {
    Values values = Values.of(record, situation, candidate, metric);
    return values.areKnown()
        ? Optional.of(PairedRatio.of(values.from(), values.to()))
        : Optional.empty();
  }

  private static Optional<ComparedStart> of(
      StartRecord record, Situation situation, int candidate, StartMetric metric) {
    if (metric.hasRatio()) {
      return ratio(record, situation, candidate, metric)
          .map(it -> ofRatio(situation, candidate, metric, it));
    }
    Values values = Values.of(record, situation, candidate, metric);
    return values.areKnown()
        ? Optional.of(ofShare(situation, candidate, metric, values.from(), values.to()))
        : Optional.empty();
  }

  /** Those of the first variant and of another one, pair by pair. */
  private record Values(double[] from, double[] to) {

    static Values of(StartRecord record, Situation situation, int candidate, StartMetric metric) {
      List<FreshStart> before = record.of(situation, 0);
      List<FreshStart> after = record.of(situation, candidate);
      int pairs = Math.min(before.size(), after.size());
      return new Values(
          values(record.plan(), metric, before.subList(0, pairs)),
          values(record.plan(), metric, after.subList(0, pairs)));
    }

    boolean areKnown() {
      return from.length > 0
          && Stream.of(from, to).flatMapToDouble(Arrays::stream).noneMatch(Double::isNaN);
    }
  }

  /** What has not happened would have taken longer than it was waited for. */
  private static double[] values(StartPlan plan, StartMetric metric, List<FreshStart> starts) {
    return starts.stream()
        .mapToDouble(
            it -> {
              double value = metric.of(it);
              return Double.isInfinite(value) ? it.times().ready() + plan.seconds() : value;
            })
        .toArray();
  }

  private static ComparedStart ofRatio(
      Situation situation, int candidate, StartMetric metric, PairedRatio ratio) {
    Optional<Interval> interval = ratio.interval();
    return new ComparedStart(
        situation,
        candidate,
        metric,
        ratio.estimate(),
        end(interval.map(Interval::low)),
        end(interval.map(Interval::high)),
        new Comparison(metric.word(), BetterWhen.LOWER, ratio).verdict(MARGIN),
        ratio.pValue(MARGIN));
  }

  private static OptionalDouble end(Optional<Double> value) {
    return value.map(OptionalDouble::of).orElse(OptionalDouble.empty());
  }

  private static ComparedStart ofShare(
      Situation situation, int candidate, StartMetric metric, double[] from, double[] to) {
    PairedDifference difference = PairedDifference.of(list(from), list(to));
    double low = difference.estimate() - difference.error();
    double high = difference.estimate() + difference.error();
    boolean known = Double.isFinite(difference.error());
    return new ComparedStart(
        situation,
        candidate,
        metric,
        difference.estimate(),
        known ? OptionalDouble.of(low) : OptionalDouble.empty(),
        known ? OptionalDouble.of(high) : OptionalDouble.empty(),
        difference.verdict(SHARE_MARGIN),
        difference.pValue(SHARE_MARGIN, from.length));
  }

  private static List<Double> list(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }
}
