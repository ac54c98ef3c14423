// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.expect.ExpectationResult;
import benchmark.cli.expect.ExpectationTable;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.expect.Expectations;
import benchmark.cli.text.Document.Paragraph;
import benchmark.contract.Scenarios;
import java.util.List;

/** What users expect of every rate, against what it came to. */
final class LoadExpectations {

  /** What follows the table if a line is undecided. */
  static final Paragraph UNDECIDED =
      new Paragraph(
          "Undecided: the limit lies within the interval over blocks, or there is only one block;"
              + " measure more, e.g. --blocks 5.");

  private LoadExpectations() {}

  /** Holds results against what is expected; a rate that is not sustained meets nothing. */
  static ExpectationTable of(LoadRecord record, List<LoadCurve> curves) {
    var held = new ExpectationTable("variant", "calls/s", "operation", "metric");
    var expected =
        Expectations.stored(
            record.expected(), Scenarios.named(record.calls().scenario()).orElse(Scenarios.USER));
    for (LoadCurve curve : curves) {
      for (LoadPoint point : curve.points()) {
        expected.of((operation, metric) -> point.estimate(metric)).stream()
            .filter(it -> it.operation().equals(point.operation()))
            .forEach(it -> add(held, curve.variant(), point, it));
      }
    }
    return held;
  }

  private static void add(
      ExpectationTable held, String label, LoadPoint point, ExpectationResult result) {
    String rate = SustainedRate.text(point.rate());
    String operation = result.operation().label();
    String metric = result.expectation().metric().label();
    held.add(
        label,
        List.of(label, rate, operation, metric),
        "%s at %s calls/s: %s".formatted(operation, rate, metric),
        result.expectation().limit().expected(),
        point.isSustained() ? result.actual() : "not sustained",
        point.isSustained() ? result.verdict() : ExpectationVerdict.NO);
  }
}
