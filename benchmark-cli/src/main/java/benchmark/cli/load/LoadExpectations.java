// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationResult;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.expect.Expectations;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Interval;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Table;
import benchmark.contract.Scenarios;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What users expect of every rate, against what it came to. */
final class LoadExpectations {

  private static final List<String> HEADINGS =
      List.of("variant", "calls/s", "operation", "metric", "expected", "actual", "met");

  private final List<List<String>> rows = new ArrayList<>();
  private final List<ExpectationCheck> checks = new ArrayList<>();

  private LoadExpectations() {}

  /** Holds results against what is expected; a rate that is not sustained meets nothing. */
  static LoadExpectations of(LoadRecord record, LoadResults results) {
    var held = new LoadExpectations();
    if (record.expected().isEmpty()) {
      return held;
    }
    var expected =
        Expectations.of(
            record.expected(), Scenarios.named(record.scenario()).orElse(Scenarios.USER));
    for (Map.Entry<LoadResults.Called, List<LoadPoint>> entry : results.points().entrySet()) {
      String label = record.variants().get(entry.getKey().variant());
      for (LoadPoint point : entry.getValue()) {
        expected.of(new Estimates(point)).stream()
            .filter(it -> it.operation().equals(point.operation()))
            .forEach(it -> held.add(label, point, it));
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

  private void add(String label, LoadPoint point, ExpectationResult result) {
    ExpectationVerdict verdict = point.isSustained() ? result.met() : ExpectationVerdict.NO;
    String actual = point.isSustained() ? result.actual() : "not sustained";
    checks.add(
        new ExpectationCheck(
            label,
            "%s at %s calls/s: %s %s"
                .formatted(
                    result.operation().label(),
                    Reach.text(point.rate()),
                    result.expectation().metric().label(),
                    result.expectation().expected()),
            verdict,
            "%s, expected %s".formatted(actual, result.expectation().expected())));
    rows.add(
        List.of(
            label,
            Reach.text(point.rate()),
            result.operation().label(),
            result.expectation().metric().label(),
            result.expectation().expected(),
            actual,
            verdict.label()));
  }

  /** For each rate and expectation, whether it is met. */
  List<ExpectationCheck> checks() {
    return checks;
  }

  List<ExpectationVerdict> verdicts() {
    return checks.stream().map(ExpectationCheck::met).toList();
  }

  /** The table; nothing if nothing is expected. */
  Document document() {
    if (rows.isEmpty()) {
      return Document.of();
    }
    Document table = Document.of(new Heading("Expected against actual"), new Table(HEADINGS, rows));
    return verdicts().contains(ExpectationVerdict.UNDECIDED)
        ? table.and(
            Document.of(
                new Paragraph(
                    "Undecided: the limit lies within the interval over blocks, or there is only"
                        + " one block; measure more, e.g. --blocks 5.")))
        : table;
  }
}
