// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.Warning;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.RateLoad;
import benchmark.cli.statistics.Drift;
import benchmark.launch.OperationKey;
import java.util.List;

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
    if (!canBePooled(analysis.replicates())) {
      return;
    }
    for (OperationKey operation : analysis.replicates().operations()) {
      if (!isKnown(names.size(), operation, analysis.replicates())) {
        continue;
      }
      List<double[]> baseline = analysis.replicates().series(0, operation);
      for (int variant = 0; variant < names.size(); variant++) {
        List<double[]> series = analysis.replicates().series(variant, operation);
        var drift = Drift.of(series);
        if (drift.matters(analysis.margin())) {
          double change = drift.change().estimate();
          boolean faster = RateLoad.isOf(operation) ? change < 1 : change > 1; // a time there
          warnings.add(
              names.get(variant),
              OVER_ALL,
              new Warning(
                  Warning.Kind.NO_STEADY_STATE,
                  operation,
                  "became %s %s while it was measured, in the mean of %s, so it did not reach a steady state.%s"
                      .formatted(
                          Formats.percent(Math.abs(change - 1)),
                          faster ? "faster" : "slower",
                          analysis.counted(),
                          ADVICE)));
        }
        if (variant > 0 && Drift.difference(baseline, series).matters(analysis.margin())) {
          warnings.add(
              names.get(variant),
              OVER_ALL,
              new Warning(
                  Warning.Kind.DRIFTS_APART,
                  operation,
                  "drifted differently from %s: their ratio changed by a factor of %s from start to end, so the verdict depends on when it is measured.%s"
                      .formatted(
                          names.get(0),
                          Formats.ratio(Drift.difference(baseline, series).change()),
                          ADVICE)));
        }
      }
    }
  }

  private static boolean isKnown(int variants, OperationKey operation, Replicates replicates) {
    for (int variant = 0; variant < variants; variant++) {
      List<double[]> series = replicates.series(variant, operation);
      if (series.size() < replicates.number()
          || series.stream().anyMatch(one -> one.length < FEWEST_ITERATIONS)) {
        return false;
      }
    }
    return true;
  }
}
