// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.discovery.DiscoveryRecord.Run;
import benchmark.cli.error.UserError;
import benchmark.cli.results.Json;
import benchmark.cli.statistics.Better;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Verdict;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What discovery has come to: a table for each phase with a column for each system, and verdicts.
 */
public final class DiscoveryReport {

  /** What is too small to matter in memory and collections. */
  private static final Margin MARGIN = new Margin(0.05);

  private static final Map<String, Integer> PUBLISHED_HEAP_MB = new LinkedHashMap<>();

  static {
    PUBLISHED_HEAP_MB.put("dubbo26-hessianlite", 740);
    PUBLISHED_HEAP_MB.put("dubbo-hessianlite@dubbo=2.7.23", 606);
    PUBLISHED_HEAP_MB.put("dubbo-hessianlite", 334);
    PUBLISHED_HEAP_MB.put("dubbo-hessianlite@discovery=application", 160);
  }

  private static final List<String> PHASES =
      List.of(
          DiscoveryRun.START,
          DiscoveryRun.STEADY,
          DiscoveryRun.CHURN,
          DiscoveryRun.STORM,
          DiscoveryRun.ONE_LOST,
          DiscoveryRun.BOTH_LOST);

  private final DiscoveryRecord record;

  DiscoveryReport(DiscoveryRecord record) {
    this.record = record;
  }

  /**
   * Reads a folder.
   *
   * @throws UserError if its record is damaged: exit status 2
   */
  public static DiscoveryReport read(Path folder) {
    return new DiscoveryReport(
        Json.readWhole(
            folder.resolve(DiscoveryRecord.FILE),
            DiscoveryRecord.class,
            it -> it.runs() != null && !it.runs().isEmpty(),
            "the record of service discovery"));
  }

  /** The systems of the published report. */
  public static List<String> publishedSystems() {
    return List.copyOf(PUBLISHED_HEAP_MB.keySet());
  }

  /** Everything in the order of the phases, then the verdicts. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading("Service discovery"));
    blocks.add(new Paragraph(setup()));
    blocks.add(
        new Definitions(
            record.variants().stream().map(it -> new Definition(letter(it), it)).toList()));
    for (String phase : PHASES) {
      Table table = table(phase);
      if (!table.rows().isEmpty()) {
        blocks.add(new Heading("Phase: " + phase));
        blocks.add(table);
      }
    }
    published(blocks);
    verdicts(blocks);
    return new Document(blocks);
  }

  private String setup() {
    Run first = record.runs().get(0);
    return ("%d instances x %d interfaces x %d protocols in each of two registries, nodes of %d"
            + " characters; all answer. %s Calls every %s s, connections when first used, file cache"
            + " off, notification delay %d ms (Dubbo 3). Numbers are medians of %d fresh %s each.")
        .formatted(
            record.instances(),
            record.interfaces(),
            record.protocols(),
            first.bytesOfNode(),
            "In churn, %d leave and come back at a time.".formatted(record.changedAtOnce()),
            Numbers.of(record.callSeconds()),
            record.delayMillis(),
            record.blocks(),
            record.blocks() == 1 ? "consumer" : "consumers");
  }

  private Table table(String phase) {
    List<String> variants = record.variants();
    var headings = new ArrayList<>(List.of(""));
    variants.forEach(it -> headings.add(letter(it)));
    var rows = new ArrayList<List<String>>();
    for (DiscoveryMetric metric : DiscoveryMetric.values()) {
      List<double[]> values = variants.stream().map(it -> values(it, phase, metric)).toList();
      if (values.stream().anyMatch(it -> it.length > 0)) {
        var row = new ArrayList<>(List.of(metric.heading()));
        values.forEach(it -> row.add(Numbers.of(median(it))));
        rows.add(row);
      }
    }
    return new Table(headings, rows);
  }

  /** A system's name in tables, which are narrow: A, B, C. */
  private String letter(String variant) {
    return String.valueOf((char) ('A' + record.variants().indexOf(variant)));
  }

