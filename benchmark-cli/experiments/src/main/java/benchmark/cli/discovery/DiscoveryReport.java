// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.discovery.DiscoveryRecord.Run;
import benchmark.cli.export.ExportRow;
import benchmark.cli.export.ExportRow.ExportMetric;
import benchmark.cli.export.ExportRow.Value;
import benchmark.cli.incident.Incidents;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedChange;
import benchmark.cli.statistics.Verdict;
import benchmark.cli.stored.RecordedResult;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What discovery has come to: a table for each phase with a column for each system, and verdicts.
 */
public final class DiscoveryReport extends RecordedResult<DiscoveryRecord> {

  public static final ResultKind<DiscoveryReport> KIND =
      ResultKind.of(
          Nature.COMPLETE,
          DiscoveryRecord.FILE,
          DiscoveryReport::new,
          Section.of("discovery", "Service discovery", (it, page) -> it.page()));

  /** What is too small to matter in memory and collections. */
  private static final Margin MARGIN = new Margin(0.05);

  private static final List<String> PHASES =
      List.of(
          DiscoveryRun.START,
          DiscoveryRun.STEADY,
          DiscoveryRun.CHURN,
          DiscoveryRun.ROLLOUT,
          DiscoveryRun.STORM,
          DiscoveryRun.ONE_LOST,
          DiscoveryRun.BOTH_LOST);

  /**
   * A system against the first one, in one metric of a phase.
   *
   * @param cells all but the verdict
   */
  private record Compared(List<String> cells, PairedChange change) {

    List<String> row() {
      return Stream.concat(cells.stream(), Stream.of(change.verdict().word())).toList();
    }
  }

  DiscoveryReport(Path folder, DiscoveryRecord record) {
    super("Service discovery", folder, record);
  }

  /** Everything in the order of the phases, then the verdicts. */
  public Document document() {
    return document(verdict -> true);
  }

  /** The report for a terminal: of the verdicts only those that find a difference. */
  @Override
  public Document printed() {
    return document(Verdict::differs);
  }

