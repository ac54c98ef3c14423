// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import benchmark.cli.chart.Grid;
import benchmark.cli.chart.Grid.Cell;
import benchmark.cli.chart.Grid.Column;
import benchmark.cli.compare.Formats;
import benchmark.cli.explain.ExplainReport;
import benchmark.cli.stored.RecordedResult;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a search has found: its steps, and the version or commit since which the operation is worse.
 */
public final class BisectReport extends RecordedResult<BisectRecord> {

  /** Its steps are comparisons in the same folder, which are results of their own. */
  public static final ResultKind<BisectReport> KIND =
      ResultKind.incremental(
          "bisected",
          "What made it worse",
          BisectRecord.FILE,
          BisectReport::new,
          BisectReport::page);

  /** The file that has it as Markdown. */
  static final String FILE = "bisect.md";

  /** What Maven's lines of errors begin with. */
  private static final String MAVEN_ERROR = "[ERROR] ";

  /** What comes before the compiler's own words. */
  private static final String OF_COMPILER = "COMPILATION ERROR";

  private static final String UNBUILT = "cannot be built";

  /** A longer subject of a commit is cut off in a table. */
  private static final int LONGEST_SUBJECT = 32;

  BisectReport(Path folder, BisectRecord record) {
    super("Search", folder, record);
  }

  /** The steps, the answer, and what explains the change. */
  public Document document() {
    Document found = steps().and(answer());
    return explanation().map(it -> found.and(it.page(folder))).orElse(found);
  }

  /** The answer without what to do next. */
  @Override
  public String headline() {
    return sentence().replaceFirst("(?s)[.]( .*)?$", "");
  }

  private Document page() {
    return Document.of(grid())
        .and(answer())
        .and(
            explanation()
                .map(it -> Document.folded("What explains it", it.page(folder)))
                .orElse(Document.of()))
        .and(Document.folded("The same as a table", steps()));
  }

  private Grid grid() {
    return new Grid(
        "%s of %s against %s %s"
            .formatted(
                record.question().metric().words(),
                record.operation(),
                record.question().kind(),
                record.versions().get(0)),
        "Points: means over blocks, with 95%% intervals. Shaded: what is not worse, %s."
            .formatted(limit()),
        record.question().kind(),
        List.of(
            Column.changes("change", 1 + record.question().margin()),
            Column.numbers("95% interval", ""),
            Column.words("finding")),
        found().map(this::drawn).toList());
  }

  private Grid.Row drawn(Step step) {
    String style =
        step.finding() == Finding.WORSE
            ? "worse"
            : step.finding() == Finding.FINE ? "same" : "undecided";
    Cell finding = Cell.text(word(step)).judged(style);
    return new Grid.Row(
        inTable(step.version()),
        step.wasMeasured()
            ? List.of(
                Cell.of(change(step), step.ratio())
                    .between(step.low(), step.high())
                    .judged(style)
                    .explained("%s; %d blocks".formatted(change(step), step.blocks())),
                Cell.of(change(step), step.ratio()),
                finding)
            : List.of(Cell.NONE, Cell.NONE, finding.explained(brief(step.reason()))));
  }

  /** What explains the change; empty if nothing does. */
  public Optional<ExplainReport> explanation() {
    return Optional.ofNullable(record.explanation())
        .map(folder::resolve)
        .filter(ExplainReport.KIND.isIn())
        .map(ExplainReport.KIND::read);
  }

  /** The steps in the order of versions. */
  public Document steps() {
    return Document.of(
        new Heading(
            "%s of %s, %s: each %s against %s"
                .formatted(
                    record.question().metric().words(),
                    record.operation(),
                    record.question().variant(),
                    record.question().kind(),
                    record.versions().get(0))),
        new Columns<Step>()
            .and(record.question().kind(), it -> inTable(it.version()))
            .and("change", it -> it.wasMeasured() ? change(it) : Numbers.NONE)
            .and("finding", BisectReport::word)
            .and("blocks", it -> Integer.toString(it.blocks()))
            .and("reason", it -> it.reason() == null ? Numbers.NONE : brief(it.reason()))
            .table(found().toList()));
  }

  /** The steps in the order of versions. */
  private Stream<Step> found() {
    return record.versions().stream().flatMap(it -> record.step(it).stream());
  }