  private double[] values(String variant, String phase, DiscoveryMetric metric) {
    return record.of(variant).stream()
        .mapToDouble(run -> run.value(phase, metric))
        .filter(Double::isFinite)
        .toArray();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int n = sorted.length;
    return n == 0 ? Double.NaN : (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
  }

  /** The published megabytes beside the measured ones, both in ratio to the first system. */
  private void published(List<Block> blocks) {
    if (!record.variants().equals(publishedSystems())) {
      return;
    }
    String first = record.variants().get(0);
    double[] before = values(first, DiscoveryRun.STEADY, DiscoveryMetric.HEAP_MB);
    var rows = new ArrayList<List<String>>();
    PUBLISHED_HEAP_MB.forEach(
        (variant, megabytes) -> {
          double[] after = values(variant, DiscoveryRun.STEADY, DiscoveryMetric.HEAP_MB);
          var ratio = PairedRatio.of(before, after);
          rows.add(
              List.of(
                  letter(variant),
                  Integer.toString(megabytes),
                  Numbers.rounded(megabytes / (double) PUBLISHED_HEAP_MB.get(first), 2),
                  Numbers.of(median(after)),
                  Numbers.rounded(ratio.estimate(), 2),
                  variant.equals(first) ? Numbers.NONE : ranking(ratio.interval())));
        });
    blocks.add(new Heading("Published and measured: heap after a full collection, MB"));
    blocks.add(
        new Table(List.of("", "published", "ratio", "measured", "ratio", "less than A"), rows));
    blocks.add(
        new Paragraph(
            "Published for 500 x 8 x 5 on OpenJ9 8, with Dubbo 3.0 (apache/dubbo-website,"
                + " registry-mem.svg). That a system needs less than A holds or is reversed if the 95%"
                + " interval of the measured ratio is wholly below or above 1."));
  }

  private static String ranking(Optional<Interval> ratio) {
    return ratio
        .map(it -> it.high() < 1 ? "holds" : it.low() > 1 ? "reversed" : "undecided")
        .orElse("undecided");
  }

  private void verdicts(List<Block> blocks) {
    List<String> variants = record.variants();
    if (variants.size() < 2) {
      return;
    }
    String baseline = variants.get(0);
    blocks.add(new Heading("Verdicts against A, " + baseline));
    var rows = new ArrayList<List<String>>();
    for (String candidate : variants.subList(1, variants.size())) {
      for (String phase : PHASES) {
        for (DiscoveryMetric metric : DiscoveryMetric.values()) {
          row(baseline, candidate, phase, metric).ifPresent(rows::add);
        }
      }
    }
    blocks.add(new Table(List.of("system", "phase", "metric", "ratio", "95%", "verdict"), rows));
    blocks.add(
        new Paragraph(
            "A verdict is an interval over blocks of fresh consumers against a margin of 5%; one block"
                + " has none."));
  }

  private Optional<List<String>> row(
      String baseline, String candidate, String phase, DiscoveryMetric metric) {
    double[] before = values(baseline, phase, metric);
    double[] after = values(candidate, phase, metric);
    if (!metric.isComparedIn(phase)
        || before.length == 0
        || before.length != after.length
        || hasZero(before)
        || hasZero(after)) {
      return Optional.empty();
    }
    var ratio = PairedRatio.of(before, after);
    Optional<Interval> interval = ratio.interval();
    return Optional.of(
        List.of(
            letter(candidate),
            phase,
            metric.heading(),
            Numbers.of(ratio.estimate()),
            interval
                .map(it -> Numbers.rounded(it.low(), 3) + " to " + Numbers.rounded(it.high(), 3))
                .orElse(Numbers.NONE),
            Verdict.of(interval, Better.LOWER_IS_BETTER, MARGIN).name().toLowerCase(Locale.ROOT)));
  }

  /** A ratio of nothing says nothing: the tables have the numbers. */
  private static boolean hasZero(double[] values) {
    return Arrays.stream(values).anyMatch(it -> it <= 0);
  }
}
