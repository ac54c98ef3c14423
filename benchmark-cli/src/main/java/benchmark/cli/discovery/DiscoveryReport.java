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
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What discovery has come to: a table for each phase with a column for each system, and verdicts.
 */
public final class DiscoveryReport {

  /** What is too small to matter in memory and collections. */
  private static final Margin MARGIN = new Margin(0.05);

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

  /** Everything in the order of the phases, then the verdicts. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Heading("Service discovery"));
    blocks.add(new Paragraph(setup()));
    for (String phase : PHASES) {
      Table table = table(phase);
      if (!table.rows().isEmpty()) {
        blocks.add(new Heading("Phase: " + phase));
        blocks.add(table);
      }
    }
    verdicts(blocks);
    return new Document(blocks);
  }

  private String setup() {
    Run first = record.runs().get(0);
    return ("%d instances x %d interfaces x %d protocols in each of two registries, nodes of %d"
            + " characters; all answer. %s Calls every %s s, connections when first used, file cache"
            + " off, notification delay %d ms (Dubbo 3). Fewer is better in all rows; medians of %d"
            + " fresh %s each.")
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
    var headings = new ArrayList<>(List.of("consumer"));
    headings.addAll(variants);
    var rows = new ArrayList<List<String>>();
    for (DiscoveryMetric metric : DiscoveryMetric.values()) {
      List<double[]> values = variants.stream().map(it -> values(it, phase, metric)).toList();
      if (values.stream().anyMatch(it -> it.length > 0)) {
        var row = new ArrayList<>(List.of(metric.heading()));
        values.forEach(it -> row.add(Numbers.of(median(it))));
        rows.add(row);
      }
    }
    return new Table(
        headings, rows, variants.stream().map(it -> new Table.Group(phase, 1)).toList());
  }

  private double[] values(String variant, String phase, DiscoveryMetric metric) {
    return record.of(variant).stream()
        .mapToDouble(run -> run.value(phase, metric))
        .filter(Double::isFinite)
        .toArray();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    java.util.Arrays.sort(sorted);
    int n = sorted.length;
    return n == 0 ? Double.NaN : (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
  }

  private void verdicts(List<Block> blocks) {
    List<String> variants = record.variants();
    if (variants.size() < 2) {
      return;
    }
    String baseline = variants.get(0);
    blocks.add(new Heading("Verdicts against " + baseline));
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
    if (!metric.isCompared()
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
            candidate,
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
    return java.util.Arrays.stream(values).anyMatch(it -> it <= 0);
  }
}
