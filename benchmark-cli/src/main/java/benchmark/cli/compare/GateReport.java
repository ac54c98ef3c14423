// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.GateLook;
import benchmark.cli.statistics.GateResult;
import benchmark.cli.text.LineWrap;
import benchmark.launch.ExitStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What a gate says of a comparison: passes, fails or is inconclusive.
 *
 * @param again the command that adds to the comparison
 */
record GateReport(GateResult result, ComparisonAnalysis analysis, String again) {

  /** The probability of catching a slowdown of the size that is named: the customary 80%. */
  private static final double POWER = 0.8;

  /**
   * Looks.
   *
   * @throws benchmark.cli.error.UserError if a metric that was asked for was not measured
   */
  static GateReport of(GateRule rule, ComparisonAnalysis analysis, String again) {
    return new GateReport(GateResult.of(rule.looks(analysis)), analysis, again);
  }

  /**
   * Prints what the gate says: on standard output if it passes, else on standard error.
   *
   * @return the exit status that goes with it
   */
  int print() {
    return switch (result.outcome()) {
      case PASSES -> {
        System.out.print(
            LineWrap.wrap("The gate passes: nothing is worse by more than is allowed.", ""));
        yield ExitStatus.SUCCESS;
      }
      case FAILS -> {
        failures().forEach(System.err::println);
        yield ExitStatus.GATE_FAILED;
      }
      case INCONCLUSIVE -> {
        inconclusive().forEach(System.err::println);
        yield ExitStatus.GATE_INCONCLUSIVE;
      }
    };
  }

  /** A sentence for each metric that fails the gate. */
  List<String> failures() {
    return result.failures().stream()
        .map(
            look ->
                "The gate fails: %s is %s times the baseline's, surely worse by more than %s."
                    .formatted(name(look), ratio(look), allowed(look)))
        .toList();
  }

  /** What is missing for a decision, and a line for each metric that it is missing in. */
  List<String> inconclusive() {
    var lines = new ArrayList<String>();
    lines.add(
        "The gate is inconclusive after %s. Add some: %s".formatted(analysis.counted(), again));
    for (GateLook look : result.inconclusive()) {
      lines.add(
          "  %s is %s times the baseline's, %s allowed%s"
              .formatted(name(look), ratio(look), allowed(look), caught(look)));
    }
    return lines;
  }

  private String caught(GateLook look) {
    int looks = result.passes().size() + result.failures().size() + result.inconclusive().size();
    OptionalDouble caught = look.caught(POWER, looks);
    return caught.isEmpty()
        ? ""
        : "; would have caught %s in 8 of 10 cases"
            .formatted(Formats.percent(caught.getAsDouble()));
  }

  private static String name(GateLook look) {
    return look.comparison().name();
  }

  private static String ratio(GateLook look) {
    return Formats.ratio(look.comparison());
  }

  private static String allowed(GateLook look) {
    return Formats.percent(look.allowed().delta());
  }
}
