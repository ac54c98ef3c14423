// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationTable;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.export.ExportRow;
import benchmark.cli.export.ExportRow.Value;
import benchmark.cli.incident.Incidents;
import benchmark.cli.report.PlacesSentence;
import benchmark.cli.results.RunFolder;
import benchmark.cli.soak.SoakIndicator.Unit;
import benchmark.cli.soak.SoakRecord.Stretch;
import benchmark.cli.soak.SoakSeries.Trend;
import benchmark.cli.statistics.TimeTrend;
import benchmark.cli.status.Progress;
import benchmark.cli.stored.RecordedResult;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a long run has come to, whether it has ended, still goes on or was killed. */
public final class SoakReport extends RecordedResult<SoakRecord> {

  public static final ResultKind<SoakReport> KIND =
      new ResultKind<>(
          Nature.INCREMENTAL,
          SoakRecord::isIn,
          SoakReport::read,
          Section.of("soak", "Long runs", (it, page) -> it.page()));

  /** A rate is kept if no more than this share of its calls is missing. */
  private static final double KEPT = 0.01;

  /** More sizes are not named. */
  private static final int SIZES = 12;

  private final SoakSeries series;
  private final List<SoakVerdict> verdicts;
  private final ExpectationTable limits;
  private final Incidents incidents;

  private SoakReport(Path folder, SoakRecord record) {
    super("Long run", folder, record);
    series = SoakSeries.read(folder, record);
    List<Trend> trends = series.trends();
    verdicts = SoakVerdict.of(trends, series, SoakVerdict.FALSE_ALARM);
    limits = SoakLimits.of(record, series, trends);
    incidents = Incidents.of(series.watch(), RunFolder.inside(folder));
  }

  /**
   * Reads a folder.
   *
   * @throws benchmark.cli.error.UserError if a file in it is damaged: exit status 2
   */
  public static SoakReport read(Path folder) {
    return new SoakReport(folder, SoakRecord.FILE.read(folder));
  }

  /** For each expectation and process, whether it is met. */
  public Collection<ExpectationVerdict> verdicts() {
    return limits.verdicts();
  }

  /** What broke in it. */
  public Incidents incidents() {
    return incidents;
  }

  @Override
  public List<ExpectationCheck> checks() {
    return limits.checks();
  }

  @Override
  public Document printed() {
    return document();
  }

  /** What each indicator came to, in the order of the table. */
  @Override
  public List<ExportRow> exported() {
    return verdicts.stream().map(this::exported).toList();
  }

  private ExportRow exported(SoakVerdict verdict) {
    Trend trend = verdict.trend();
    TimeTrend hourly = trend.hourly();
    Unit unit = trend.indicator().unit();
    var columns = new LinkedHashMap<String, Object>();
    columns.put("unit", unit.symbol());
    columns.put("verdict", verdict.movement().word());
    columns.put("first", trend.from() / unit.size());
    columns.put("last", trend.to() / unit.size());
    columns.put("hourly_change", hourly.slope() / unit.size());
    columns.put("hourly_change_low", hourly.low() / unit.size());
    columns.put("hourly_change_high", hourly.high() / unit.size());
    columns.put("tolerance_an_hour", verdict.tolerance() / unit.size());
    return new ExportRow(
        "Long run",
        record.variant(),
        trend.process() + " " + trend.indicator().label(),
        columns,
        trend.indicator().growth().stream()
            .filter(it -> Double.isFinite(hourly.low()))
            .map(it -> new Value(it, hourly.slope(), hourly.low(), hourly.high()))
            .toList());
  }

