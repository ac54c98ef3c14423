// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.chart.Grid;
import benchmark.cli.chart.Grid.Column;
import benchmark.cli.reproduce.PublishedTable.Claim;
import benchmark.cli.reproduce.ReproducedTable.Cell;
import benchmark.cli.reproduce.ReproducedTable.Ranking;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Level;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A reproduction as tables and sentences. */
public record ReproductionReport(Reproduction reproduction) {

  /** The name of the file with the tables in Markdown. */
  static final String FILE = "reproduce.md";

  private static final String WITHIN_ERRORS = " ~";

  /** The report with where it comes from. */
  String markdown() {
    var title = Document.of(new Heading(Level.TITLE, "Reproduction of " + reproduction.name()));
    return MarkdownRenderer.render(
        title.and(tables()).and(answer()).and(Items.of(reproduction.provenance().sentences())));
  }

  /** Published and measured values side by side, and how to read them. */
  public Document tables() {
    return tables(true);
  }

  /**
   * The report for a terminal.
   *
   * @param details whether every metric is shown, and not only the one that leads
   */
  Document tables(boolean details) {
    var blocks = new ArrayList<Block>();
    for (ReproducedTable table : reproduction.tables()) {
      Metric leading = table.cells().get(0).metric();
      blocks.add(new Heading(table.published().title()));
      blocks.add(new Paragraph(published(table.published().from())));
      if (details) {
        blocks.add(new Definitions(systems(table)));
      }
      parts(table.cells(), Cell::metric)
          .filter(cells -> details || cells.get(0).metric() == leading)
          .forEach(cells -> blocks.add(cells(cells)));
      Stream.ofNullable(table.published().from().note()).map(Paragraph::new).forEach(blocks::add);
      parts(table.rankings(), ranking -> List.of(ranking.kind(), ranking.metric()))
          .filter(rankings -> details || rankings.get(0).metric() == leading)
          .forEach(rankings -> blocks.add(rankings(rankings)));
    }
    blocks.add(new Definitions(legend()));
    return new Document(blocks);
  }

