// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.report.RunningConditions;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.Interval;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Table;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;

/** What was expected of a run against what it came to, in the form of the published reports. */
public final class ExpectReport {

  private static final List<String> HEADINGS =
      List.of("scene", "indicator", "expected", "actual", "met");

  private ExpectReport() {}

  /** With the running conditions, for Markdown. */
  public static Document whole(StoredRun run, List<Outcome> outcomes) {
    var blocks = new ArrayList<>(of(run, outcomes).blocks());
    RunningConditions.of(run).toBlock().ifPresent(blocks::add);
    return new Document(blocks);
  }

  /** For a terminal, where the run's report has the running conditions. */
  public static Document of(StoredRun run, List<Outcome> outcomes) {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading("Expected against actual: " + run.record().variant()));
    blocks.add(new Table(HEADINGS, outcomes.stream().map(ExpectReport::line).toList()));
    blocks.add(new Definitions(List.of(new Definition("±", interval(run)))));
    if (outcomes.stream().anyMatch(it -> it.met() == Met.UNDECIDED)) {
      blocks.add(new Paragraph("Not yet known: " + nextStep(run, outcomes)));
    }
    return new Document(blocks);
  }

  private static List<String> line(Outcome outcome) {
    Expectation expectation = outcome.expectation();
    return List.of(
        outcome.operation().label(),
        expectation.metric().label(),
        expectation.expected(),
        outcome.actual(),
        outcome.met().label());
  }

  private static String interval(StoredRun run) {
    return run.isMixed()
        ? "95% interval over the slices of this one JVM; another JVM may differ by more"
        : "95% interval over the measured iterations (JMH's Error is that of 99.9%)";
  }

  private static String nextStep(StoredRun run, List<Outcome> outcomes) {
    boolean missing = outcomes.stream().anyMatch(it -> it.interval().isEmpty());
    String more =
        run.isMixed()
            ? "measure more slices, as with -- -i 40"
            : "measure more iterations, as with -- -i 10";
    return missing
        ? more
            + ", or longer ones (-r). An interval takes three of them at least, and a percentile"
            + " ten calls beyond it in each."
        : "the limit lies in the interval; " + more + ".";
  }

  /**
   * For a file.
   *
   * @param variant of which it is expected
   * @param interval over what the intervals are
   */
  public record Stored(
      String variant,
      String interval,
      List<StoredOutcome> expectations,
      List<RunningConditions.Condition> runningConditions) {

    /** What {@link ExpectReport#of} shows. */
    public static Stored of(StoredRun run, List<Outcome> outcomes) {
      return new Stored(
          run.record().variant(),
          ExpectReport.interval(run),
          outcomes.stream().map(StoredOutcome::of).toList(),
          RunningConditions.of(run).all());
    }
  }

  /**
   * An outcome; values are in {@code unit}.
   *
   * @param actual null if it was not measured
   * @param low the lower end of the 95% interval; null if there is none
   * @param high the upper end
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record StoredOutcome(
      String expression,
      String scene,
      String indicator,
      String relation,
      double expected,
      String unit,
      Double actual,
      Double low,
      Double high,
      Met met) {

    private static StoredOutcome of(Outcome outcome) {
      Expectation expectation = outcome.expectation();
      return new StoredOutcome(
          expectation.expression(),
          outcome.operation().label(),
          expectation.metric().label(),
          expectation.relation().symbol(),
          Double.parseDouble(expectation.number()),
          expectation.unit().symbol(),
          Double.isNaN(outcome.estimate()) ? null : outcome.inUnit(outcome.estimate()),
          outcome.interval().map(Interval::low).map(outcome::inUnit).orElse(null),
          outcome.interval().map(Interval::high).map(outcome::inUnit).orElse(null),
          outcome.met());
    }
  }
}
