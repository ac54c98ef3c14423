// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.chart.Grid;
import benchmark.cli.chart.Grid.Cell;
import benchmark.cli.chart.Grid.Column;
import benchmark.cli.chart.Grid.Row;
import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationTable;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.expect.SubjectLimit;
import benchmark.cli.export.ExportRow;
import benchmark.cli.results.CallErrors;
import benchmark.cli.start.StartRecord.Sample;
import benchmark.cli.statistics.MedianInterval;
import benchmark.cli.statistics.PairedChange;
import benchmark.cli.stored.RecordedResult;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What fresh JVMs have come to: medians with intervals, verdicts, and what is expected. */
public final class StartReport extends RecordedResult<StartRecord> {

  public static final ResultKind<StartReport> KIND =
      ResultKind.incremental(
          "start", "Fresh JVMs", StartRecord.FILE, StartReport::new, StartReport::page);

  /** What is seen first. */
  private static final List<StartMetric> PICTURED =
      List.of(
          StartMetric.FIRST,
          StartMetric.WARM,
          StartMetric.CPU,
          StartMetric.CALLS_100,
          StartMetric.SLOW);

  private final List<ComparedStart> compared;
  private final ExpectationTable expected = new ExpectationTable("what");

  StartReport(Path folder, StartRecord record) {
    super("Fresh JVMs", folder, record);
    compared = ComparedStart.all(record);
    expect();
  }

  /**
   * Reads a folder that a user wants to go on with.
   *
   * @throws UserError if it has no record, or a damaged one: exit status 2
   */
  public static StartReport stored(Path folder) {
    if (!StartRecord.FILE.isIn(folder)) {
      throw UserError.badInput(
          "--continue %s: no starts have been measured there. Give a folder that has %s.",
          folder, StartRecord.FILE.name());
    }
    return KIND.read(folder);
  }

  @Override
  public Document printed() {
    return document().and(answers());
  }

  @Override
  public List<ExpectationCheck> checks() {
    return expected.checks();
  }

  /** Whether nothing has been measured. */
  public boolean isEmpty() {
    return record.fresh().isEmpty();
  }

  /** How many fresh JVMs of each variant in each situation have been measured, at least. */
  public int measured() {
    return record.samples().stream().mapToInt(it -> it.starts().size()).min().orElse(0);
  }

  private Stream<Sample> samples() {
    return record.samples().stream().filter(Sample::isMeasured);
  }

  /** Tables and verdicts. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading("Fresh JVMs"));
    blocks.add(new Paragraph(setup()));
    for (Situation situation : record.plan().situations()) {
      List<Sample> samples = record.samples(situation);
      if (samples.stream().anyMatch(Sample::isMeasured)) {
        blocks.add(new Heading(sentence(situation.title())));
        blocks.add(table(samples));
        errors(samples).ifPresent(blocks::add);
      }
    }
    if (!compared.isEmpty()) {
      blocks.add(new Heading("Against " + variants().get(0)));
      blocks.add(verdicts());
      blocks.add(
          new Paragraph(
              "A verdict compares the 95% interval over pairs of fresh JVMs with a margin of"
                  + " 10%, or of 1% of all calls. At most 5% of reports name a difference that"
                  + " does not exist."));
      blocks.addAll(undecided(compared.stream().map(ComparedStart::change).toList()).blocks());
    }
    return new Document(blocks)
        .and(
            expected.document(
                new Paragraph(
                    "Undecided: the limit is within the interval. Measure more with --blocks.")));
  }

  private static String sentence(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private String setup() {
    StartPlan plan = record.plan();
    return ("%s: %s calls/s at equal distances for %s s from the first moment on; response time from"
            + " the intended start. Medians of %s each, (90%% do not exceed), [95%% interval of the"
            + " median]. Slow: over %s ms. Warm: from then on the mean is at most 10%% above that of"
            + " the last third. Steady: that mean.%s%s")
        .formatted(
            plan.operation(),
            Numbers.scaled(plan.rate(), 3),
            Numbers.plain(plan.seconds()),
            Words.count(measured(), "fresh start"),
            Numbers.plain(plan.limitMillis()),
            plan.situations().contains(Situation.RESTART)
                ? " Calls it gets: the fresh server's share of those of the last third."
                : "",
            endedEarly(record.error()));
  }

  private static Table table(List<Sample> samples) {
    var columns = new Columns<StartMetric>().and("", StartMetric::heading);
    for (Sample sample : samples) {
      columns.and(sample.label(), it -> words(it, sample.starts()));
    }
    return columns.table(
        Stream.of(StartMetric.values())
            .filter(
                metric ->
                    samples.stream().anyMatch(it -> !Double.isNaN(metric.median(it.starts()))))
            .toList());
  }

  private static String words(StartMetric metric, List<FreshStart> starts) {
    double median = metric.median(starts);
    if (Double.isNaN(median)) {
      return Numbers.NONE;
    }
    String interval =
        metric
            .interval(starts)
            .map(it -> " [%s, %s]".formatted(text(metric, it.low()), text(metric, it.high())))
            .orElse("");
    return "%s (%s)%s".formatted(text(metric, median), text(metric, metric.p90(starts)), interval);
  }

  private static String text(StartMetric metric, double value) {
    return metric.unit().text(value);
  }

  /** The kinds of errors, with how many calls of how many starts. */
  private static Optional<Block> errors(List<Sample> samples) {
    var items = new ArrayList<String>();
    for (Sample of : samples) {
      CallErrors.sum(of.starts().stream().map(it -> it.calls().errors()))
          .forEach(
              (kind, calls) ->
                  items.add(
                      "%s: %s failed in all: %s"
                          .formatted(of.label(), Words.count(calls, "call"), kind)));
    }
    return items.isEmpty() ? Optional.empty() : Optional.of(Items.of(items));
  }

