// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.chart.Chart;
import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.DistinctLabels;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a stored comparison comes to, for reports outside of this package. */
public final class ComparisonSummary {

  private final Path folder;
  private final CompareRecord record;
  private final ComparisonAnalysis analysis;
  private final List<String> names;

  private ComparisonSummary(Path folder, CompareRecord record) {
    this.folder = folder;
    this.record = record;
    this.analysis = record.analysis(new Margin(record.margin()));
    this.names = DistinctLabels.of(record.labels());
  }

  /**
   * Reads a comparison.
   *
   * @throws benchmark.cli.error.UserError if the folder is not a whole one's: exit status 2
   */
  public static ComparisonSummary read(Path folder) {
    return new ComparisonSummary(folder, CompareRecord.FILE.read(folder));
  }

  /** The folder that it was read from. */
  public Path folder() {
    return folder;
  }

  /** All that is stored. */
  public CompareRecord record() {
    return record;
  }

  /** What the variants are called, the baseline first; no name twice. */
  public List<String> names() {
    return names;
  }

  /** What its gate looked at, and what it found; nothing without a gate. */
  public List<ExpectationCheck> checks() {
    String comparison = String.join(" against ", record.labels());
    return record.gate() == null ? List.of() : record.gate().checks(comparison);
  }

  /** What all replicates say together. */
  public Replicates replicates() {
    return analysis.replicates();
  }

  /** What its first replicate is called. */
  public String firstReplicate() {
    return "the first " + analysis.design().noun();
  }

  /** What is compared with what. */
  public String title() {
    return (isOfCodecs() ? "Codecs compared with " : "Comparison with ") + names.get(0);
  }

  /** The ratios as pictures, one for each metric; first that of the one that leads. */
  public List<Chart> figures() {
    Path results = folder.toAbsolutePath().normalize().getParent();
    Map<OperationKey, Interval> noise =
        NoiseFloor.stored(results, record.conditions(), record.labels().get(0))
            .map(floor -> floor.bands(replicates().number()))
            .orElse(Map.of());
    return new ComparisonFigures(names, analysis, noise).all();
  }

  /**
   * The verdicts, what a gate says, on what both depend, the ratios as pictures, and the tables of
   * a terminal.
   */
  public Document document() {
    var blocks = new ArrayList<Block>(new ComparisonText(names, analysis).answer(record));
    blocks.add(new Paragraph(conditions()));
    figures().forEach(it -> blocks.add(new Figure(it)));
    var report = new CompareReport(analysis);
    blocks.add(new Details("The same as tables", report.tables().and(report.details())));
    return new Document(blocks);
  }

  /** How often it measured and how, and why it stopped. */
  String conditions() {
    return "%s of %s, each %s; 95%% intervals, margin %s; stopped %s."
        .formatted(
            analysis.counted(),
            Words.list(names),
            record.conditions().measuring("threads", record.labels(), record.duration()),
            Formats.percent(record.margin()),
            record.stopped());
  }

  /** Whether it is of codecs, which make no calls. */
  public boolean isOfCodecs() {
    return record.conditions().design() == Design.CODEC;
  }

  /** Reasons to question the results, each with a next step. */
  public List<String> warnings() {
    return CompareReport.warnings(names, analysis).lines();
  }
}
