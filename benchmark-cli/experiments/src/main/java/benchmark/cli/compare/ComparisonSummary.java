// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.chart.Grid;
import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.export.ExportRow;
import benchmark.cli.project.PairKind;
import benchmark.cli.report.ResultRow;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RunResults;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.VariantText;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.DistinctLabels;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** What a stored comparison comes to, for reports outside of this package. */
public final class ComparisonSummary implements StoredResult {

  /** Charts show comparisons of calls together with runs; those of codecs have a section. */
  public static final ResultKind<ComparisonSummary> KIND =
      ResultKind.of(
          Nature.INCREMENTAL,
          CompareRecord.FILE,
          ComparisonSummary::new,
          Section.of(
              "codecs-compared",
              "Codecs compared",
              (it, page) -> it.isOfCodecs() ? it.withWarnings() : Document.of()));

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

  @Override
  public Path folder() {
    return folder;
  }

  /** All that is stored. */
  public CompareRecord record() {
    return record;
  }

  /** What its gate looked at, and what it found; nothing without a gate. */
  @Override
  public List<ExpectationCheck> checks() {
    String comparison = String.join(" against ", record.labels());
    return record.gateReport().map(it -> it.checks(comparison)).orElse(List.of());
  }

  /**
   * The variants as charts and exports show them.
   *
   * @param kinds of pairs, by name
   */
  public List<ResultRow> rows(Function<String, PairKind> kinds) {
    return IntStream.range(0, names.size()).mapToObj(it -> row(it, kinds)).toList();
  }

  private ResultRow row(int variant, Function<String, PairKind> kinds) {
    String pair = VariantText.parse(record.labels().get(variant)).name();
    Optional<RunResults> first = first(variant);
    var operations = new LinkedHashMap<OperationKey, ResultRow.Values>();
    for (OperationKey operation : replicates().operations()) {
      operations.put(operation, values(variant, operation, first));
    }
    return new ResultRow(
        names.get(variant),
        pair,
        kinds.apply(pair),
        record.conditions().origin().jdk().version(),
        operations);
  }

  private ResultRow.Values values(int variant, OperationKey operation, Optional<RunResults> first) {
    var estimates = new EnumMap<Metric, Estimate>(Metric.class);
    for (Metric metric : Metric.values()) {
      estimates.put(metric, replicates().estimate(variant, operation, metric));
    }
    return new ResultRow.Values(
        estimates,
        replicates().cost(variant, operation).orElse(null),
        replicates().series(variant, operation).stream()
            .flatMap(one -> DoubleStream.of(one).boxed())
            .toList(),
        first.map(it -> it.spectrum(operation)).orElse(List.of()));
  }

  /** What the first replicate measured: percentiles of several JVMs cannot be averaged. */
  private Optional<RunResults> first(int variant) {
    String name = replicates().measured(variant).findFirst().orElseThrow().folder();
    Path run = folder.resolve(name).normalize();
    return StoredRun.isFinished(run)
        ? Optional.of(StoredRun.read(run).results())
        : Optional.empty();
  }

  /** What all replicates say together. */
  public Replicates replicates() {
    return analysis.replicates();
  }

  /** What its first replicate is called. */
  public String firstReplicate() {
    return "the first " + analysis.design().noun();
  }

  /** What the variants are called, the baseline first; no name twice. */
  @Override
  public List<String> variants() {
    return names;
  }

  @Override
  public String title() {
    return (isOfCodecs() ? "Codecs compared: " : "Comparison: ") + String.join(", ", names);
  }

  @Override
  public Provenance provenance() {
    return record.provenance(names);
  }

  /** Of codecs a line for each message of each variant; charts show those of calls. */
  @Override
  public List<ExportRow> exported() {
    return isOfCodecs()
        ? IntStream.range(0, names.size())
            .boxed()
            .flatMap(
                variant ->
                    replicates().operations().stream().map(message -> exported(variant, message)))
            .toList()
        : List.of();
  }

  private ExportRow exported(int variant, OperationKey message) {
    Function<Metric, Estimate> estimates =
        metric -> replicates().estimate(variant, message, metric);
    Estimate cpu = estimates.apply(Metric.CPU);
    var numbers = new LinkedHashMap<String, Object>();
    numbers.put("message_bytes", estimates.apply(Metric.ENCODED).value());
    numbers.put("codec_cpu_us", cpu.value());
    numbers.put("codec_cpu_low", cpu.low());
    numbers.put("codec_cpu_high", cpu.high());
    numbers.put("codec_alloc_bytes", estimates.apply(Metric.ALLOC).value());
    return new ExportRow(
        heading(), names.get(variant), message.label(), numbers, ExportRow.values(estimates));
  }

  /** What is compared with what. */
  public String heading() {
    return (isOfCodecs() ? "Codecs compared with " : "Comparison with ") + names.get(0);
  }

  /** The verdicts in a sentence, what a gate says before them. */
  @Override
  public String headline() {
    String verdicts = new ComparisonText(names, analysis).headline();
    return record
        .gateReport()
        .map(it -> "Gate %s. %s".formatted(Formats.words(it.outcome()), verdicts))
        .orElse(verdicts);
  }

  /** All changes in one picture. */
  public Grid grid() {
    return picture().shown();
  }

  private ComparisonGrid picture() {
    Path results = folder.toAbsolutePath().normalize().getParent();
    Map<OperationKey, Interval> noise =
        NoiseFloor.stored(results, record.conditions(), record.labels().get(0))
            .map(floor -> floor.bands(replicates().number()))
            .orElse(Map.of());
    return new ComparisonGrid(names, analysis, record.gateReport(), noise);
  }

  /**
   * What broke, all changes in one picture, the verdicts and what a gate says; folded, on what they
   * depend, and the tables of a terminal.
   */
  public Document document() {
    var terminal = new CompareReport(analysis);
    var named = new CompareReport(names, analysis);
    var blocks = new ArrayList<Block>(named.incidents().toDocument().blocks());
    blocks.add(new Figure(picture().shown()));
    blocks.addAll(named.answer(record));
    blocks.add(new Paragraph(conditions()));
    Grid others = picture().others();
    if (!others.rows().isEmpty()) {
      blocks.add(new Details("Other metrics", Document.of(others)));
    }
    blocks.add(new Details("The same as tables", terminal.tables().and(terminal.details())));
    return new Document(blocks);
  }

  private Document withWarnings() {
    return warnings().isEmpty()
        ? document()
        : document().and(Document.folded("Warnings", Document.of(Items.of(warnings()))));
  }

  /** How often it measured and how, and why it stopped. */
  String conditions() {
    return "%s of %s, each %s; 95%% intervals, margin %s; stopped %s."
        .formatted(
            analysis.counted(),
            Words.list(names),
            record.conditions().measuring("threads", record.labels(), record.duration()),
            Formats.percent(record.margin()),
            record.course().stopped());
  }

  /** Whether it is of codecs, which make no calls. */
  public boolean isOfCodecs() {
    return record.conditions().design() == Design.CODEC;
  }

  /** Reasons to question the results, each with a next step. */
  public List<String> warnings() {
    return new CompareReport(names, analysis).warningList().lines();
  }
}
