// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.Warning;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.RateLoad;
import benchmark.cli.statistics.Drift;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Looks for changes within the JVMs while they were measured, pooled over the replicates: an
 * unfinished warm-up repeats in every one of them.
 */
final class Drifts {

  /** With fewer replicates, each JVM is looked at by itself instead. */
  private static final int FEWEST_REPLICATES = 4;

  /** A series of fewer iterations has no start and end of its own. */
  private static final int FEWEST_ITERATIONS = 4;

  private static final String ADVICE = " Warm up longer: --warmup 60s.";

  /** Of no single replicate. */
  private static final int OVER_ALL = 0;

  private Drifts() {}

  /** Whether there are enough replicates. */
  static boolean canBePooled(Replicates replicates) {
    return replicates.number() >= FEWEST_REPLICATES;
  }

  /**
   * Adds a warning for each variant that drifts, and for each whose drift is unlike the baseline's.
   *
   * @param names what the variants are called
   */
  static void addTo(WarningList warnings, List<String> names, ComparisonAnalysis analysis) {
    Replicates replicates = analysis.replicates();
    if (!canBePooled(replicates)) {
      return;
    }
    for (OperationKey operation : replicates.operations()) {
      List<List<double[]>> series =
          IntStream.range(0, names.size())
              .mapToObj(variant -> replicates.series(variant, operation))
              .toList();
      if (!areLong(series, replicates.number())) {
        continue;
      }
      for (int variant = 0; variant < names.size(); variant++) {
        var drift = Drift.of(series.get(variant));
        if (drift.matters(analysis.margin())) {
          double change = drift.change().estimate();
          boolean faster = RateLoad.isOf(operation) ? change < 1 : change > 1; // a time there
          warnings.add(
              names.get(variant),
              OVER_ALL,
              new Warning(
                  Warning.Kind.NO_STEADY_STATE,
                  operation,
                  ("became %s %s while it was measured, in the mean of %s, so it did not reach a"
                          + " steady state."
                          + ADVICE)
                      .formatted(
                          Formats.percent(Math.abs(change - 1)),
                          faster ? "faster" : "slower",
                          analysis.counted())));
        }
        var apart = Drift.difference(series.get(0), series.get(variant));
        if (apart.matters(analysis.margin())) { // never of the baseline itself
          warnings.add(
              names.get(variant),
              OVER_ALL,
              new Warning(
                  Warning.Kind.DRIFTS_APART,
                  operation,
                  ("drifted differently from %s: their ratio changed by a factor of %s from start"
                          + " to end, so the verdict depends on when it is measured."
                          + ADVICE)
                      .formatted(names.get(0), Formats.ratio(apart.change()))));
        }
      }
    }
  }

  private static boolean areLong(List<List<double[]>> series, int replicates) {
    return series.stream()
        .allMatch(
            ofVariant ->
                ofVariant.size() == replicates
                    && ofVariant.stream().allMatch(one -> one.length >= FEWEST_ITERATIONS));
  }
}
