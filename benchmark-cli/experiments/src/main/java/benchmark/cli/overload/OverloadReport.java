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
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Samples;
import benchmark.cli.stored.RecordedResult;
import benchmark.cli.stored.ResultKind;
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
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** What calls beyond capacity have come to: goodput, what became of the rest, and recovery. */
public final class OverloadReport extends RecordedResult<OverloadRecord> {

  public static final ResultKind<OverloadReport> KIND =
      ResultKind.incremental(
          "overload",
          "Calls beyond capacity",
          OverloadRecord.FILE::isIn,
          OverloadReport::read,
          OverloadReport::page);

  private static final Margin MARGIN = new Margin(0.1);

  /** In a ratio, what has recovered at once has done so within a slot. */
  private static final double SLOT_SECONDS = SliceReply.SLOT_MILLIS / 1e3;

  OverloadReport(Path folder, OverloadRecord record) {
    super("Calls beyond capacity", folder, record);
  }

  /**
   * Reads a folder.
   *
   * @throws benchmark.cli.error.UserError if its record is damaged: exit status 2
   */
  public static OverloadReport read(Path folder) {
    return new OverloadReport(folder, OverloadRecord.FILE.read(folder));
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
    blocks.add(new Heading("Calls beyond capacity"));
    blocks.add(new Paragraph(setup()));
    for (int variant = 0; variant < record.variants().size(); variant++) {
      List<List<String>> rows = rows(variant);
      if (!rows.isEmpty()) {
        blocks.add(new Heading(title(variant)));
        blocks.add(
            new Table(
                List.of(
                    "offered",
                    "goodput/s",
                    "not sent",
                    "late",
                    "failed",
                    "p50 ms",
                    "p99 ms",
                    "unanswered",
                    "recovery s"),
                rows));
        blocks.add(
            new Table(
                List.of(
                    "offered",
                    "server CPUs",
                    "wasted",
                    "threads",
                    "heap",
                    "memory",
                    "client CPUs",
                    "threads",
                    "heap",
                    "memory"),
                usage(variant)));
        errors(variant).ifPresent(blocks::add);
      }
    }
    verdicts()
        .ifPresent(
            table -> {
              blocks.add(new Heading("Against " + record.variants().get(0)));
              blocks.add(table);
              blocks.add(
                  new Paragraph(
                      "A verdict compares the 95% interval over blocks with a margin of 10%."));
            });
    return new Document(blocks);
  }

  private String title(int variant) {
    return "%s, which sustains %s calls/s"
        .formatted(
            record.variants().get(variant),
            Numbers.scaled(record.plan().sustained().get(variant), 3));
  }

  private String setup() {
    OverloadPlan plan = record.plan();
    return ("%s: calls come at 50%% of the sustained rate, for %s s at the rate of the first column,"
            + " and at 50%% again. Goodput: right answers within %d ms, while it lasts. Not sent: %d calls were"
            + " unanswered. Percentiles are those of the median tenth of a second. Wasted: the share of"
            + " answers and errors that were of no use. Heap: MiB that the last collection left; memory: the most resident MiB. Recovery: seconds after the surge until"
            + " nearly all calls are answered in time again, and p99 is as before. Medians of %s.%s")
        .formatted(
            plan.operation(),
            Numbers.plain(plan.surgeSeconds()),
            plan.deadlineMillis(),
            plan.inFlight(),
            Words.count(measured(), "block"),
            record.error() == null ? "" : " Ended before its time: " + record.error() + ".");
  }

  private long measured() {
    return record.surges().stream().mapToInt(Surge::block).max().orElse(0);
  }

  private List<List<String>> rows(int variant) {
    var rows = new ArrayList<List<String>>();
    for (double times : OverloadPlan.SURGES) {
      List<Surge> all = record.of(variant, times);
      if (!all.isEmpty()) {
        rows.add(
            List.of(
                percent(times),
                Numbers.scaled(median(all, Surge::goodput), 3),
                share(all, it -> it.fate().notSent()),
                share(all, it -> it.fate().late()),
                share(all, it -> it.fate().failed()),
                number(all, it -> it.fate().answered().p50()),
                number(all, it -> it.fate().answered().p99()),
                "%.0f".formatted(median(all, it -> it.fate().unanswered())),
                recovery(all)));
      }
    }
    return rows;
  }

