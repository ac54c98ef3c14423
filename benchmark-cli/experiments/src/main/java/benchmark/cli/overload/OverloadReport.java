// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import benchmark.cli.chart.Grid;
import benchmark.cli.chart.Grid.Cell;
import benchmark.cli.chart.Grid.Column;
import benchmark.cli.chart.Grid.Row;
import benchmark.cli.chart.LineChart;
import benchmark.cli.chart.LineChart.Line;
import benchmark.cli.chart.LineChart.Marks;
import benchmark.cli.chart.LineChart.Point;
import benchmark.cli.chart.LineChart.Ticks;
import benchmark.cli.export.ExportRow;
import benchmark.cli.overload.OverloadRecord.Sample;
import benchmark.cli.results.CallErrors;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedChange;
import benchmark.cli.statistics.Samples;
import benchmark.cli.stored.RecordedResult;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
import benchmark.launch.SliceReply;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What calls beyond capacity have come to: goodput, what became of the rest, and recovery. */
public final class OverloadReport extends RecordedResult<OverloadRecord> {

  public static final ResultKind<OverloadReport> KIND =
      ResultKind.incremental(
          "overload",
          "Calls beyond capacity",
          OverloadRecord.FILE,
          OverloadReport::new,
          OverloadReport::page);

  private static final Margin MARGIN = new Margin(0.1);

  /** In a ratio, what has recovered at once has done so within a slot. */
  private static final double SLOT_SECONDS = SliceReply.SLOT_MILLIS / 1e3;

  /** A variant against the first one, after calls at the same share of what each sustains. */
  private record Compared(String metric, Sample after, PairedChange change) {

    String interval() {
      return Double.isNaN(change.low())
          ? Numbers.NONE
          : ratio(change.low()) + " to " + ratio(change.high());
    }
  }

  OverloadReport(Path folder, OverloadRecord record) {
    super(titleOf(record), folder, record);
  }

  private static String titleOf(OverloadRecord record) {
    return record.plan().reconnect() ? "Broken connections" : "Calls beyond capacity";
  }

  @Override
  public Document printed() {
    return document().and(answers());
  }

  /** Whether nothing has been measured. */
  public boolean isEmpty() {
    return record.surges().isEmpty();
  }