  private Document document(Predicate<Verdict> shown) {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading("Service discovery"));
    blocks.addAll(incidents().toDocument().blocks());
    blocks.add(new Paragraph(setup()));
    blocks.add(
        new Definitions(
            record.variants().stream().map(it -> new Definition(record.letter(it), it)).toList()));
    for (String phase : PHASES) {
      Table table = table(phase);
      if (!table.rows().isEmpty()) {
        blocks.add(new Heading("Phase: " + phase));
        blocks.add(table);
      }
    }
    blocks.addAll(new PublishedMemory(record).document().blocks());
    verdicts(blocks, shown);
    return new Document(blocks);
  }

  /** What broke in any of its runs. */
  public Incidents incidents() {
    Incidents all = Incidents.NONE;
    for (Run run : record.runs()) {
      all =
          all.and(
              "%s, block %d".formatted(run.variant(), run.block()), new Incidents(run.incidents()));
    }
    return all;
  }

  /** How many verdicts find a difference; of one system what it needs. */
  @Override
  public String headline() {
    List<Compared> all = verdicts();
    long better = all.stream().filter(it -> it.change.verdict() == Verdict.BETTER).count();
    long worse = all.stream().filter(it -> it.change.verdict() == Verdict.WORSE).count();
    List<String> variants = record.variants();
    return all.isEmpty()
        ? variants.stream().map(this::needs).collect(Collectors.joining("; "))
        : "%s against %s: better in %d and worse in %d of %d metrics of service discovery"
            .formatted(
                Words.list(variants.subList(1, variants.size())),
                variants.get(0),
                better,
                worse,
                all.size());
  }

  private String needs(String variant) {
    double heap = record.median(variant, DiscoveryRun.STEADY, DiscoveryMetric.HEAP_MB);
    double delay = record.median(variant, DiscoveryRun.CHURN, DiscoveryMetric.DELAY_P50_MS);
    return "Service discovery with "
        + variant
        + (Double.isFinite(heap) ? " needs %s MB of heap".formatted(Numbers.of(heap)) : "")
        + (Double.isFinite(delay)
            ? ", and learns of half of the changes within %s ms".formatted(Numbers.of(delay))
            : "");
  }

  /** The memory of each system over time, and where they differ; the rest is folded. */
  public Document page() {
    List<Block> timelines = DiscoveryTimelines.of(record).blocks();
    var blocks = new ArrayList<>(incidents().toDocument().blocks());
    blocks.addAll(timelines.subList(0, Math.min(1, timelines.size())));
    blocks.add(new Paragraph(setup()));
    if (timelines.size() > 1) {
      blocks.add(
          new Details("Other timelines", new Document(timelines.subList(1, timelines.size()))));
    }
    blocks.add(new Details("Every phase", document()));
    return new Document(blocks).and(LiveClasses.of(record));
  }

  /** All medians that the tables have, for other programs: a line for each phase of a system. */
  @Override
  public List<ExportRow> exported() {
    var all = new ArrayList<ExportRow>();
    for (String variant : record.variants()) {
      for (String phase : PHASES) {
        var numbers = new LinkedHashMap<String, Object>();
        for (DiscoveryMetric metric : DiscoveryMetric.values()) {
          double value = record.median(variant, phase, metric);
          if (Double.isFinite(value)) {
            numbers.put(metric.columnName(), value);
          }
        }
        if (!numbers.isEmpty()) {
          all.add(
              new ExportRow("Service discovery", variant, phase, numbers, values(variant, phase)));
        }
      }
    }
    return all;
  }

  /** What can be followed of a phase: for each change, but the heap. */
  private List<Value> values(String variant, String phase) {
    return List.of(
        value(ExportMetric.HEAP, variant, phase, DiscoveryMetric.HEAP_MB, 1 << 20),
        value(ExportMetric.of(Metric.P50), variant, phase, DiscoveryMetric.DELAY_P50_MS, 1e-3),
        value(ExportMetric.of(Metric.CPU), variant, phase, DiscoveryMetric.CPU_MS_PER_CHANGE, 1e-3),
        value(
            ExportMetric.of(Metric.ALLOC), variant, phase, DiscoveryMetric.KB_PER_CHANGE, 1 << 10));
  }

  private Value value(
      ExportMetric quantity, String variant, String phase, DiscoveryMetric metric, double unit) {
    return Value.of(quantity, record.median(variant, phase, metric), unit);
  }

  private String setup() {
    Run first = record.runs().get(0);
    DiscoveryConditions conditions = record.conditions();
    return ("%d instances x %d interfaces x %d protocols in each of %s, nodes of %d"
            + " characters; all answer. %d leave and come back at a time%s. Calls every"
            + " %s s, connections %s, file cache off, notification delay %d ms"
            + " (Dubbo 3). Numbers are medians of %s each.")
        .formatted(
            conditions.instances(),
            conditions.interfaces(),
            conditions.protocols(),
            conditions.hasRegistries()
                ? "the registries at " + String.join(" and ", conditions.registries())
                : "two registries",
            first.parts().bytesOfNode(),
            conditions.changedAtOnce(),
            record.runs().stream().anyMatch(it -> it.has(DiscoveryRun.ROLLOUT))
                ? ", in the rollout every %s s"
                    .formatted(Numbers.plain(conditions.times().everySeconds()))
                : "",
            Numbers.plain(conditions.times().callSeconds()),
            conditions.eager() ? "at once" : "when first used",
            conditions.delayMillis(),
            Words.count(record.measuredBlocks(), "fresh consumer"));
  }

  private Table table(String phase) {
    var columns = new Columns<DiscoveryMetric>().and("", DiscoveryMetric::heading);
    for (String variant : record.variants()) {
      columns.and(record.letter(variant), it -> it.text(record.median(variant, phase, it)));
    }
    return columns.table(
        Stream.of(DiscoveryMetric.values())
            .filter(
                metric ->
                    record.variants().stream()
                        .anyMatch(it -> Double.isFinite(record.median(it, phase, metric))))
            .toList());
  }

  private void verdicts(List<Block> blocks, Predicate<Verdict> shown) {
    List<String> variants = record.variants();
    if (variants.size() < 2) {
      return;
    }
    blocks.add(new Heading("Verdicts against A, " + variants.get(0)));
    List<Compared> all = verdicts();
    List<List<String>> rows =
        all.stream().filter(it -> shown.test(it.change.verdict())).map(Compared::row).toList();
    if (!rows.isEmpty()) {
      blocks.add(new Table(List.of("system", "phase", "metric", "ratio", "95%", "verdict"), rows));
    }
    if (rows.size() < all.size()) {
      blocks.add(
          new Paragraph(
              "Not shown, the same or undecided: %d. They are in discovery.md and on the page."
                  .formatted(all.size() - rows.size())));
    }
    blocks.add(
        new Paragraph(
            "A verdict compares an interval over blocks of fresh consumers with a margin of 5%; one"
                + " block gives none. At most 5% of reports name a difference that does not exist"
                + " (Holm), so a metric whose interval is beyond the margin may be undecided. Where"
                + " some had none of it, both means are shown, and the interval is that of their"
                + " difference."));
    blocks.addAll(undecided(all.stream().map(Compared::change).toList()).blocks());
  }

  /** All systems but the first against it, in every phase and metric. */
  private List<Compared> verdicts() {
    var all = new ArrayList<Compared>();
    for (String candidate : record.variants().stream().skip(1).toList()) {
      for (String phase : PHASES) {
        for (DiscoveryMetric metric : DiscoveryMetric.values()) {
          row(record.variants().get(0), candidate, phase, metric).ifPresent(all::add);
        }
      }
    }
    return PairedChange.amongMany(
        all, Compared::change, (it, change) -> new Compared(it.cells, change));
  }

  private Optional<Compared> row(
      String baseline, String candidate, String phase, DiscoveryMetric metric) {
    double[] before = record.values(baseline, phase, metric);
    double[] after = record.values(candidate, phase, metric);
    if (!metric.isComparedIn(phase)
        || before.length == 0
        || before.length != after.length
        || isNothing(before) && isNothing(after)) {
      return Optional.empty();
    }
    boolean isRatio =
        Stream.of(before, after).flatMapToDouble(Arrays::stream).allMatch(it -> it > 0);
    PairedChange change =
        isRatio
            ? PairedChange.ofRatio(before, after, BetterWhen.LOWER, MARGIN)
            : PairedChange.ofDifference(before, after, MARGIN.delta() * mean(before));
    return Optional.of(
        new Compared(
            List.of(
                record.letter(candidate),
                phase,
                metric.heading(),
                isRatio
                    ? Numbers.of(change.estimate())
                    : "%s, not %s".formatted(metric.text(mean(after)), metric.text(mean(before))),
                Double.isNaN(change.low())
                    ? Numbers.NONE
                    : Numbers.rounded(change.low(), 3)
                        + " to "
                        + Numbers.rounded(change.high(), 3)),
            change));
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElseThrow();
  }

  private static boolean isNothing(double[] values) {
    return Arrays.stream(values).allMatch(it -> it == 0);
  }
}