  /** For a terminal. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading("Long run: " + record.variant()));
    blocks.addAll(incidents.toDocument().blocks());
    blocks.add(new Paragraph(trend()));
    blocks.addAll(PlacesSentence.paragraph(record.origin().places()).blocks());
    List<String> scene = scene();
    if (!scene.isEmpty()) {
      blocks.add(new Paragraph(String.join(" ", scene)));
    }
    if (!verdicts.isEmpty()) {
      blocks.add(new Paragraph(answer()));
      blocks.add(table());
      blocks.add(definitions());
    }
    return new Document(blocks)
        .and(new RestartReport(record, series.outages().all()).document())
        .and(limits.document());
  }

  private Definitions definitions() {
    return new Definitions(
        List.of(
            new Definition(
                "first, last", "mean of the first minute after the warm-up, and of the last"),
            new Definition("per hour", "the change, with its 95% interval"),
            new Definition(
                "steady",
                ("the interval is within the tolerance, %s an hour: of the heap for memory,"
                        + " otherwise of the first value; one thread, file descriptor or"
                        + " connection is always within it")
                    .formatted(Numbers.share(record.plan().tolerance()))),
            new Definition(
                "undecided",
                "a longer run may decide; the heap only once the old generation has been"
                    + " collected"),
            new Definition(
                "not measured",
                "its counters could not be read, or only while calls were not answered")));
  }

  @Override
  public String headline() {
    return record.variant()
        + ": "
        + (series.seconds() == 0
            ? "nothing was measured"
            : answer().replaceFirst("[.]$", "").replaceFirst("^N", "n"));
  }

  /** For a page: the timeline that matters most, and the answer; the rest is folded. */
  public Document page() {
    if (series.seconds() == 0) {
      return document(); // nothing to draw
    }
    List<Block> figures = SoakFigures.of(series, verdicts).blocks();
    var blocks = new ArrayList<>(incidents.toDocument().blocks());
    blocks.addAll(figures.subList(0, Math.min(1, figures.size())));
    blocks.add(new Paragraph(trend()));
    blocks.addAll(limits.document().blocks());
    if (figures.size() > 1) {
      blocks.add(new Details("Other timelines", new Document(figures.subList(1, figures.size()))));
    }
    blocks.add(new Details("All indicators", document()));
    return new Document(blocks);
  }

  private String trend() {
    Stretch last = record.last();
    String load =
        "%s, intervals of %s s"
            .formatted(record.call().operation(), Numbers.plain(record.plan().everySeconds()));
    String measured =
        "%s measured of %s".formatted(time(series.seconds()), time(record.plan().plannedSeconds()));
    String ended =
        last.how() == null
            ? notEnded()
            : last.how().equals(SoakRecord.DONE)
                ? "done"
                : last.how().replaceFirst("(?s)[.]?( The last lines of its log:)?\\R.*", "")
                    + " at "
                    + second(last.end());
    String stretches =
        record.stretches().size() == 1
            ? ""
            : " In %d stretches, each with fresh JVMs.".formatted(record.stretches().size());
    if (series.seconds() == 0) {
      return "%s; %s. Nothing was measured.%s".formatted(load, ended, stretches);
    }
    String warmUp =
        series.isWarmingUp() && series.warmingUp() == 0
            ? "The warm-up has not ended."
            : "Warm-up: %s, %s."
                .formatted(
                    time(series.warmingUp()),
                    series.hasBrokenWhileWarmingUp()
                        ? "until calls or counters were no longer answered"
                        : series.hasSettled()
                            ? "until both sides had almost stopped compiling"
                            : "while both sides were still compiling, because measuring had to begin");
    return "%s; %s, %s.%s %s %d calls, %s.%s"
        .formatted(
            load,
            measured,
            ended,
            stretches,
            warmUp,
            series.calls(),
            series.failed() == 0
                ? "none failed"
                : series.failed() + " failed" + kinds(series.errors()),
            missing());
  }

  /** What has become of a run that has not written how it ended. */
  private String notEnded() {
    if (RunFolder.hasFailed(folder)) {
      return "failed: the reason could not be written, perhaps because the disk was full";
    }
    return RunFolder.isLocked(folder)
        .map(
            locked ->
                locked
                    ? "still running"
                    : "killed, or lost in a crash, after " + second(lastKnown()))
        .orElse("not ended: it is still running, or was killed");
  }

  /** When it began for the last time or, if that is later, its last interval ended. */
  private Instant lastKnown() {
    Instant begin = record.last().start();
    if (series.seconds() == 0) {
      return begin;
    }
    Instant end = Instant.ofEpochMilli((long) series.callers().number(Timeline.TIME));
    return end.isAfter(begin) ? end : begin;
  }