  /** A table for each variant, and verdicts. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading(titleOf(record)));
    blocks.add(new Paragraph(setup()));
    for (int variant = 0; variant < variants().size(); variant++) {
      List<Sample> samples = record.samples(variant);
      if (!samples.isEmpty()) {
        blocks.add(new Heading(title(variant)));
        blocks.add(table(samples));
        errors(samples).ifPresent(blocks::add);
      }
    }
    List<Compared> verdicts = verdicts();
    if (!verdicts.isEmpty()) {
      blocks.add(new Heading("Against " + variants().get(0)));
      blocks.add(
          new Columns<Compared>()
              .and("metric", it -> it.metric)
              .and("offered", it -> it.after.percent())
              .and("change", it -> ratio(it.change.estimate()))
              .and("95%", Compared::interval)
              .and("verdict", it -> it.change.verdict().word())
              .table(verdicts, it -> it.after.label()));
      blocks.add(
          new Paragraph("A verdict compares the 95% interval over blocks with a margin of 10%."));
      blocks.addAll(undecided(verdicts.stream().map(Compared::change).toList()).blocks());
    }
    return new Document(blocks);
  }

  private String title(int variant) {
    return "%s, which sustains %s calls/s"
        .formatted(variants().get(variant), Numbers.scaled(sustained(variant), 3));
  }

  private double sustained(int variant) {
    return record.plan().sustained().get(variant);
  }

  private String setup() {
    OverloadPlan plan = record.plan();
    String how =
        plan.reconnect()
            ? "calls come at the rate of the first column; after %s s all connections are broken at"
                    .formatted(Numbers.plain(OverloadPlan.BEFORE_SECONDS))
                + " once. What became of the calls from 1 s before to %s s after that is in the"
                + " table"
            : "calls come at 50%% of the sustained rate, for %s s at the rate of the first column,"
                + " and at 50%% again";
    return ("%s: %s. Goodput: right answers within %d ms, while it lasts. Not sent: %d calls were"
            + " unanswered. Percentiles are those of the median tenth of a second. Wasted: the share of"
            + " answers and errors that were of no use. Heap: MiB that the last collection left; memory: the most resident MiB. Recovery: seconds after the %s until"
            + " nearly all calls are answered in time again, and p99 is as before. Medians of %s.%s")
        .formatted(
            plan.operation(),
            how.formatted(Numbers.plain(plan.surgeSeconds())),
            plan.deadlineMillis(),
            plan.inFlight(),
            plan.reconnect() ? "break" : "surge",
            Words.count(measured(), "block"),
            endedEarly(record.error()));
  }

  private long measured() {
    return record.surges().stream().mapToInt(Surge::block).max().orElse(0);
  }

  private Table table(List<Sample> samples) {
    Columns<Sample> columns = new Columns<Sample>().and("offered", Sample::percent).group();
    if (record.plan().reconnect()) {
      columns.and("broken", it -> "%.0f".formatted(it.median(of -> of.recovery().broken())));
    }
    return columns
        .and("goodput/s", it -> Numbers.scaled(it.median(Surge::goodput), 3))
        .and("not sent", it -> share(it, of -> of.fate().notSent()))
        .and("late", it -> share(it, of -> of.fate().late()))
        .and("failed", it -> share(it, of -> of.fate().failed()))
        .and("p50 ms", it -> number(it, of -> of.fate().answered().p50()))
        .and("p99 ms", it -> number(it, of -> of.fate().answered().p99()))
        .and("unanswered", it -> "%.0f".formatted(it.median(of -> of.fate().unanswered())))
        .and("recovery s", OverloadReport::recovery)
        .group()
        .and("server CPUs", it -> used(it, 3, Surge.Used::serverCpus))
        .and("wasted", it -> Numbers.share(it.median(of -> of.fate().used().wasted())))
        .and("threads", it -> used(it, 0, Surge.Used::threads))
        .and("heap", it -> used(it, 0, Surge.Used::heapMib))
        .and("memory", it -> used(it, 0, Surge.Used::residentMib))
        .and("client CPUs", it -> used(it, 3, Surge.Used::clientCpus))
        .and("threads", it -> used(it, 0, Surge.Used::clientThreads))
        .and("heap", it -> used(it, 0, Surge.Used::clientHeapMib))
        .and("memory", it -> used(it, 0, Surge.Used::clientResidentMib))
        .table(samples);
  }

  /** The median; nothing where records do not have it. */
  private static String used(Sample all, int digits, Function<Surge.Used, Double> value) {
    double[] known =
        all.surges().stream()
            .map(it -> value.apply(it.fate().used()))
            .filter(Objects::nonNull)
            .mapToDouble(Double::doubleValue)
            .toArray();
    return known.length == 0
        ? Numbers.NONE
        : digits == 0
            ? "%.0f".formatted(Samples.median(known))
            : Numbers.rounded(Samples.median(known), digits);
  }

  private static String number(Sample all, ToDoubleFunction<Surge> value) {
    return Numbers.rounded(all.median(value), 3);
  }

  private static String share(Sample all, ToDoubleFunction<Surge> calls) {
    return Numbers.share(percents(all, calls) / 100);
  }

  private static String recovery(Sample all) {
    double median = all.median(OverloadReport::recoverySeconds);
    return Double.isInfinite(median) ? "never" : Numbers.plain(median);
  }

  private static double recoverySeconds(Surge surge) {
    return surge.recovery().recoverySeconds() == null
        ? Double.POSITIVE_INFINITY
        : surge.recovery().recoverySeconds();
  }

  private static Optional<Block> errors(List<Sample> samples) {
    var items = new ArrayList<String>();
    CallErrors.sum(
            samples.stream().flatMap(it -> it.surges().stream()).map(it -> it.fate().errors()))
        .forEach((kind, calls) -> items.add("%s: %s".formatted(Words.count(calls, "call"), kind)));
    return items.isEmpty() ? Optional.empty() : Optional.of(Items.of(items));
  }

  private List<Compared> verdicts() {
    var rows = new ArrayList<Compared>();
    for (Sample after : record.samples().filter(it -> it.variant() > 0).toList()) {
      record.samples(0).stream()
          .filter(it -> it.times() == after.times())
          .forEach(
              before -> {
                rows.add(
                    row(
                        "goodput, share of sustained",
                        BetterWhen.HIGHER,
                        before,
                        after,
                        this::goodShare));
                rows.add(
                    row("recovery", BetterWhen.LOWER, before, after, this::comparableRecovery));
              });
    }
    return rows;
  }

  private double goodShare(Surge surge) {
    double share = surge.goodput() / sustained(surge.variant());
    return Math.max(share, 1e-4); // none at all has no ratio
  }

