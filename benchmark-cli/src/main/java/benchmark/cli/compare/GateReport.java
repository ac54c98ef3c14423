// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Gate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * What a gate says of the finished rounds, in every metric of every variant but the baseline.
 *
 * @param labels the variants, the baseline first
 */
record GateReport(List<String> labels, Rounds rounds, Gate gate) {

  /** The fewest rounds that have an interval; with fewer, a gate cannot decide. */
  private static final int FEWEST_ROUNDS = 2;

  /**
   * Checks that the gate can decide at all, for one that cannot must not pass.
   *
   * @param stopped why there were no more rounds
   * @throws UserError if there are fewer than two rounds: exit status 1
   */
  void requireRounds(String stopped) {
    int number = rounds.finished().size();
    if (number < FEWEST_ROUNDS) {
      throw UserError.failure(
          "The gate cannot decide with %2$d of the %1$d rounds it needs (stopped %3$s): raise --rounds"
              + " or --budget.",
          FEWEST_ROUNDS, number, stopped);
    }
  }

  /** A sentence for each metric that fails the gate; none if it passes. */
  List<String> failures() {
    return each(
        gate::failures,
        (name, ratio) ->
            "The gate fails: %s is %s times the baseline's, slower by more than %s with the"
                    .formatted(name, ratio, allowed())
                + " whole interval.");
  }

  /** What is said if nothing fails the gate: what is sure, and what is inconclusive. */
  String passed() {
    String sure = "The gate passes: nothing is surely slower by more than " + allowed() + ".";
    List<String> unsure = each(gate::unsure, (name, ratio) -> name + " (" + ratio + ")");
    return unsure.isEmpty()
        ? sure
        : sure + " Inconclusive, so run more rounds: " + String.join(", ", unsure) + ".";
  }

  private String allowed() {
    return Formats.percent(gate.allowed().delta());
  }

  private List<String> each(
      Function<List<Comparison>, List<Comparison>> choice, BinaryOperator<String> sentence) {
    var names = VariantLabels.of(labels);
    var sentences = new ArrayList<String>();
    for (int variant = 1; variant < labels.size(); variant++) {
      for (Comparison chosen : choice.apply(rounds.comparisonsOf(variant, Metric.values()))) {
        sentences.add(
            sentence.apply(
                chosen.name() + " of " + names.inSentence(variant), Formats.ratio(chosen)));
      }
    }
    return sentences;
  }
}