  private Table verdicts() {
    return new Columns<ComparedStart>()
        .and("metric", it -> it.metric().label())
        .and("change", it -> change(it.metric(), it.change().estimate()))
        .and("95%", StartReport::interval)
        .and("verdict", it -> it.change().verdict().word())
        .table(compared, it -> it.candidate().words(", "));
  }

  private static String interval(ComparedStart of) {
    StartMetric metric = of.metric();
    PairedChange change = of.change();
    return Double.isNaN(change.low())
        ? Numbers.NONE
        : change(metric, change.low()) + " to " + change(metric, change.high());
  }

  private static String change(StartMetric metric, double value) {
    return Double.isNaN(value)
        ? Numbers.NONE
        : metric.hasRatio()
            ? Numbers.rounded(value, 3) + "x"
            : "%+.2f points".formatted(100 * value);
  }

  private void expect() {
    for (SubjectLimit limit : StartMetric.subjects().stored(record.expected())) {
      StartMetric metric = StartMetric.ofSubject(limit.subject());
      for (Sample it : record.samples()) {
        Optional<MedianInterval> interval = metric.interval(it.starts());
        String about = limit.subject() + " of " + it.words(", ");
        expected.add(
            it.label(),
            List.of(about),
            about,
            limit.limit().expected(),
            words(metric, it.starts()) + " " + metric.unit().symbol(),
            limit
                .limit()
                .verdict(
                    interval.map(MedianInterval::low).orElse(Double.NaN),
                    interval.map(MedianInterval::high).orElse(Double.NaN)));
      }
    }
    if (!record.gate().isEmpty()) {
      StartGate.parse(record.gate()).hold(record, expected);
    }
  }

  /**
   * What is expected, with the lines of files in place of their names.
   *
   * @throws UserError if it cannot be read: exit status 2
   */
  public static List<String> expectations(List<String> words) {
    return StartMetric.subjects().expressions(words);
  }

  /** The exit status of the command. */
  public int status() {
    return ExpectationVerdict.exitStatus(expected.verdicts());
  }

  /** A sentence for each variant and situation. */
  public Document answers() {
    return Document.paragraphs(samples().map(StartReport::answer));
  }

  private static String answer(Sample sample) {
    List<FreshStart> starts = sample.starts();
    long never = starts.stream().filter(it -> it.times().warm() == null).count();
    String first =
        sample.situation() == Situation.RESTART
            ? ""
            : after("the first right answer", "no right answer", StartMetric.FIRST, starts) + ", ";
    double share = StartMetric.SHARE.median(starts);
    return "%s: %s%s; %s%% of calls failed, %s%% were slow or failed.%s%s"
        .formatted(
            sample.words(", "),
            first,
            after("warm", "not warm", StartMetric.WARM, starts),
            text(StartMetric.FAILED, StartMetric.FAILED.median(starts)),
            text(StartMetric.SLOW, StartMetric.SLOW.median(starts)),
            Double.isNaN(share)
                ? ""
                : " In the last third, the fresh server gets %s%% of the calls."
                    .formatted(text(StartMetric.SHARE, share)),
            never == 0
                ? ""
                : " %d of %d did not get warm before the calls ended."
                    .formatted(never, starts.size()));
  }