  /** What has not recovered would have taken longer than it was waited for. */
  private double comparableRecovery(Surge surge) {
    return Math.max(SLOT_SECONDS, Math.min(OverloadPlan.AFTER_SECONDS, recoverySeconds(surge)));
  }

  private static Compared row(
      String metric,
      BetterWhen direction,
      Sample before,
      Sample after,
      ToDoubleFunction<Surge> value) {
    int blocks = Math.min(before.surges().size(), after.surges().size());
    return new Compared(
        metric,
        after,
        PairedChange.ofRatio(
            before.surges().stream().limit(blocks).mapToDouble(value).toArray(),
            after.surges().stream().limit(blocks).mapToDouble(value).toArray(),
            direction,
            MARGIN));
  }

  private static String ratio(double value) {
    return Numbers.rounded(value, 3) + "x";
  }

  /** A sentence for each variant. */
  public Document answers() {
    return Document.paragraphs(
        IntStream.range(0, variants().size())
            .filter(it -> !record.samples(it).isEmpty())
            .mapToObj(this::answer));
  }

  private String answer(int variant) {
    if (record.plan().reconnect()) {
      return answerToBreak(variant);
    }
    List<String> texts =
        record.samples(variant).stream()
            .map(
                it ->
                    "%s of it at %s"
                        .formatted(
                            Numbers.share(it.median(Surge::goodput) / sustained(variant)),
                            it.percent()))
            .toList();
    List<Surge> all = surges(variant).toList();
    List<Surge> lost = lost(variant);
    String back =
        lost.isEmpty()
            ? "it came back from each surge within %s s"
                .formatted(
                    Numbers.plain(
                        all.stream().mapToDouble(OverloadReport::recoverySeconds).max().orElse(0)))
            : "it did not come back from %d of %d surges within %s s%s"
                .formatted(
                    lost.size(),
                    all.size(),
                    Numbers.plain(OverloadPlan.AFTER_SECONDS),
                    lost.stream().anyMatch(it -> it.recovery().dump() != null)
                        ? " (its stacks: *.threads in the run's folder)"
                        : "");
    return "%s sustains %s calls/s, and answers %s in time; %s."
        .formatted(
            variants().get(variant),
            Numbers.scaled(sustained(variant), 3),
            Words.list(texts),
            back);
  }

  private String answerToBreak(int variant) {
    return "%s sustains %s calls/s. When all its connections break, it %s."
        .formatted(
            variants().get(variant),
            Numbers.scaled(sustained(variant), 3),
            record.samples(variant).stream()
                .map(
                    it ->
                        "loses %.0f of %.0f calls at %s and is %s"
                            .formatted(
                                it.median(of -> of.fate().failed()),
                                it.median(of -> of.fate().offered()),
                                it.percent(),
                                back(it)))
                .collect(Collectors.joining("; it ")));
  }

  private static String back(Sample all) {
    double longest =
        all.surges().stream().mapToDouble(OverloadReport::recoverySeconds).max().orElse(0);
    return Double.isInfinite(longest)
        ? "not back within %s s".formatted(Numbers.plain(OverloadPlan.AFTER_SECONDS))
        : "back within %s s".formatted(Numbers.plain(longest));
  }

  private Stream<Surge> surges(int variant) {
    return record.surges().stream().filter(it -> it.variant() == variant);
  }

  /** Those that a variant did not come back from. */
  private List<Surge> lost(int variant) {
    return surges(variant).filter(it -> it.recovery().recoverySeconds() == null).toList();
  }

  @Override
  public List<ExportRow> exported() {
    return record.samples().map(this::exported).toList();
  }

  private ExportRow exported(Sample all) {
    var columns = new LinkedHashMap<String, Object>();
    columns.put("goodput", all.median(Surge::goodput));
    columns.put("offered", all.median(it -> it.fate().offered()));
    columns.put("not_sent", all.median(it -> it.fate().notSent()));
    columns.put("late", all.median(it -> it.fate().late()));
    columns.put("failed", all.median(it -> it.fate().failed()));
    columns.put("p50_ms", all.median(it -> it.fate().answered().p50()));
    columns.put("p99_ms", all.median(it -> it.fate().answered().p99()));
    columns.put("recovery_s", all.median(OverloadReport::recoverySeconds));
    columns.put("blocks", (double) all.surges().size());
    return new ExportRow(titleOf(record), all.label(), all.percent(), columns, List.of());
  }