  /** Each ranking by the metric that leads its table: how many times as good one was and is. */
  Optional<Grid> picture() {
    var rows = new ArrayList<Grid.Row>();
    for (ReproducedTable table : reproduction.tables()) {
      Metric leading = table.cells().get(0).metric();
      List<Grid.Row> some =
          table.rankings().stream()
              .filter(it -> it.metric() == leading)
              .map(ReproductionReport::row)
              .toList();
      if (!some.isEmpty()) {
        rows.add(Grid.Row.heading(table.published().title() + ", by " + leading.words()));
        rows.addAll(some);
      }
    }
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Grid(
                "How much better the first one is than the second",
                "Points: measured, with 95% intervals; arrows: beyond the axis. Dashed: published."
                    + " ▲ holds, ▼ reversed, ◇ undecided.",
                "ranking",
                List.of(
                    Column.changes("measured", 1),
                    Column.numbers("published", "ratio"),
                    Column.numbers("measured", "ratio"),
                    Column.words("verdict")),
                rows));
  }

  private static Grid.Row row(Ranking ranking) {
    Ratio ratio = ranking.ratio();
    Double published = ranking.expected().publishedRatio();
    String verdict = verdict(ranking);
    String style =
        ranking.verdict() == RankingVerdict.HOLDS
            ? "better"
            : ranking.verdict() == RankingVerdict.REVERSED ? "worse" : "undecided";
    String was = publishedRatio(ranking);
    var picture =
        Grid.Cell.of(ratio + " " + verdict, ratio.estimate())
            .against(published == null ? Double.NaN : published)
            .judged(style)
            .explained("published %s, measured %s: %s".formatted(was, ratio, verdict));
    return new Grid.Row(
        ranking.of() + ": " + inWords(ranking),
        List.of(
            ratio.low() == null ? picture : picture.between(ratio.low(), ratio.high()),
            published == null ? Grid.Cell.text(was) : Grid.Cell.of(was, published),
            Grid.Cell.of(ratio.toString(), ratio.estimate()),
            Grid.Cell.text(verdict).judged(style)));
  }

  /** What it comes to. */
  public Document answer() {
    List<String> sentences = reproduction.byHand() ? List.of() : counts();
    var blocks = new ArrayList<Block>();
    blocks.add(new Paragraph(reproduction.method()));
    worst().ifPresent(it -> blocks.add(new Paragraph(it)));
    claims().forEach(it -> blocks.add(new Paragraph(it)));
    blocks.add(
        sentences.isEmpty() ? new Paragraph("No verdict on any ranking.") : Items.of(sentences));
    return new Document(blocks);
  }

  /** How many of all rankings hold. */
  String headline() {
    List<String> counts = reproduction.byHand() ? List.of() : counts();
    return "Reproduction of %s: %s"
        .formatted(
            reproduction.name(),
            counts.isEmpty()
                ? "no verdict on any ranking"
                : counts
                    .get(counts.size() - 1)
                    .replaceFirst("^[^:]*: ", "")
                    .replaceFirst("[.]$", ""));
  }

  /** How many rankings hold: of each table, and of all of them if there are several. */
  private List<String> counts() {
    List<ReproducedTable> tables =
        reproduction.tables().stream().filter(table -> !table.rankings().isEmpty()).toList();
    Stream<String> each =
        tables.stream()
            .map(
                table ->
                    "%s: %s"
                        .formatted(
                            table.published().title(),
                            count(
                                table.rankings(),
                                table.published().claims().isEmpty() ? "published" : "expected")));
    Stream<String> together =
        tables.size() > 1
            ? Stream.of("Together: " + count(rankings().toList(), "published"))
            : Stream.empty();
    return Stream.concat(each, together).toList();
  }

  /**
   * As the end of a sentence.
   *
   * @param word where the rankings are from: numbers, or expectations
   */
  private static String count(List<Ranking> rankings, String word) {
    Map<RankingVerdict, Long> counts =
        rankings.stream().collect(Collectors.groupingBy(Ranking::verdict, Collectors.counting()));
    long hold = counts.getOrDefault(RankingVerdict.HOLDS, 0L);
    long reversed = counts.getOrDefault(RankingVerdict.REVERSED, 0L);
    long unknown = counts.getOrDefault(RankingVerdict.UNDECIDED, 0L);
    return "%d of %s %s; %d %s reversed, %d %s undecided."
        .formatted(
            hold,
            Words.count(rankings.size(), word + " ranking"),
            hold == 1 ? "holds" : "hold",
            reversed,
            reversed == 1 ? "is" : "are",
            unknown,
            unknown == 1 ? "is" : "are");
  }

  /** The reversed ranking whose first is worst against its second; empty if none is reversed. */
  private Optional<String> worst() {
    return rankings()
        .filter(ranking -> ranking.verdict() == RankingVerdict.REVERSED)
        .filter(ranking -> ranking.expected().publishedRatio() != null)
        .min(Comparator.comparingDouble(ranking -> ranking.ratio().estimate()))
        .map(
            ranking ->
                "The worst reversal: %s, %s by %s: published %s, measured %s."
                    .formatted(
                        ranking.of(),
                        inWords(ranking),
                        ranking.metric().words(),
                        publishedRatio(ranking),
                        ranking.ratio()));
  }

  /**
   * What became of each claim, by the metric that leads its table; of operations, for each system.
   */
  private Stream<String> claims() {
    return reproduction.tables().stream().flatMap(ReproductionReport::claims);
  }

  private static Stream<String> claims(ReproducedTable table) {
    Metric leading = table.cells().get(0).metric();
    List<Ranking> judged =
        table.rankings().stream()
            .filter(it -> it.metric() == leading && it.verdict() != null)
            .toList();
    return parts(table.published().claims(), Claim::text)
        .flatMap(
            claims ->
                parts(
                        judged.stream().filter(it -> claims.stream().anyMatch(it::isOf)).toList(),
                        it -> it.kind() == RankingKind.OPERATIONS ? it.of() : "")
                    .map(rankings -> answer(claims.get(0).text(), rankings)));
  }

  /** Rankings of systems, or of the operations of one system. */
  private static String answer(String claim, List<Ranking> rankings) {
    Ranking any = rankings.get(0);
    boolean ofSystems = any.kind() == RankingKind.SYSTEMS;
    Map<RankingVerdict, List<String>> verdicts =
        rankings.stream()
            .collect(
                Collectors.groupingBy(
                    Ranking::verdict,
                    () -> new EnumMap<>(RankingVerdict.class),
                    Collectors.mapping(
                        it -> "%s (%s)".formatted(ofSystems ? it.of() : it.better(), it.ratio()),
                        Collectors.toList())));
    return "\"%s\" %s %s: %s."
        .formatted(
            claim,
            ofSystems ? "By" : any.of() + ", by",
            any.metric().words(),
            verdicts.entrySet().stream()
                .map(it -> "%s for %s".formatted(it.getKey(), Words.list(it.getValue())))
                .collect(Collectors.joining(", ")));
  }

  /** Where a table is from, in sentences. */
  private static String published(PublishedTable.Source from) {
    return "Published: %s (%s). Machine: %s. Load: %s."
        .formatted(from.source(), from.date(), from.machine(), from.load());
  }

  private static List<Definition> systems(ReproducedTable table) {
    return table.systems().stream()
        .map(system -> new Definition(system.name(), whatRuns(system)))
        .toList();
  }

  private static String whatRuns(PublishedSystem system) {
    String because = system.because() == null ? "" : ": " + system.because();
    String baseline =
        system.baseline() == null ? "" : " Its ratio is to %s.".formatted(system.baseline());
    return "%s; %s%s.%s"
        .formatted(
            system.title(),
            system.runs().map(it -> "here " + it).orElse("not run"),
            because,
            baseline);
  }

  private static Table cells(List<Cell> cells) {
    Cell any = cells.get(0);
    var rows = new Rows();
    for (Cell cell : cells) {
      rows.add(
          cell.operation().label(),
          cell.system(),
          cell.published().text(),
          ratio(cell.publishedRatio()),
          measured(cell),
          measuredRatio(cell));
    }
    return new Table(
        List.of(
            any.metric().words() + ", " + any.unit(), "published", "ratio", "measured", "ratio"),
        rows.rows);
  }

  private static String measured(Cell cell) {
    return cell.measured() == null ? Numbers.NONE : Numbers.of(cell.measured());
  }

  private static String measuredRatio(Cell cell) {
    if (cell.ratio() != null) {
      return cell.ratio().toString();
    }
    return cell.measured() == null ? Numbers.NONE : "1";
  }

  private static Table rankings(List<Ranking> rankings) {
    Ranking any = rankings.get(0);
    var rows = new Rows();
    for (Ranking ranking : rankings) {
      rows.add(
          ranking.of(),
          inWords(ranking),
          publishedRatio(ranking),
          ranking.ratio().toString(),
          verdict(ranking));
    }
    return new Table(
        List.of(
            "%s by %s".formatted(any.kind(), any.metric().words()),
            "published",
            "measured",
            "verdict"),
        rows.rows);
  }

  /** Which one was better than which. */
  static String inWords(Ranking ranking) {
    boolean more = ranking.metric().direction() == BetterWhen.HIGHER;
    return "%s %s %s".formatted(ranking.better(), more ? ">" : "<", ranking.worse());
  }

  /** How many times as good the better one was, with a mark if that is within the errors. */
  private static String publishedRatio(Ranking ranking) {
    ReproducedTable.Expected expected = ranking.expected();
    return ratio(expected.publishedRatio()) + (expected.withinErrors() ? WITHIN_ERRORS : "");
  }

  private static String verdict(Ranking ranking) {
    return ranking.verdict() == null ? Numbers.NONE : ranking.verdict().toString();
  }

  /** A published ratio: two decimals, and more where they would show less than two digits, or 1. */
  private static String ratio(Double ratio) {
    if (ratio == null) {
      return Numbers.NONE;
    }
    double difference = Math.abs(ratio - 1);
    int decimals =
        Math.max(Math.max(2, 1 - exponent(ratio)), difference == 0 ? 0 : -exponent(difference));
    return String.format(Locale.ROOT, "%." + decimals + "f", ratio);
  }

  private static int exponent(double value) {
    return (int) Math.floor(Math.log10(value));
  }

  private List<Definition> legend() {
    var legend = new ArrayList<Definition>();
    boolean named =
        reproduction.tables().stream()
            .flatMap(table -> table.systems().stream())
            .anyMatch(system -> system.baseline() != null);
    legend.add(
        new Definition(
            "ratio",
            "to the first system of the table that was measured"
                + (named ? ", or to the one that is named" : "")));
    legend.add(new Definition("±", "95% interval of a measured ratio"));
    legend.add(
        new Definition(
            "verdict",
            "on two neighbours in the published table; published and measured are"
                + " how many times as good the first was and is. A ranking holds or is reversed if"
                + " the entire interval says so"));
    if (rankings().anyMatch(it -> it.expected().withinErrors())) {
      legend.add(
          new Definition(WITHIN_ERRORS.strip(), "the published intervals of the two overlap"));
    }
    reproduction.tables().stream()
        .flatMap(table -> table.cells().stream())
        .map(Cell::metric)
        .distinct()
        .forEach(
            metric ->
                PublishedColumn.unranked(metric)
                    .ifPresent(reason -> legend.add(new Definition(metric.words(), reason))));
    return legend;
  }

  private Stream<Ranking> rankings() {
    return reproduction.tables().stream().flatMap(table -> table.rankings().stream());
  }

  /** The parts of a list that have something in common, in the order of the list. */
  private static <T> Stream<List<T>> parts(List<T> all, Function<T, Object> common) {
    Map<Object, List<T>> parts =
        all.stream()
            .collect(Collectors.groupingBy(common, LinkedHashMap::new, Collectors.toList()));
    return parts.values().stream();
  }

  /** Rows of a table, those with something in common under a row that says what. */
  private static final class Rows {

    private final List<List<String>> rows = new ArrayList<>();
    private String last = "";

    void add(String common, String name, String... cells) {
      if (!common.equals(last)) {
        rows.add(Table.row(common, Stream.of(cells).map(it -> "")));
      }
      last = common;
      rows.add(Table.row("  " + name, Stream.of(cells)));
    }
  }
}