  private static String after(
      String what, String not, StartMetric metric, List<FreshStart> starts) {
    double median = metric.median(starts);
    return Double.isFinite(median) ? "%s after %s s".formatted(what, text(metric, median)) : not;
  }

  @Override
  public List<ExportRow> exported() {
    return samples().map(this::exported).toList();
  }

  private ExportRow exported(Sample sample) {
    List<FreshStart> starts = sample.starts();
    var columns = new LinkedHashMap<String, Object>();
    for (StartMetric metric : StartMetric.values()) {
      columns.put(metric.word(), metric.median(starts));
      columns.put(metric.word() + ".p90", metric.p90(starts));
      Optional<MedianInterval> interval = metric.interval(starts);
      columns.put(metric.word() + ".low", interval.map(MedianInterval::low).orElse(Double.NaN));
      columns.put(metric.word() + ".high", interval.map(MedianInterval::high).orElse(Double.NaN));
    }
    compared.stream()
        .filter(it -> it.candidate().equals(sample))
        .forEach(it -> columns.put(it.metric().word() + ".verdict", it.change().verdict().word()));
    columns.put("blocks", (double) starts.size());
    String operation = "cold " + sample.situation().word();
    return new ExportRow("Fresh JVMs", sample.label(), operation, columns, List.of());
  }

  /** What callers saw of it first. */
  @Override
  public String headline() {
    Situation first = record.plan().situations().get(0);
    return sentence(first.title())
        + ": "
        + samples()
            .filter(it -> it.situation() == first)
            .map(
                it ->
                    "%s %s%s"
                        .formatted(
                            it.label(),
                            after("warm", "not warm", StartMetric.WARM, it.starts()),
                            verdict(it, StartMetric.WARM).replaceFirst("(.+)", " ($1)")))
            .collect(Collectors.joining(", "));
  }

  /** Against the first variant; empty for none. */
  private String verdict(Sample sample, StartMetric metric) {
    return compared.stream()
        .filter(it -> it.metric() == metric && it.candidate().equals(sample))
        .map(it -> it.change().verdict().word())
        .collect(Collectors.joining());
  }

  private Document page() {
    return picture()
        .and(answers())
        .and(expected.document())
        .and(Document.folded("The same as tables", document()))
        .and(StartFigures.of(record));
  }

  /** The times until a fresh JVM answers and is warm, and what that costs calls. */
  private Document picture() {
    var rows = new ArrayList<Row>();
    for (Situation situation : record.plan().situations()) {
      if (record.plan().situations().size() > 1) {
        rows.add(Row.heading(sentence(situation.title())));
      }
      samples().filter(it -> it.situation() == situation).map(this::row).forEach(rows::add);
    }
    return isEmpty()
        ? Document.of()
        : Document.of(
            new Grid(
                "Until fresh JVMs are warm",
                "Medians of %s each; whiskers: 95%% intervals. Against the first variant: ▲ better, ▼ worse, ■ the same, ◇ undecided."
                    .formatted(Words.count(measured(), "fresh start")),
                "variant",
                PICTURED.stream().map(it -> Column.bars(it.label(), it.unit().symbol())).toList(),
                rows));
  }

  private Row row(Sample of) {
    return new Row(
        of.label(),
        PICTURED.stream()
            .map(
                it ->
                    cell(it, of.starts())
                        .judged(verdict(of, it))
                        .explained(it.heading() + ": " + words(it, of.starts())))
            .toList());
  }

  private static Cell cell(StartMetric metric, List<FreshStart> starts) {
    double factor = metric.unit() == StartMetric.Unit.SHARE ? 100 : 1;
    double median = metric.median(starts);
    Cell cell =
        Cell.of(Double.isNaN(median) ? Numbers.NONE : text(metric, median), factor * median);
    return metric
        .interval(starts)
        .map(it -> cell.between(factor * it.low(), factor * it.high()))
        .orElse(cell);
  }
}