  /** At a rate, what could not be sent is neither answered nor failed. */
  private String missing() {
    return series.missing() <= KEPT * series.offered()
        ? ""
        : " The rate was not kept after the warm-up: of %d calls due, %d (%s) were neither answered in time nor failed. Give a lower --rate."
            .formatted(
                series.offered(),
                series.missing(),
                Numbers.share((double) series.missing() / series.offered()));
  }

  /** What is to know of several parts, changing sizes and several pairs at once. */
  private List<String> scene() {
    var sentences = new ArrayList<String>();
    if (record.call().together() > 1) {
      sentences.add(
          "%d pairs ran at once and shared the machine: their speed is not comparable."
              .formatted(record.call().together()));
    }
    Map<String, Double> served = series.served();
    if (served.size() > 1) {
      double all = served.values().stream().mapToDouble(it -> it).sum();
      sentences.add(
          "Calls were shared among servers by %s; of those that servers counted, %s."
              .formatted(
                  record.call().balancing(),
                  String.join(
                      ", ",
                      served.entrySet().stream()
                          .map(it -> it.getKey() + " served " + Numbers.share(it.getValue() / all))
                          .toList())));
    }
    if (!record.changes().isEmpty()) {
      sentences.add(
          "The size of texts was drawn anew every %.0f s: %s characters%s (seed %d)."
              .formatted(
                  record.call().pressure().everySeconds(),
                  String.join(
                      ", ",
                      record.changes().stream()
                          .limit(SIZES)
                          .map(it -> Integer.toString(it.size()))
                          .toList()),
                  record.changes().size() > SIZES ? " and so on" : "",
                  record.call().pressure().seed()));
    }
    return sentences;
  }

  private static String kinds(Map<String, Long> errors) {
    return errors.isEmpty()
        ? ""
        : " ("
            + String.join(
                "; ",
                errors.entrySet().stream().map(it -> it.getValue() + " " + it.getKey()).toList())
            + ")";
  }

  private String answer() {
    List<String> moving =
        verdicts.stream().filter(SoakVerdict::moves).map(SoakVerdict::sentence).toList();
    if (!moving.isEmpty()) {
      return "Not steady: " + String.join(". ", moving) + ".";
    }
    long open =
        verdicts.stream().filter(it -> it.movement() == SoakVerdict.Movement.UNDECIDED).count();
    long unmeasured =
        verdicts.stream().filter(it -> it.movement() == SoakVerdict.Movement.NOT_MEASURED).count();
    return "No trend is certain: %d of %d indicators are steady, %d are undecided%s."
        .formatted(
            verdicts.size() - open - unmeasured,
            verdicts.size(),
            open,
            unmeasured == 0 ? "" : ", %d are not measured".formatted(unmeasured));
  }

  private Table table() {
    return new Table(
        List.of("indicator", "process", "first", "last", "per hour", "verdict"),
        verdicts.stream().map(SoakReport::row).toList());
  }

  private static List<String> row(SoakVerdict verdict) {
    Trend trend = verdict.trend();
    Unit unit = trend.indicator().unit();
    return List.of(
        trend.indicator().label(),
        trend.process(),
        unit.text(trend.from()),
        unit.text(trend.to()),
        range(unit, trend.hourly().slope(), trend.hourly().low(), trend.hourly().high()),
        verdict.movement().word());
  }

  /** A change and its interval: 12.0 MiB (11.4 to 12.7). */
  static String range(Unit unit, double value, double low, double high) {
    if (low == high) {
      return unit.text(value);
    }
    return Double.isInfinite(low)
        ? Numbers.NONE
        : "%s (%s to %s)".formatted(unit.text(value), unit.number(low), unit.number(high));
  }

  private static String time(double seconds) {
    return Progress.duration(Math.round(seconds * 1e3) / 1000);
  }

  private static String second(Instant time) {
    return time.toString().replaceFirst("\\.\\d+", "");
  }
}