  private List<List<String>> usage(int variant) {
    var rows = new ArrayList<List<String>>();
    for (double times : OverloadPlan.SURGES) {
      List<Surge.Used> all =
          record.of(variant, times).stream().map(it -> it.fate().used()).toList();
      if (!all.isEmpty()) {
        rows.add(
            List.of(
                "%.0f%%".formatted(100 * times),
                used(all, 3, Surge.Used::serverCpus),
                Numbers.share(
                    Samples.median(all.stream().mapToDouble(Surge.Used::wasted).toArray())),
                used(all, 0, Surge.Used::threads),
                used(all, 0, Surge.Used::heapMib),
                used(all, 0, Surge.Used::residentMib),
                used(all, 3, Surge.Used::clientCpus),
                used(all, 0, Surge.Used::clientThreads),
                used(all, 0, Surge.Used::clientHeapMib),
                used(all, 0, Surge.Used::clientResidentMib)));
      }
    }
    return rows;
  }

  /** The median; nothing where records do not have it. */
  private static String used(List<Surge.Used> all, int digits, Function<Surge.Used, Double> value) {
    double[] known =
        all.stream().map(value).filter(Objects::nonNull).mapToDouble(Double::doubleValue).toArray();
    return known.length == 0
        ? Numbers.NONE
        : digits == 0
            ? "%.0f".formatted(Samples.median(known))
            : Numbers.rounded(Samples.median(known), digits);
  }

  private static double median(List<Surge> all, ToDoubleFunction<Surge> value) {
    return Samples.median(all.stream().mapToDouble(value).toArray());
  }

  private static String number(List<Surge> all, ToDoubleFunction<Surge> value) {
    return Numbers.rounded(median(all, value), 3);
  }

  private static String share(List<Surge> all, ToDoubleFunction<Surge> calls) {
    return Numbers.share(percents(all, calls) / 100);
  }

  private static String recovery(List<Surge> all) {
    double median = median(all, OverloadReport::recoverySeconds);
    return Double.isInfinite(median) ? "never" : Numbers.plain(median);
  }

  private static double recoverySeconds(Surge surge) {
    return surge.recoverySeconds() == null ? Double.POSITIVE_INFINITY : surge.recoverySeconds();
  }