  /** What was kept of the most calls. */
  @Override
  public String headline() {
    double times = record.surges().stream().mapToDouble(Surge::times).max().orElse(0);
    List<Sample> most = record.samples().filter(it -> it.times() == times).toList();
    if (record.plan().reconnect() && !most.isEmpty()) {
      return "After all connections are broken at %s of the sustained rate, "
              .formatted(most.get(0).percent())
          + most.stream()
              .map(it -> "%s is %s".formatted(it.label(), back(it)))
              .collect(Collectors.joining(", "));
    }
    return most.isEmpty()
        ? title()
        : "At %s of the sustained rate, ".formatted(most.get(0).percent())
            + most.stream()
                .map(
                    it ->
                        "%s keeps %s of it%s"
                            .formatted(
                                it.label(),
                                Numbers.share(it.median(this::goodShare)),
                                lost(it.variant()).isEmpty()
                                    ? ""
                                    : " and does not always come back"))
                .collect(Collectors.joining(", "));
  }

  private Document page() {
    var overTime = new ArrayList<Block>();
    for (int variant = 0; variant < variants().size(); variant++) {
      List<Line> lines =
          record.samples(variant).stream()
              .map(it -> new Line(it.percent(), points(it.surges().get(0))))
              .toList();
      if (!lines.isEmpty()) {
        overTime.add(figure(variants().get(variant), lines));
      }
    }
    return isEmpty()
        ? Document.of()
        : Document.of(picture())
            .and(answers())
            .and(
                new Details("The same as tables", document()),
                new Details("Goodput over time", new Document(overTime)));
  }

  /** What became of the calls of each surge. */
  private Grid picture() {
    var rows = new ArrayList<Row>();
    for (int variant = 0; variant < variants().size(); variant++) {
      List<Sample> samples = record.samples(variant);
      if (!samples.isEmpty()) {
        rows.add(Row.heading(title(variant)));
      }
      samples.stream().map(this::row).forEach(rows::add);
    }
    return new Grid(
        record.plan().reconnect()
            ? "What became of the calls when all connections were broken"
            : "What became of the calls of a surge",
        "Medians of %s. Line: the sustained rate. In time: right within %d ms."
            .formatted(Words.count(measured(), "block"), record.plan().deadlineMillis()),
        "offered",
        List.of(
            Column.bars("goodput", "calls/s"),
            Column.bars("of the calls", "%", "in time", "late", "failed", "not sent"),
            Column.bars("p99", "ms"),
            Column.bars("recovery", "s")),
        rows);
  }

  private Row row(Sample all) {
    double goodput = all.median(Surge::goodput);
    List<Double> parts =
        List.of(
            percents(
                all,
                it -> it.goodput() * (record.plan().toSeconds() - record.plan().fromSeconds())),
            percents(all, it -> it.fate().late()),
            percents(all, it -> it.fate().failed()),
            percents(all, it -> it.fate().notSent()));
    double p99 = all.median(it -> it.fate().answered().p99());
    return new Row(
        all.percent(),
        List.of(
            Cell.of(Numbers.scaled(goodput, 3), goodput).against(sustained(all.variant())),
            Cell.of(Numbers.rounded(parts.get(0), 3), parts.get(0))
                .of(parts)
                .explained(
                    "in time %s%%, late %s%%, failed %s%%, not sent %s%%"
                        .formatted(parts.stream().map(it -> Numbers.rounded(it, 3)).toArray())),
            Cell.of(Numbers.rounded(p99, 3), p99),
            Cell.of(recovery(all), all.median(OverloadReport::recoverySeconds))));
  }

  private static double percents(Sample all, ToDoubleFunction<Surge> calls) {
    return 100 * all.median(it -> calls.applyAsDouble(it) / Math.max(1, it.fate().offered()));
  }

  private static List<Point> points(Surge surge) {
    return IntStream.range(0, surge.slots().size())
        .mapToObj(
            slot -> new Point(slot * SLOT_SECONDS, surge.slots().get(slot).useful() / SLOT_SECONDS))
        .toList();
  }

  private Figure figure(String variant, List<Line> lines) {
    double from = OverloadPlan.BEFORE_SECONDS;
    double to = from + record.plan().surgeSeconds();
    return new Figure(
        LineChart.of(
            variant + ": right answers in time",
            "calls/s",
            false,
            Ticks.ROUND,
            record.plan().reconnect()
                ? "Seconds; connections are broken at the first dashed line."
                : "Seconds; the surge is between the dashed lines.",
            lines,
            List.of(new Marks(Marks.DASHED, List.of(from, to))),
            lines));
  }
}