  private String inTable(String version) {
    if (record.question().subjects().isEmpty()) {
      return version;
    }
    String subject = record.question().subjects().get(record.versions().indexOf(version));
    return version
        + " "
        + (subject.length() > LONGEST_SUBJECT
            ? subject.substring(0, LONGEST_SUBJECT - 1) + "…"
            : subject);
  }

  /** The first error of a build, or else the first line, with the next one if it announces that. */
  private static String brief(String reason) {
    List<String> lines = reason.lines().map(String::strip).filter(it -> !it.isEmpty()).toList();
    boolean announces = !lines.isEmpty() && lines.get(0).endsWith(":");
    String first = lines.stream().limit(announces ? 2 : 1).collect(Collectors.joining(" "));
    return reason
        .lines()
        .filter(it -> it.startsWith(MAVEN_ERROR) && !it.contains(OF_COMPILER))
        .findFirst()
        .filter(it -> first.contains(UNBUILT))
        .map(it -> UNBUILT + ": " + it.substring(MAVEN_ERROR.length()))
        .orElse(first);
  }

  private static String word(Step step) {
    return switch (step.finding()) {
      case WORSE -> "worse";
      case FINE -> "not worse";
      case UNKNOWN -> step.wasMeasured() ? "undecided" : "skipped";
    };
  }

  /** A step as it is printed when it has been measured. */
  static String line(BisectRecord record, Step step) {
    String title = record.title(step.version());
    return step.wasMeasured()
        ? "%s: %s, %s %s (%d blocks)"
            .formatted(
                title, word(step), record.question().metric().words(), change(step), step.blocks())
        : "%s: skipped: %s".formatted(title, brief(step.reason()));
  }

  private static String change(Step step) {
    return "%s (%s to %s)"
        .formatted(
            Formats.change(step.ratio()), Formats.change(step.low()), Formats.change(step.high()));
  }

  /** Where it has changed; empty if nothing is worse, or the search has not ended. */
  Optional<FirstWorse> change() {
    return record
        .step(record.last())
        .filter(it -> it.finding() == Finding.WORSE)
        .map(ends -> record.replayed())
        .filter(search -> search.next().isEmpty());
  }

  /** Since when it is worse, or that it is not. */
  public Document answer() {
    return Document.of(new Paragraph(sentence()));
  }

  private String sentence() {
    String first = record.versions().get(0);
    String last = record.last();
    String what = "%s of %s".formatted(record.question().metric().words(), record.operation());
    Optional<Step> ends = record.step(last);
    if (ends.isEmpty()) {
      return "The search has not begun: %s is not measured.".formatted(last);
    }
    if (ends.get().finding() == Finding.FINE) {
      return "There is nothing to find: %s on %s is not worse than on %s by more than %s: %s."
          .formatted(what, last, first, limit(), change(ends.get()));
    }
    if (ends.get().finding() == Finding.UNKNOWN) {
      return "Undecided: whether %s on %s is worse than on %s by more than %s: %s. To decide, continue with more --blocks."
          .formatted(what, last, first, limit(), change(ends.get()));
    }
    FirstWorse search = record.replayed();
    String before = record.versions().get(search.fine());
    String since = record.versions().get(search.worse());
    if (search.next().isPresent()) {
      return "The search has not ended: %s got worse in a %s after %s, up to %s."
          .formatted(what, record.question().kind(), before, since);
    }
    List<String> between = record.versions().subList(search.fine() + 1, search.worse());
    return "%s has been worse since %s: %s against %s; %s is not worse%s.%s"
        .formatted(
            what,
            between.isEmpty()
                ? record.title(since)
                : String.join(", ", between) + " or " + record.title(since),
            change(record.step(since).orElseThrow()),
            first,
            before,
            between.isEmpty() ? "" : ", and those between were skipped or are undecided",
            changeByItself(since, before));
  }

  private String changeByItself(String since, String before) {
    Step step = record.change();
    if (step == null) {
      return "";
    }
    return step.wasMeasured()
        ? " The change by itself, %s against %s, is %s.".formatted(since, before, change(step))
        : " The change by itself, %s against %s, could not be measured; --continue tries again: %s"
            .formatted(since, before, brief(step.reason()));
  }

  private String limit() {
    return Formats.percent(record.question().margin());
  }

  /** 0 if there is an answer, or the status of what is undecided. */
  public int exitStatus() {
    return record.step(record.last()).filter(it -> it.finding() == Finding.UNKNOWN).isPresent()
        ? ExitStatus.GATE_INCONCLUSIVE
        : ExitStatus.SUCCESS;
  }
}
