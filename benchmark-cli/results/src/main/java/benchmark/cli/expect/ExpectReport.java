// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.chart.Grid;
import benchmark.cli.chart.Grid.Column;
import benchmark.cli.report.RunningConditions;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Words;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What was expected of a run against what it came to, in the form of the published reports. */
public final class ExpectReport {

  private ExpectReport() {}

  /** With the running conditions, for Markdown. */
  public static Document whole(StoredRun run, List<ExpectationResult> outcomes) {
    var blocks = new ArrayList<>(of(run, outcomes).blocks());
    RunningConditions.of(run).toBlock().ifPresent(blocks::add);
    return new Document(blocks);
  }

  /** For a terminal, where the run's report has the running conditions. */
  public static Document of(StoredRun run, List<ExpectationResult> outcomes) {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading("Expected against actual: " + run.record().variant()));
    blocks.add(
        new Columns<ExpectationResult>()
            .and("operation", it -> it.operation().label())
            .and("metric", it -> it.expectation().metric().label())
            .and("expected", it -> it.expectation().limit().expected())
            .and("actual", ExpectationResult::actual)
            .and("met", it -> it.verdict().label())
            .table(outcomes));
    blocks.add(new Definitions(List.of(new Definition("±", interval(run)))));
    if (outcomes.stream().anyMatch(it -> it.verdict() == ExpectationVerdict.UNDECIDED)) {
      blocks.add(new Paragraph("Undecided: " + nextStep(run, outcomes)));
    }
    return new Document(blocks);
  }

  /** What was expected of a run; empty if nothing was. */
  public static Optional<Stored> read(Path run) {
    Path file = run.resolve(RunFiles.EXPECT_JSON);
    return Files.exists(file) ? Optional.of(Json.read(file, Stored.class)) : Optional.empty();
  }

  /** What was expected of runs, as one picture; empty if nothing was. */
  public static Document picture(List<Path> runs) {
    var rows = new ArrayList<Grid.Row>();
    for (Path run : runs) {
      read(run)
          .ifPresent(
              it -> {
                rows.add(Grid.Row.heading(it.variant()));
                it.expectations().stream().map(StoredOutcome::row).forEach(rows::add);
              });
    }
    return rows.isEmpty()
        ? Document.of()
        : Document.of(
            new Grid(
                "Measured against what was expected",
                "Points: measured, as change against the limit, with 95% intervals; arrows:"
                    + " beyond the axis. ▲ met, ▼ not met, ◇ undecided.",
                "expectation",
                List.of(
                    Column.changes("against the limit", 1),
                    Column.words("expected"),
                    Column.words("measured"),
                    Column.words("met")),
                rows));
  }

  /** How many of the expectations of runs are met, in a sentence. */
  public static String headline(List<Path> runs) {
    List<ExpectationVerdict> all =
        runs.stream()
            .flatMap(it -> read(it).stream())
            .flatMap(it -> it.expectations().stream())
            .map(StoredOutcome::verdict)
            .toList();
    return "%d of %s met, %d undecided"
        .formatted(
            Collections.frequency(all, ExpectationVerdict.YES),
            Words.count(all.size(), "expectation"),
            Collections.frequency(all, ExpectationVerdict.UNDECIDED));
  }

  private static String interval(StoredRun run) {
    return run.isQuick()
        ? "95% interval over the slices of this one JVM; another JVM may differ by more"
        : "95% interval over the measured iterations (JMH's Error is that of 99.9%)";
  }

  private static String nextStep(StoredRun run, List<ExpectationResult> outcomes) {
    boolean missing = outcomes.stream().anyMatch(it -> !it.estimate().hasInterval());
    String unit = run.isQuick() ? "slices" : "iterations";
    String more =
        run.isQuick()
            ? "measure longer, e.g. --time 30s"
            : "measure more or longer iterations, e.g. -- -i 10 -r 30";
    return missing
        ? "%s. An interval needs at least three %s; a percentile needs ten slower calls in each."
            .formatted(more, unit)
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
    public static Stored of(StoredRun run, List<ExpectationResult> outcomes) {
      return new Stored(
          run.record().variant(),
          ExpectReport.interval(run),
          outcomes.stream().map(StoredOutcome::of).toList(),
          RunningConditions.of(run).all());
    }

    /** The verdicts for other programs. */
    public List<ExpectationCheck> checks() {
      return expectations.stream().map(it -> it.check(variant)).toList();
    }
  }

  /**
   * An outcome.
   *
   * @param measured in {@code unit}
   */
  public record StoredOutcome(
      String expression,
      @JsonAlias("scene") String operation,
      @JsonAlias("indicator") String metric,
      String relation,
      double expected,
      String unit,
      @JsonUnwrapped Measured measured,
      @JsonProperty("met") ExpectationVerdict verdict) {

    private ExpectationCheck check(String variant) {
      String text = inWords() + ", expected " + limit();
      return new ExpectationCheck(variant, operation + ": " + expression, verdict, text);
    }

    private String inWords() {
      return measured.actual == null ? "not measured" : Numbers.of(measured.actual) + " " + unit;
    }

    private String limit() {
      return "%s %s %s".formatted(relation, Numbers.plain(expected), unit);
    }

    private Grid.Row row() {
      String style =
          switch (verdict) {
            case YES -> "better";
            case NO -> "worse";
            case UNDECIDED -> "undecided";
          };
      Grid.Cell picture = Grid.Cell.NONE;
      if (measured.actual != null && measured.actual > 0 && expected > 0) {
        picture =
            Grid.Cell.of(inWords(), measured.actual / expected)
                .judged(style)
                .explained("%s, expected %s".formatted(inWords(), limit()));
        if (measured.low != null && measured.high != null) {
          picture = picture.between(measured.low / expected, measured.high / expected);
        }
      }
      return new Grid.Row(
          operation + ": " + metric,
          List.of(
              picture,
              Grid.Cell.text(limit()),
              Grid.Cell.text(inWords()),
              Grid.Cell.text(verdict.label()).judged(style)));
    }

    private static Double known(double value) {
      return Double.isNaN(value) ? null : value;
    }

    private static StoredOutcome of(ExpectationResult outcome) {
      Expectation expectation = outcome.expectation();
      return new StoredOutcome(
          expectation.expression(),
          outcome.operation().label(),
          expectation.metric().label(),
          expectation.limit().relation().symbol(),
          Double.parseDouble(expectation.limit().number()),
          expectation.limit().unit(),
          new Measured(
              known(outcome.inUnit(outcome.estimate().value())),
              known(outcome.inUnit(outcome.estimate().low())),
              known(outcome.inUnit(outcome.estimate().high()))),
          outcome.verdict());
    }
  }

  /**
   * What an outcome is made of.
   *
   * @param actual null if it was not measured
   * @param low the lower end of the 95% interval; null if there is none
   * @param high the upper end
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Measured(Double actual, Double low, Double high) {}
}
