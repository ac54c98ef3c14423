// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.expect.ExpectationResult;
import benchmark.cli.expect.ExpectationTable;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.expect.Expectations;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Interval;
import benchmark.cli.text.Document.Paragraph;
import benchmark.contract.Scenarios;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What users expect of every rate, against what it came to. */
final class LoadExpectations {

  /** What follows the table if a line is undecided. */
  static final Paragraph UNDECIDED =
      new Paragraph(
          "Undecided: the limit lies within the interval over blocks, or there is only one block;"
              + " measure more, e.g. --blocks 5.");

  private LoadExpectations() {}

  /** Holds results against what is expected; a rate that is not sustained meets nothing. */
  static ExpectationTable of(LoadRecord record, LoadResults results) {
    var held = new ExpectationTable("variant", "calls/s", "operation", "metric");
    var expected =
        Expectations.of(
            record.expected(), Scenarios.named(record.scenario()).orElse(Scenarios.USER));
    for (Map.Entry<LoadResults.Called, List<LoadPoint>> entry : results.points().entrySet()) {
      String label = record.variants().get(entry.getKey().variant());
      for (LoadPoint point : entry.getValue()) {
        expected.of(new Estimates(point)).stream()
            .filter(it -> it.operation().equals(point.operation()))
            .forEach(it -> add(held, label, point, it));
      }
    }
    return held;
  }

  /** What was measured at a rate. */
  private record Estimates(LoadPoint point) implements Expectations.Estimates {

    @Override
    public double estimate(OperationKey operation, Metric metric) {
      return point.value(metric);
    }

    @Override
    public Optional<Interval> interval(OperationKey operation, Metric metric) {
      return point.interval(metric);
    }
  }

  private static void add(
      ExpectationTable held, String label, LoadPoint point, ExpectationResult result) {
    String rate = Reach.text(point.rate());
    String operation = result.operation().label();
    String metric = result.expectation().metric().label();
    held.add(
        label,
        List.of(label, rate, operation, metric),
        "%s at %s calls/s: %s".formatted(operation, rate, metric),
        result.expectation().expected(),
        point.isSustained() ? result.actual() : "not sustained",
        point.isSustained() ? result.met() : ExpectationVerdict.NO);
  }
}
