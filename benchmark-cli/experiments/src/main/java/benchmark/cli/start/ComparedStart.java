// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.start.StartRecord.Sample;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedChange;
import benchmark.cli.statistics.PairedRatio;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A variant against the first one, in a metric: fresh JVMs of the same number make a pair, since
 * they were measured one after the other.
 *
 * @param change how many times as much, or for a share the difference
 */
record ComparedStart(Sample candidate, StartMetric metric, PairedChange change) {

  /** What is too small to matter of a time or an amount. */
  private static final Margin MARGIN = new Margin(0.1);

  /** What is too small to matter of a share of calls: one call in a hundred. */
  private static final double SHARE_MARGIN = 0.01;

  /** All that a record compares, each as one of many. */
  static List<ComparedStart> all(StartRecord record) {
    var all = new ArrayList<ComparedStart>();
    for (Sample candidate : record.samples()) {
      for (StartMetric metric : StartMetric.values()) {
        Values.of(record, candidate, metric)
            .filter(it -> metric.isCompared())
            .map(it -> it.change(metric))
            .ifPresent(it -> all.add(new ComparedStart(candidate, metric, it)));
      }
    }
    return PairedChange.amongMany(
        all,
        ComparedStart::change,
        (it, change) -> new ComparedStart(it.candidate, it.metric, change));
  }

  /** The ratio of a metric that has one; empty for the first variant, or if a value is unknown. */
  static Optional<PairedRatio> ratio(StartRecord record, Sample candidate, StartMetric metric) {
    return Values.of(record, candidate, metric).map(it -> PairedRatio.of(it.from, it.to));
  }

  /** Those of the first variant and of another one, pair by pair. */
  private record Values(double[] from, double[] to) {

    static Optional<Values> of(StartRecord record, Sample candidate, StartMetric metric) {
      List<FreshStart> before = record.of(candidate.situation(), 0);
      int pairs = Math.min(before.size(), candidate.starts().size());
      var values =
          new Values(
              values(record.plan(), metric, before.subList(0, pairs)),
              values(record.plan(), metric, candidate.starts().subList(0, pairs)));
      return Optional.of(values).filter(it -> candidate.variant() > 0 && it.areKnown());
    }

    private boolean areKnown() {
      return from.length > 0
          && Stream.of(from, to).flatMapToDouble(Arrays::stream).noneMatch(Double::isNaN);
    }

    PairedChange change(StartMetric metric) {
      return metric.hasRatio()
          ? PairedChange.ofRatio(from, to, BetterWhen.LOWER, MARGIN)
          : PairedChange.ofDifference(from, to, SHARE_MARGIN);
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
}
