// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.StoredRun;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Looks for reasons to question the results of a run. Each is a diagnosis with a next step; there
 * is none when all is well.
 */
public final class ValidityChecks {

  /** Time of the JIT's threads that is worth a warning: share of wall time. */
  public static final double JIT = 0.05;

  /** The highest percentile in this project's tables and on pages. */
  public static final double HIGHEST_OF_TABLES = 0.99;

  /** The highest percentile that JMH's own table has a line for, but for the maximum. */
  public static final double HIGHEST_OF_JMH = 0.9999;

  /** What is looked for in every run; each group has its limits. */
  static final List<Check<?>> ALL =
      Stream.of(
              JvmChecks.ALL,
              ObservedChecks.ALL,
              MachineChecks.ALL,
              CpuChecks.ALL,
              ResultChecks.ALL,
              RunningConditions.CHECKS)
          .flatMap(List::stream)
          .toList();

  private ValidityChecks() {}

  /**
   * Looks at a run.
   *
   * @param shownPercentile the highest that the reader is shown, 0 to 1
   * @return the gravest kind first
   */
  public static List<Warning> of(StoredRun run, double shownPercentile) {
    return Stream.concat(ALL.stream(), Stream.of(ResultChecks.fewSamples(shownPercentile)))
        .flatMap(check -> check.in(run))
        .sorted(Comparator.comparing(Warning::kind))
        .toList();
  }
}
