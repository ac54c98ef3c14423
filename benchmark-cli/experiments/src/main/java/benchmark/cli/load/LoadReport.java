// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationTable;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.export.ExportRow;
import benchmark.cli.incident.Incidents;
import benchmark.cli.report.PartsTable;
import benchmark.cli.report.PlacesSentence;
import benchmark.cli.results.CallTimes;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost.Gateway;
import benchmark.cli.results.RateLoad;
import benchmark.cli.stored.RecordedResult;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
import benchmark.launch.CostColumns;
import benchmark.launch.Load;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What calls at given rates came to: tables, conditions, and the answer for each variant. */
public final class LoadReport extends RecordedResult<LoadRecord> {

  public static final ResultKind<LoadReport> KIND =
      ResultKind.incremental(
          "load", "Calls at given rates", LoadRecord.FILE, LoadReport::new, LoadReport::page);

  /** The times that tables have columns of. */
  private static final List<Metric> TIMES =
      List.of(Metric.P50, Metric.P90, Metric.P99, Metric.P999, Metric.MAX);

  /** The file that has it as Markdown. */
  static final String FILE = "load.md";

  /** More variants than this are not in a headline. */
  private static final int HEADED = 2;

  private static final String OF_ANSWERED = "*";

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);

  private final List<LoadCurve> curves;
  private final ExpectationTable expectations;
  private final Incidents incidents;

  private LoadReport(Path folder, LoadRecord record) {
    super("Calls at given rates", folder, record);
    curves = LoadCurve.read(folder, record);
    expectations = LoadExpectations.of(record, curves);
    incidents = incidents(folder, record);
  }

  private static Incidents incidents(Path folder, LoadRecord record) {
    Incidents all = Incidents.NONE;
    for (LoadRecord.Run run : record.runs()) {
      all =
          all.and(
              "%s, block %d".formatted(record.variants().get(run.variant()), run.block()),
              Incidents.of(folder.resolve(run.folder())));
    }
    return all;
  }

  /** What broke in any of its runs. */
  public Incidents incidents() {
    return incidents;
  }

  /** The highest rate that each variant surely sustains; empty for one that sustains none. */
  public List<OptionalDouble> sustained() {
    return curves.stream()
        .map(it -> new SustainedRate(it.points(), Optional.empty()).low())
        .toList();
  }

  /** What each rate of each variant came to. */
  Stream<LoadPoint> points() {
    return curves.stream().flatMap(it -> it.points().stream());
  }

  @Override
  public Document printed() {
    return document();
  }

  /** What each rate of each variant came to. */
  @Override
  public List<ExportRow> exported() {
    return curves.stream()
        .flatMap(curve -> curve.points().stream().map(it -> exported(curve.variant(), it)))
        .toList();
  }

  private static ExportRow exported(String variant, LoadPoint point) {
    var numbers = new LinkedHashMap<String, Object>();
    numbers.put("rate_per_s", point.rate());
    numbers.put("sustained", point.isSustained() ? 1.0 : 0.0);
    numbers.put("offered", (double) point.sum(CostColumns.OFFERED));
    numbers.put("sent", (double) point.sum(CostColumns.SENT_CALLS));
    numbers.put("completed", (double) point.sum(CostColumns.COMPLETED));
    numbers.put("failed", (double) point.sum(CostColumns.FAILED));
    numbers.put("left", (double) point.left());
    numbers.put("times_of_answered_only", point.isOfAnsweredOnly() ? 1.0 : 0.0);
    numbers.put("mean_us", point.value(Metric.MEAN) * 1e3);
    for (Metric metric : Metric.PERCENTILES) {
      numbers.put(metric.label() + "_us", point.value(metric) * 1e3);
      numbers.put("service_" + metric.label() + "_us", point.time(LoadStep::service, metric) * 1e3);
      numbers.put(
          "lateness_" + metric.label() + "_us", point.time(LoadStep::lateness, metric) * 1e3);
    }
    numbers.put("client_cpu_us", point.cost().client().cpuMicros());
    numbers.put("server_cpu_us", point.cost().server().cpuMicros());
    point.cost().throughGateway().ifPresent(it -> numbers.put("gateway_cpu_us", it.cpuMicros()));
    numbers.put("alloc_bytes", point.value(Metric.ALLOC));
    numbers.put("wire_bytes", point.value(Metric.SENT));
    return new ExportRow(
        "Calls at given rates, in blocks of fresh JVMs",
        variant,
        RateLoad.at(point.operation(), point.rate()).label(),
        numbers,
        ExportRow.values(point::estimate));
  }

  @Override
  public List<ExpectationCheck> checks() {
    return expectations.checks();
  }

  /** For each expectation, whether it is met. */
  public List<ExpectationVerdict> verdicts() {
    return expectations.verdicts();
  }

  /** Whether there is anything to tell. */
  public boolean isEmpty() {
    return curves.isEmpty();
  }

  /** Everything. */
  public Document document() {
    return incidents.toDocument().and(tables(true)).and(answers());
  }

  /** What the first variants sustain. */
  @Override
  public String headline() {
    return curves.isEmpty()
        ? title()
        : String.join("; ", curves.stream().limit(HEADED).map(this::answer).toList())
            .replaceFirst("[.]$", "")
            .replace(".; ", "; ");
  }

  /** For a page: one picture, and the answers; the rest is folded. */
  public Document page() {
    var figures = new LoadFigures(curves, Optional.ofNullable(record.objective()));
    return incidents
        .toDocument()
        .and(figures.first())
        .and(Items.of(answerTexts()))
        .and(expectations.document(LoadExpectations.UNDECIDED))
        .and(Document.folded("More pictures", figures.others()))
        .and(Document.folded("Tables", tables(true)));
  }

  /**
   * What was measured, and how.
   *
   * @param whole also service times and lateness, and what all numbers mean
   */
  public Document tables(boolean whole) {
    var blocks = new ArrayList<Block>();
    if (record.error() != null) {
      blocks.add(new Paragraph("Not complete: " + record.error().lines().findFirst().orElse("")));
    }
    for (LoadCurve curve : curves) {
      blocks.add(new Heading(curve.title()));
      blocks.add(table(curve.points(), whole));
      notes(curve.points()).stream().map(Paragraph::new).forEach(blocks::add);
    }
    if (whole) {
      blocks.add(legend());
    }
    blocks.addAll(parts());
    blocks.addAll(PlacesSentence.paragraph(record.origin().places()).blocks());
    blocks.add(new Paragraph(setup()));
    return new Document(blocks).and(expectations.document(LoadExpectations.UNDECIDED));
  }

  /** What each of several servers and clients did in the last block. */
  private List<Block> parts() {
    int last = record.runs().stream().mapToInt(LoadRecord.Run::block).max().orElse(0);
    var blocks = new ArrayList<Block>();
    for (LoadRecord.Run run : record.runs()) {
      List<Block> of = PartsTable.of(folder.resolve(run.folder())).blocks();
      if (run.block() == last && !of.isEmpty()) {
        blocks.add(new Heading("Servers and clients, " + label(run.variant())));
        blocks.addAll(of);
      }
    }
    return blocks;
  }

  private String label(int variant) {
    return record.variants().get(variant);
  }

  /** The columns after the rate, as many at a time as fit into a terminal's width. */
  private static Table table(List<LoadPoint> points, boolean whole) {
    var columns =
        new Columns<LoadPoint>().and("calls/s", it -> SustainedRate.text(it.rate())).group();
    List.of(Metric.P50, Metric.P90, Metric.P99).forEach(it -> add(it, columns));
    columns.and("±", it -> Numbers.share(it.estimate(Metric.P99).relativeHalfWidth()));
    List.of(Metric.P999, Metric.MAX).forEach(it -> add(it, columns));
    columns
        .and("in flight", it -> Long.toString(it.max(CostColumns.IN_FLIGHT)))
        .and("sustained", LoadPoint::sustained)
        .group()
        .and("offered", it -> Long.toString(it.sum(CostColumns.OFFERED)))
        .and("sent", it -> Long.toString(it.sum(CostColumns.SENT_CALLS)))
        .and("answered", it -> Long.toString(it.sum(CostColumns.COMPLETED)))
        .and("failed", it -> Long.toString(it.sum(CostColumns.FAILED)))
        .and("left", it -> Long.toString(it.left()))
        .group()
        .and("client CPU µs", it -> Numbers.rounded(it.cost().client().cpuMicros(), 3))
        .and("server CPU µs", it -> Numbers.rounded(it.cost().server().cpuMicros(), 3));
    if (points.stream().anyMatch(it -> it.cost().throughGateway().isPresent())) {
      columns.and("gateway CPU µs", it -> Numbers.rounded(gatewayMicros(it), 3));
    }
    columns
        .and(Metric.ALLOC.title(), it -> Metric.ALLOC.text(it.value(Metric.ALLOC)))
        .and("busy", it -> Numbers.share(it.busy()));
    if (whole) {
      add(Metric.MEAN, columns.group());
      columns.and(Metric.SENT.title(), it -> Metric.SENT.text(it.value(Metric.SENT)));
      addParts("service ", LoadStep::service, columns);
      addParts("late ", LoadStep::lateness, columns.group());
    }
    return columns.table(points);
  }

  private static double gatewayMicros(LoadPoint point) {
    return point.cost().throughGateway().map(Gateway::cpuMicros).orElse(Double.NaN);
  }

  private static void add(Metric metric, Columns<LoadPoint> columns) {
    columns.and(metric.title(), it -> time(it, metric, it.value(metric)));
  }

  /** A part of the response times; the first heading says which. */
  private static void addParts(
      String first, Function<LoadStep, CallTimes> part, Columns<LoadPoint> columns) {
    for (Metric metric : TIMES) {
      columns.and(
          (metric == TIMES.get(0) ? first : "") + metric.title(),
          it -> time(it, metric, it.time(part, metric)));
    }
  }

  /** A time, with a mark where it is that of a part of the calls. */
  private static String time(LoadPoint point, Metric metric, double value) {
    return metric.text(value)
        + (point.isOfAnsweredOnly() && Double.isFinite(value) ? OF_ANSWERED : "");
  }

  /** What happened at single rates: errors, stalls, lateness. */
  private static List<String> notes(List<LoadPoint> points) {
    var notes = new ArrayList<String>();
    if (points.stream().anyMatch(LoadPoint::isOfAnsweredOnly)) {
      notes.add(
          OF_ANSWERED
              + " Of answered calls only: others failed, timed out or were left, and would have"
              + " taken longer.");
    }
    for (LoadPoint point : points) {
      long early = point.steps().stream().filter(LoadStep::isEndedEarly).count();
      if (early > 0) {
        notes.add(
            ("At %s calls/s, %d of %d steps ended early, since more calls waited than could be made"
                    + " up for; their calls count from the beginning of the step.")
                .formatted(SustainedRate.text(point.rate()), early, point.steps().size()));
      }
      if (!point.errors().isEmpty()) {
        notes.add(
            "At %s calls/s, calls failed: %s%s."
                .formatted(
                    SustainedRate.text(point.rate()),
                    point.errors().entrySet().stream()
                        .map(kind -> kind.getValue() + " x " + kind.getKey())
                        .collect(Collectors.joining("; ")),
                    point.failedSettling() == 0
                        ? ""
                        : ", %d of them while steps settled".formatted(point.failedSettling())));
      }
      for (LoadStep step : point.steps()) {
        step.line()
            .get(CostColumns.STALL_NANOS)
            .ifPresent(
                nanos ->
                    notes.add(
                        "At %s calls/s, in block %d, no call was answered for %d ms, starting at %s UTC."
                            .formatted(
                                SustainedRate.text(point.rate()),
                                step.block(),
                                Math.round(nanos / 1e6),
                                TIME.format(
                                    Instant.ofEpochMilli(step.number(CostColumns.STALL_START))))));
      }
    }
    points.stream()
        .filter(it -> it.isSustained() && it.isLate() && !it.isLimitedByGenerator())
        .findFirst()
        .ifPresent(
            it ->
                notes.add(
                    ("At %s calls/s and above, calls were sent late (p99 %s µs there) while %s of"
                            + " the CPUs were busy. A client on a machine of its own would be less"
                            + " late.")
                        .formatted(
                            SustainedRate.text(it.rate()),
                            Metric.P99.text(it.time(LoadStep::lateness, Metric.P99)),
                            Numbers.share(it.busy()))));
    return notes;
  }

  private static Definitions legend() {
    return new Definitions(
        List.of(
            new Definition(
                "p50 to max", "response times: from the intended start of a call to its answer"),
            new Definition("±", "95% interval of p99 over blocks of fresh JVMs"),
            new Definition(
                "sustained",
                "in all blocks, or in how many: no call failed, 99% were answered in time, and"
                    + " the backlog did not grow"),
            new Definition(
                "yes, late",
                "calls were sent late although CPUs were free: the response times are partly the"
                    + " client's"),
            new Definition("busy", "share of the machine's CPUs that was busy"),
            new Definition("service", "from the actual start of a call to its answer"),
            new Definition("late p50 to max", "from the intended start to the actual one"),
            new Definition("offered", "calls that were to start, until the step ended"),
            new Definition("left", "neither answered nor failed when the step ended"),
            new Definition("-", "fewer than 100 calls beyond the percentile")));
  }

  private String setup() {
    long blocks = steps().map(LoadStep::block).distinct().count();
    String closed =
        record.calls().capacities().entrySet().stream()
            .map(
                it ->
                    " Closed-loop capacity with %s: %s%s."
                        .formatted(
                            Words.count(record.calls().callers(), "caller"),
                            record.calls().capacities().size() == 1
                                ? ""
                                : it.getKey().label() + " ",
                            IntStream.range(0, it.getValue().size())
                                .mapToObj(
                                    variant ->
                                        "%s %s calls/s"
                                            .formatted(
                                                label(variant),
                                                SustainedRate.text(it.getValue().get(variant))))
                                .collect(Collectors.joining(", "))))
            .collect(Collectors.joining());
    return "Setup: %d CPUs; %s, clock from the intended start, at most %d in flight; %s%s s per step after 2 s of settling, %s of fresh JVMs%s.%s"
        .formatted(
            record.origin().machine().cpus(),
            record.calls().load().arrivals() == Load.Arrivals.POISSON
                ? "Poisson arrivals"
                : "constant arrivals",
            record.calls().load().inFlight(),
            record.objective() == null ? "" : "at least ",
            Numbers.plain(record.calls().stepSeconds()),
            Words.count(blocks, "block"),
            slack(),
            closed);
  }

  /** By how much a caller may wake up late, where that is more than it should be. */
  private String slack() {
    long slack =
        steps()
            .mapToLong(it -> it.line().get(CostColumns.TIMER_SLACK).orElse(-1L))
            .max()
            .orElse(-1);
    return slack < 0
        ? "; the timer slack is not known"
        : slack > 1_000 ? "; timer slack %d µs".formatted(slack / 1_000) : "";
  }

  private Stream<LoadStep> steps() {
    return points().flatMap(it -> it.steps().stream());
  }

  /** A sentence or two for each variant. */
  public Document answers() {
    return Document.paragraphs(answerTexts().stream());
  }

  private List<String> answerTexts() {
    return curves.stream().map(this::answer).toList();
  }

  private String answer(LoadCurve curve) {
    String of = "%s, %s".formatted(curve.variant(), curve.operation().label());
    LoadPoint lowest = curve.points().get(0);
    String sustained =
        new SustainedRate(curve.points(), Optional.empty())
            .words()
            .map(rate -> "sustains " + rate)
            .orElseGet(
                () ->
                    "does not sustain %s calls/s, the lowest rate tried, in %d of %d blocks: %s"
                        .formatted(
                            SustainedRate.text(lowest.rate()),
                            lowest.steps().size() - lowest.holding(Optional.empty()),
                            lowest.steps().size(),
                            lowest.whyNot()));
    if (record.objective() == null) {
      return "%s: %s.".formatted(of, sustained);
    }
    var objective = Objective.parse(record.objective());
    var reach = new SustainedRate(curve.points(), Optional.of(objective));
    String kept =
        reach
            .words()
            .map(rate -> "meets %s up to %s".formatted(objective.words(), rate))
            .orElseGet(() -> notKept(lowest, objective));
    return "%s: %s, and %s.%s".formatted(of, kept, sustained, tooFew(reach, objective.metric()));
  }

  /** Blocks decide, so the value of all their calls together may still be within the limit. */
  private static String notKept(LoadPoint lowest, Objective objective) {
    double value = lowest.value(objective.metric());
    return "does not meet %s at %s calls/s, the lowest rate tried, in %d of %d blocks%s"
        .formatted(
            objective.words(),
            SustainedRate.text(lowest.rate()),
            lowest.steps().size() - lowest.holding(Optional.of(objective)),
            lowest.steps().size(),
            value > objective.millis()
                ? ": it is %s µs there".formatted(objective.metric().text(value))
                : "");
  }

  /** A sentence if a percentile of too few calls has decided an answer. */
  private static String tooFew(SustainedRate reach, Metric metric) {
    return reach.points().stream()
        .filter(it -> it.rate() <= reach.high().orElse(Double.POSITIVE_INFINITY))
        .filter(it -> metric.share().isPresent() && Double.isNaN(it.value(metric)))
        .reduce((lower, higher) -> higher)
        .map(
            it ->
                " Fewer than 100 calls are beyond %s at up to %s calls/s: give a longer --time."
                    .formatted(metric.words(), SustainedRate.text(it.rate())))
        .orElse("");
  }
}