  private Optional<Block> errors(int variant) {
    var kinds = new TreeMap<String, Long>();
    for (Surge surge : record.surges()) {
      if (surge.variant() == variant) {
        surge
            .fate()
            .errors()
            .forEach((kind, number) -> kinds.merge(kind, Long.valueOf(number), Long::sum));
      }
    }
    return kinds.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Items.of(
                kinds.entrySet().stream()
                    .map(it -> "%s: %s".formatted(Words.count(it.getValue(), "call"), it.getKey()))
                    .toList()));
  }

  private Optional<Table> verdicts() {
    var rows = new ArrayList<List<String>>();
    for (int candidate = 1; candidate < record.variants().size(); candidate++) {
      for (double times : OverloadPlan.SURGES) {
        List<Surge> before = record.of(0, times);
        List<Surge> after = record.of(candidate, times);
        int blocks = Math.min(before.size(), after.size());
        if (blocks > 0) {
          String surge = percent(times);
          rows.add(
              row(
                  List.of(record.variants().get(candidate), surge, "goodput, share of sustained"),
                  BetterWhen.HIGHER,
                  values(before.subList(0, blocks), this::goodShare),
                  values(after.subList(0, blocks), this::goodShare)));
          rows.add(
              row(
                  List.of(record.variants().get(candidate), surge, "recovery"),
                  BetterWhen.LOWER,
                  values(before.subList(0, blocks), this::comparableRecovery),
                  values(after.subList(0, blocks), this::comparableRecovery)));
        }
      }
    }
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Table(List.of("variant", "offered", "metric", "change", "95%", "verdict"), rows));
  }

  private double goodShare(Surge surge) {
    double share = surge.goodput() / record.plan().sustained().get(surge.variant());
    return Math.max(share, 1e-4); // none at all has no ratio
  }

  /** What has not recovered would have taken longer than it was waited for. */
  private double comparableRecovery(Surge surge) {
    return Math.max(SLOT_SECONDS, Math.min(OverloadPlan.AFTER_SECONDS, recoverySeconds(surge)));
  }

  private static double[] values(List<Surge> surges, ToDoubleFunction<Surge> value) {
    return surges.stream().mapToDouble(value).toArray();
  }

  private static List<String> row(
      List<String> about, BetterWhen direction, double[] before, double[] after) {
    PairedRatio ratio = PairedRatio.of(before, after);
    var row = new ArrayList<>(about);
    row.add(Numbers.rounded(ratio.estimate(), 3) + "x");
    row.add(ratio.interval().map(OverloadReport::range).orElse(Numbers.NONE));
    row.add(new Comparison("", direction, ratio).verdict(MARGIN).name().toLowerCase(Locale.ROOT));
    return row;
  }

  private static String range(Interval interval) {
    return "%sx to %sx"
        .formatted(Numbers.rounded(interval.low(), 3), Numbers.rounded(interval.high(), 3));
  }

  /** A sentence for each variant. */
  public Document answers() {
    return Document.paragraphs(
        IntStream.range(0, record.variants().size())
            .filter(variant -> record.surges().stream().anyMatch(it -> it.variant() == variant))
            .mapToObj(this::answer));
  }

  private String answer(int variant) {
    double sustained = record.plan().sustained().get(variant);
    var texts = new ArrayList<String>();
    for (double times : OverloadPlan.SURGES) {
      List<Surge> all = record.of(variant, times);
      if (!all.isEmpty()) {
        texts.add(
            "%s of it at %.0f%%"
                .formatted(Numbers.share(median(all, Surge::goodput) / sustained), 100 * times));
      }
    }
    List<Surge> lost = lost(variant);
    String back =
        lost.isEmpty()
            ? "it came back from each surge within %s s"
                .formatted(
                    Numbers.plain(
                        record.surges().stream()
                            .filter(it -> it.variant() == variant)
                            .mapToDouble(OverloadReport::recoverySeconds)
                            .max()
                            .orElse(0)))
            : "it did not come back from %d of %d surges within %s s%s"
                .formatted(
                    lost.size(),
                    record.surges().stream().filter(it -> it.variant() == variant).count(),
                    Numbers.plain(OverloadPlan.AFTER_SECONDS),
                    lost.stream().anyMatch(it -> it.dump() != null)
                        ? " (its stacks: *.threads in the run's folder)"
                        : "");
    return "%s sustains %s calls/s, and answers %s in time; %s."
        .formatted(
            record.variants().get(variant), Numbers.scaled(sustained, 3), Words.list(texts), back);
  }

  /** Those that a variant did not come back from. */
  private List<Surge> lost(int variant) {
    return record.surges().stream()
        .filter(it -> it.variant() == variant && it.recoverySeconds() == null)
        .toList();
  }

  @Override
  public List<ExportRow> exported() {
    var all = new ArrayList<ExportRow>();
    for (int variant = 0; variant < record.variants().size(); variant++) {
      for (double times : OverloadPlan.SURGES) {
        List<Surge> surges = record.of(variant, times);
        if (!surges.isEmpty()) {
          all.add(
              new ExportRow(
                  "Calls beyond capacity",
                  record.variants().get(variant),
                  percent(times),
                  columns(surges),
                  List.of()));
        }
      }
    }
    return all;
  }

  private static Map<String, Object> columns(List<Surge> surges) {
    var columns = new LinkedHashMap<String, Object>();
    columns.put("goodput", median(surges, Surge::goodput));
    columns.put("offered", median(surges, it -> it.fate().offered()));
    columns.put("not_sent", median(surges, it -> it.fate().notSent()));
    columns.put("late", median(surges, it -> it.fate().late()));
    columns.put("failed", median(surges, it -> it.fate().failed()));
    columns.put("p50_ms", median(surges, it -> it.fate().answered().p50()));
    columns.put("p99_ms", median(surges, it -> it.fate().answered().p99()));
    columns.put("recovery_s", median(surges, OverloadReport::recoverySeconds));
    columns.put("blocks", (double) surges.size());
    return columns;
  }

  /** What was kept of the most calls. */
  @Override
  public String headline() {
    double times = record.surges().stream().mapToDouble(Surge::times).max().orElse(0);
    List<String> kept =
        IntStream.range(0, variants().size())
            .filter(variant -> !record.of(variant, times).isEmpty())
            .mapToObj(
                variant ->
                    "%s keeps %s of it%s"
                        .formatted(
                            variants().get(variant),
                            Numbers.share(median(record.of(variant, times), this::goodShare)),
                            lost(variant).isEmpty() ? "" : " and does not always come back"))
            .toList();
    return kept.isEmpty()
        ? title()
        : "At %s of the sustained rate, ".formatted(percent(times)) + String.join(", ", kept);
  }

  private Document page() {
    var overTime = new ArrayList<Block>();
    for (int variant = 0; variant < variants().size(); variant++) {
      var lines = new ArrayList<Line>();
      for (double times : OverloadPlan.SURGES) {
        record.of(variant, times).stream()
            .limit(1)
            .map(it -> new Line(percent(times), points(it)))
            .forEach(lines::add);
      }
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
      if (!rows(variant).isEmpty()) {
        rows.add(Row.heading(title(variant)));
      }
      for (double times : OverloadPlan.SURGES) {
        List<Surge> all = record.of(variant, times);
        if (!all.isEmpty()) {
          rows.add(row(times, all));
        }
      }
    }
    return new Grid(
        "What became of the calls of a surge",
        "Medians of %s. Line: the sustained rate. In time: right within %d ms."
            .formatted(Words.count(measured(), "block"), record.plan().deadlineMillis()),
        record.provenance().commandLine(),
        "offered",
        List.of(
            Column.bars("goodput", "calls/s"),
            Column.bars("of the calls", "%", "in time", "late", "failed", "not sent"),
            Column.bars("p99", "ms"),
            Column.bars("recovery", "s")),
        rows,
        -1);
  }

  private Row row(double times, List<Surge> all) {
    double goodput = median(all, Surge::goodput);
    List<Double> parts =
        List.of(
            percents(all, it -> it.goodput() * record.plan().surgeSeconds()),
            percents(all, it -> it.fate().late()),
            percents(all, it -> it.fate().failed()),
            percents(all, it -> it.fate().notSent()));
    double p99 = median(all, it -> it.fate().answered().p99());
    double recovery = median(all, OverloadReport::recoverySeconds);
    return new Row(
        percent(times),
        Map.of(),
        List.of(
            Cell.of(Numbers.scaled(goodput, 3), goodput)
                .against(record.plan().sustained().get(all.get(0).variant())),
            Cell.of(Numbers.rounded(parts.get(0), 3), parts.get(0))
                .of(parts)
                .explained(
                    "in time %s%%, late %s%%, failed %s%%, not sent %s%%"
                        .formatted(parts.stream().map(it -> Numbers.rounded(it, 3)).toArray())),
            Cell.of(Numbers.rounded(p99, 3), p99),
            Cell.of(recovery(all), recovery)));
  }

  private static double percents(List<Surge> all, ToDoubleFunction<Surge> calls) {
    return 100 * median(all, it -> calls.applyAsDouble(it) / Math.max(1, it.fate().offered()));
  }

  private static String percent(double times) {
    return "%.0f%%".formatted(100 * times);
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
            "Seconds; the surge is between the dashed lines.",
            lines,
            List.of(new Marks(Marks.DASHED, List.of(from, to))),
            lines));
  }
}
