// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.RoundsNeeded;
import benchmark.launch.OperationKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A comparison as it is stored: every round's raw results, so that any statistic can be computed
 * again, and what this project made of them.
 *
 * @param command the words that the user gave
 * @param variants the labels, the baseline first
 * @param margin the share that is too small to matter
 * @param stopped why there were no more rounds
 * @param error what ended the comparison before its time; null if nothing did
 */
public record CompareRecord(
    List<String> command,
    List<String> variants,
    List<String> operations,
    double margin,
    GitState project,
    Machine machine,
    Instant start,
    Instant end,
    String stopped,
    String error,
    List<Result> results,
    List<Round> rounds) {

  /** The name of the file. */
  public static final String FILE = "compare.json";

  /**
   * A variant against the baseline in one metric of one operation.
   *
   * @param direction which way the metric improves
   * @param ratio variant / baseline
   * @param low the lower end of the 95% interval; null with fewer than two rounds
   * @param high its upper end
   * @param verdict faster, slower, same or not yet known
   * @param moreRounds about how many would settle it; null if that is not known or too many
   */
  public record Result(
      String variant,
      OperationKey operation,
      String metric,
      String direction,
      double ratio,
      Double low,
      Double high,
      String verdict,
      Integer moreRounds) {

    private static Result of(
        String variant,
        OperationKey operation,
        Metric metric,
        Comparison comparison,
        Margin margin) {
      PairedRatio ratio = comparison.ratio();
      OptionalInt more =
          ratio.rounds() < 2 ? OptionalInt.empty() : RoundsNeeded.toSettle(ratio, margin);
      return new Result(
          variant,
          operation,
          metric.label(),
          Formats.words(metric.direction()),
          ratio.estimate(),
          ratio.interval().map(Interval::low).orElse(null),
          ratio.interval().map(Interval::high).orElse(null),
          Formats.words(comparison.verdict(margin)),
          more.isPresent() ? (Integer) more.getAsInt() : null);
    }
  }

  /** What rounds come to: every variant but the baseline, every operation, every metric. */
  static List<Result> results(List<String> variants, Rounds rounds, Margin margin) {
    var results = new ArrayList<Result>();
    for (int variant = 1; variant < variants.size(); variant++) {
      for (OperationKey operation : rounds.operations()) {
        for (Metric metric : Metric.values()) {
          results.add(
              Result.of(
                  variants.get(variant),
                  operation,
                  metric,
                  rounds.comparison(variant, operation, metric),
                  margin));
        }
      }
    }
    return results;
  }
}
