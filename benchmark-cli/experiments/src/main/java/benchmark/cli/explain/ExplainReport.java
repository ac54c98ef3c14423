// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.chart.Grid;
import benchmark.cli.explain.ExplainRecord.Profile;
import benchmark.cli.explain.ExplainRecord.Row;
import benchmark.cli.explain.ExplainRecord.Values;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.PairedDifference;
import benchmark.cli.stored.RecordedResult;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Link;
import benchmark.cli.text.Document.Links;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Document.Warnings;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where the difference between two variants comes from, or what a call of one is made of:
 * libraries, frames, and a sentence. One variant is held against nothing, from which all that it
 * needs is a difference.
 */
public final class ExplainReport extends RecordedResult<ExplainRecord> {

  public static final ResultKind<ExplainReport> KIND =
      ResultKind.of(
          Nature.COMPLETE,
          ExplainRecord.FILE,
          ExplainReport::new,
          new Section<>(
              "explained",
              all ->
                  all.stream().allMatch(it -> it.alone)
                      ? "Where the time goes"
                      : "Where the difference comes from",
              all -> all.get(0).headline(),
              (all, page) ->
                  all.stream().map(it -> it.page(page)).reduce(Document.of(), Document::and)));

  /** The file that has it as Markdown. */
  static final String FILE = "explain.md";

  private static final String OTHERS = "others";

  /** The compiler's time is that of a JVM, not of a call. */
  private static final Set<String> NO_LIBRARIES = Set.of(Libraries.JIT, OTHERS);

  private static final List<Metric> METRICS = List.of(Metric.CPU, Metric.ALLOC);
  private static final int FRAMES = 20;
  private static final int FRAMES_IN_BRIEF = 5;
  private static final int NAMED = 3;

  /** Libraries that make up less of a call in each variant are added up. */
  private static final double SMALL = 0.01;

  /** Frames that make up less of a call are not asked whether they differ: there are very many. */
  private static final double RELEVANT = 0.005;

  private static final double PER_THOUSAND = 1e3;

  /** The greatest difference first, or of one variant the greatest cost. */
  static final Comparator<Row> BY_CHANGE =
      Comparator.comparingDouble(
              (Row row) -> Math.abs(mean(row.values().asked()) - mean(row.values().against())))
          .reversed()
          .thenComparing(Row::library);

  private final boolean alone;

  /**
   * What a row of a profile is of.
   *
   * @param certain whether it is marked: it differs for certain
   */
  private record Charged(Profile profile, Row row, boolean certain) {

    PairedDifference difference() {
      return ExplainReport.difference(row.values(), profile.sample());
    }

    /** Of one variant, nothing is: whether a call costs something is no question. */
    boolean isRelevant() {
      return !row.values().isAlone() && both(row.values()) >= RELEVANT * both(profile.measured());
    }
  }

  private ExplainReport(Path folder, ExplainRecord record) {
    super("Explanation", folder, record);
    alone = record.variants().size() == 1;
  }

  @Override
  public Document printed() {
    return tables(false).and(answer());
  }

  /** Everything that can be told without pictures. */
  public Document document() {
    return answer().and(tables(true));
  }

  /**
   * The report for a page, with its flame graphs.
   *
   * @param page the folder that the page is in
   */
  public Document page(Path page) {
    return Document.of(grid())
        .and(answer())
        .and(graphs(page))
        .and(Document.folded("Libraries and frames", tables(true)));
  }

  @Override
  public String headline() {
    return sentence(Metric.CPU).replaceFirst("(?s)[.]( .*)?$", "");
  }

  /** CPU time of each side by library. */
  private Grid grid() {
    List<Profile> profiles = profiles(Metric.CPU);
    var columns = new ArrayList<Grid.Column>();
    (alone ? List.of("per call") : List.of("A", "B"))
        .forEach(it -> columns.add(Grid.Column.bars(it, unit(Metric.CPU))));
    if (!alone) {
      columns.add(Grid.Column.numbers("B - A", unit(Metric.CPU)));
    }
    var rows = new ArrayList<Grid.Row>();
    for (Profile profile : profiles) {
      rows.add(Grid.Row.heading(profile.side().suffix()));
      for (Charged it : charged(profiles, ExplainReport::libraries)) {
        if (it.profile().side() == profile.side()) {
          Values values = it.row().values();
          PairedDifference difference = it.difference();
          double estimate = difference.estimate() / PER_THOUSAND;
          double error = difference.error() / PER_THOUSAND;
          var cells = new ArrayList<Grid.Cell>();
          if (!alone) {
            for (List<Double> of : List.of(values.base(), values.candidate())) {
              cells.add(Grid.Cell.of(amount(mean(of)), mean(of) / PER_THOUSAND));
            }
          }
          Grid.Cell cell = Grid.Cell.of(change(it), estimate);
          cells.add(
              Double.isFinite(error) ? cell.between(estimate - error, estimate + error) : cell);
          rows.add(new Grid.Row(it.row().library(), cells));
        }
      }
    }
    return new Grid(
        "%s of %s, by library".formatted(unit(Metric.CPU), record.calls().operation()),
        alone
            ? "Whiskers: 95% intervals over blocks of fresh JVMs."
            : "A: %s, B: %s; * marks what differs for certain"
                .formatted(record.variants().toArray()),
        "library",
        columns,
        rows);
  }

  /**
   * Libraries and frames.
   *
   * @param whole all frames that are kept rather than the first few
   */
  public Document tables(boolean whole) {
    var blocks = new ArrayList<Block>();
    for (Metric metric : METRICS) {
      List<Profile> profiles = profiles(metric);
      blocks.add(
          new Heading("%s of %s, by library".formatted(unit(metric), record.calls().operation())));
      blocks.add(libraries(profiles));
      blocks.add(
          new Heading("%s of %s, by frame".formatted(unit(metric), record.calls().operation())));
      blocks.add(frames(profiles, whole ? FRAMES : FRAMES_IN_BRIEF));
    }
    blocks.add(
        new Paragraph(
            "%s. ± is the 95%% interval over blocks of fresh JVMs; %s. What the JDK does counts towards the method that called it; what the kernel does is shown under that method."
                .formatted(
                    alone
                        ? "Variant: " + record.variants().get(0)
                        : "A: %s, B: %s".formatted(record.variants().toArray()),
                    alone
                        ? "a share is that of what was measured on both sides together"
                        : "* marks a difference that is certain, corrected for the number of rows")));
    blocks.add(new Paragraph(setup()));
    return new Document(blocks);
  }

  private String setup() {
    return "Setup: %s calls/s, %d blocks, recorded for %s s each%s. %s"
        .formatted(
            Numbers.scaled(record.calls().rate(), 2),
            blocks(),
            Numbers.rounded(ExplainSettings.STEPS * record.calls().stepSeconds(), 2),
            alone ? "" : " in both variants",
            record.sampler().words());
  }

  private int blocks() {
    return record.profiles().get(0).measured().base().size();
  }

  private List<Profile> profiles(Metric metric) {
    return record.profiles().stream().filter(it -> it.metric() == metric).toList();
  }

  private Table libraries(List<Profile> profiles) {
    List<Charged> all = charged(profiles, ExplainReport::libraries);
    var rows = new ArrayList<List<String>>();
    Values total = measured(profiles);
    for (Profile profile : profiles) {
      rows.add(
          row(List.of(profile.side().suffix()), alone ? List.of("", "") : List.of("", "", "")));
      all.stream()
          .filter(it -> it.profile().side() == profile.side())
          .forEach(it -> rows.add(row(it.row().library(), it.row().values(), change(it), total)));
      Values sampled = sampled(List.of(profile), row -> true);
      String change = change(difference(sampled, profile.sample()));
      rows.add(row("all samples", sampled, change, total));
      Values measured = profile.measured();
      rows.add(row("measured", measured, change(difference(measured, 0)), total));
    }
    return new Table(row(alone ? List.of("") : List.of("", "A", "B"), changeHeads()), rows);
  }

  private List<String> row(String name, Values values, String change, Values total) {
    return row(
        alone
            ? List.of(name)
            : List.of(name, amount(mean(values.base())), amount(mean(values.candidate()))),
        changeCells(values, change, total));
  }

  private static List<String> row(List<String> first, List<String> others) {
    return Stream.of(first, others).flatMap(List::stream).toList();
  }

  private List<String> changeHeads() {
    return alone ? List.of("per call", "share") : List.of("B - A");
  }

  /** Of one variant also the share of what was measured. */
  private List<String> changeCells(Values values, String change, Values total) {
    return alone
        ? List.of(change, Numbers.share(mean(values.base()) / mean(total.base())))
        : List.of(change);
  }

  /** One row of each library; what is small in each variant is in one. */
  private static List<Row> libraries(Profile profile) {
    double small = SMALL * greater(profile.measured());
    Map<String, List<Row>> all =
        profile.rows().stream().collect(Collectors.groupingBy(Row::library));
    var libraries = new ArrayList<Row>();
    var rest = new ArrayList<Row>();
    all.forEach(
        (library, rows) -> {
          Values values = sum(rows);
          if (greater(values) < small) {
            rest.addAll(rows);
          } else {
            libraries.add(new Row(library, library, values));
          }
        });
    libraries.sort(BY_CHANGE);
    if (!rest.isEmpty()) {
      libraries.add(new Row(OTHERS, OTHERS, sum(rest)));
    }
    return libraries;
  }

  /**
   * Rows of both sides, those of a side together, with marks on what differs for certain, of those
   * that make up enough of a call. Both sides are asked at once, so that tables and sentences
   * agree.
   */
  private static List<Charged> charged(
      List<Profile> profiles, Function<Profile, List<Row>> rowsOf) {
    List<Charged> all =
        profiles.stream()
            .flatMap(it -> rowsOf.apply(it).stream().map(row -> new Charged(it, row, false)))
            .toList();
    boolean[] certain =
        PairedDifference.certain(
            all.stream().filter(Charged::isRelevant).map(Charged::difference).toList());
    var marked = new ArrayList<Charged>();
    int asked = 0;
    for (Charged it : all) {
      marked.add(it.isRelevant() ? new Charged(it.profile(), it.row(), certain[asked++]) : it);
    }
    return marked;
  }

  /**
   * One row of each frame, with what the system does for it; the library is the one that takes most
   * of it.
   */
  private static List<Row> byFrame(Profile profile) {
    Map<String, List<Row>> frames =
        profile.rows().stream()
            .collect(Collectors.groupingBy(Row::frame, LinkedHashMap::new, Collectors.toList()));
    return frames.entrySet().stream()
        .map(it -> new Row(largest(it.getValue()).library(), it.getKey(), sum(it.getValue())))
        .toList();
  }

  private static Row largest(List<Row> rows) {
    return Collections.max(rows, Comparator.comparingDouble(it -> both(it.values())));
  }

  /**
   * The frames that change a call most, first those that differ for certain, or that one variant
   * spends most in; and what all add up to.
   */
  private Table frames(List<Profile> profiles, int most) {
    List<Charged> shown =
        charged(profiles, ExplainReport::byFrame).stream()
            .sorted(
                Comparator.comparing((Charged it) -> !it.certain())
                    .thenComparing(Charged::row, BY_CHANGE))
            .limit(most)
            .toList();
    var rows = new ArrayList<List<String>>();
    Values total = measured(profiles);
    for (Charged it : shown) {
      rows.add(
          row(
              List.of(simple(it.row().frame()), it.row().library(), it.profile().side().suffix()),
              changeCells(it.row().values(), change(it), total)));
    }
    if (!shown.isEmpty()) {
      Values sum = sum(shown.stream().map(Charged::row).toList());
      PairedDifference difference = difference(sum, sample(profiles));
      rows.add(
          row(
              List.of(sumOf(shown.size(), profiles, difference), "", ""),
              changeCells(sum, change(difference), total)));
    }
    return new Table(row(List.of("frame", "library", "side"), changeHeads()), rows);
  }

  /** With the share of what was measured, where something differs. */
  private String sumOf(int frames, List<Profile> profiles, PairedDifference sum) {
    PairedDifference measured = difference(measured(profiles), 0);
    return measured.isCertain() && !alone
        ? String.format(
            Locale.ROOT,
            "these %d, %.0f%% of what was measured",
            frames,
            100 * sum.estimate() / measured.estimate())
        : "these " + frames;
  }

  private static Values measured(List<Profile> profiles) {
    return profiles.stream().map(Profile::measured).reduce(ExplainReport::plus).orElseThrow();
  }

  private static double sample(List<Profile> profiles) {
    return profiles.stream().mapToDouble(Profile::sample).max().orElse(0);
  }

  /** A class and a method, without the package. */
  private static String simple(String frame) {
    return frame.substring(Stack.classOf(frame).lastIndexOf('.') + 1);
  }

  /** What differs, or what a call needs, by how much, and what it comes from. */
  public Document answer() {
    Document answer =
        Document.of(METRICS.stream().map(this::sentence).map(Paragraph::new).toArray(Block[]::new));
    List<String> warnings =
        Stream.of(unsustained(), compiling()).flatMap(Optional::stream).toList();
    return warnings.isEmpty() ? answer : answer.and(new Warnings(warnings));
  }

  private Optional<String> unsustained() {
    return record.calls().unsustained() == 0
        ? Optional.empty()
        : Optional.of(
            "In %d of %d steps, calls were not answered as fast as they came, so %s. Explain again at a lower rate: ./benchmark.sh explain --rate %s …"
                .formatted(
                    record.calls().unsustained(),
                    record.variants().size() * ExplainSettings.STEPS * blocks(),
                    alone
                        ? "the load was higher than can be sustained"
                        : "the variants did not have the same load",
                    Numbers.plain(record.calls().rate() / 2)));
  }

  /** Where compilers were at work: what they do counts, but is no part of a call. */
  private Optional<String> compiling() {
    String where =
        IntStream.range(0, record.variants().size())
            .filter(it -> !compiling(it).isEmpty())
            .mapToObj(it -> record.variants().get(it) + ": " + compiling(it))
            .collect(Collectors.joining("; "));
    return where.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Compilers were at work while calls were recorded (%s of the time), which the CPU time of a call includes%s Warm up longer: ./benchmark.sh explain --warmup 60s …"
                .formatted(where, compiled()));
  }

  /** The sides of a variant whose compilers were at work; empty if they were calm. */
  private String compiling(int variant) {
    return profiles(Metric.CPU).stream()
        .filter(it -> it.compiling() != null)
        .filter(it -> mean(it.compiling().of(variant)) > ValidityChecks.JIT)
        .map(it -> it.side().suffix() + " " + Numbers.share(mean(it.compiling().of(variant))))
        .collect(Collectors.joining(", "));
  }

  /** The end of that sentence: their part of it, if they were sampled. */
  private String compiled() {
    List<Profile> profiles = profiles(Metric.CPU);
    Predicate<Row> ofCompiler = row -> row.library().equals(Libraries.JIT);
    double sample = sample(profiles);
    return profiles.stream().flatMap(it -> it.rows().stream()).noneMatch(ofCompiler)
        ? "."
        : ": %s of %s µs. Without them, the samples %s %s µs."
            .formatted(
                change(difference(sampled(profiles, ofCompiler), sample)),
                change(difference(measured(profiles), 0).estimate()),
                alone ? "add up to" : "differ by",
                change(difference(sampled(profiles, ofCompiler.negate()), sample)));
  }

  private String sentence(Metric metric) {
    List<Profile> profiles = profiles(metric);
    Values measured = measured(profiles);
    PairedDifference difference = difference(measured, 0);
    String what = metric == Metric.CPU ? "CPU time" : "allocation";
    if (Double.isNaN(difference.estimate())) {
      return "The %s of a call is not known on both sides.".formatted(what);
    }
    List<Charged> libraries = charged(profiles, ExplainReport::libraries);
    if (!alone && !difference.isCertain()) {
      return "The %s of a call does not differ beyond noise: %s %s.%s"
          .formatted(
              what,
              change(difference),
              unitOf(metric),
              Stream.of(charged(profiles, Profile::rows), libraries)
                      .flatMap(List::stream)
                      .anyMatch(Charged::certain)
                  ? " Single libraries or methods do: see the tables."
                  : "");
    }
    String amount =
        "%s ± %s %s"
            .formatted(
                amount(Math.abs(difference.estimate())),
                amount(difference.error()),
                unitOf(metric));
    String more = alone ? "" : difference.estimate() < 0 ? " less" : " more";
    return "%s %s per call%s: %s. The samples account for %s of it.%s"
        .formatted(
            record.variants().get(alone ? 0 : 1),
            metric == Metric.CPU
                ? "uses %s%s CPU time".formatted(amount, alone ? " of" : more)
                : "allocates %s%s".formatted(amount, more),
            alone
                ? ""
                : String.format(
                    Locale.ROOT,
                    " than %s (%+.1f%%)",
                    record.variants().get(0),
                    100 * difference.estimate() / mean(measured.base())),
            profiles.stream()
                .map(
                    it ->
                        "%s %s"
                            .formatted(
                                it.side().suffix(),
                                change(difference(it.measured(), 0).estimate())))
                .collect(Collectors.joining(", ")),
            explained(profiles, measured),
            named(libraries, metric));
  }

  /**
   * The share of the measured difference that samples have seen. Its error is that of a ratio of
   * two means which vary together (the delta method).
   */
  private String explained(List<Profile> profiles, Values measured) {
    Values sampled = sampled(profiles, row -> true);
    double difference = difference(measured, 0).estimate();
    double share = difference(sampled, 0).estimate() / difference;
    Values unexplained = sampled.plus(-share, measured);
    double error = Math.abs(difference(unexplained, 0).error() / difference);
    return String.format(Locale.ROOT, "%.0f%% (± %.0f)", 100 * share, 100 * error);
  }

  /** The libraries that differ most and for certain, or that one variant needs most for. */
  private String named(List<Charged> rows, Metric metric) {
    List<String> named =
        rows.stream()
            .filter(it -> alone ? !NO_LIBRARIES.contains(it.row().library()) : it.certain())
            .sorted(Comparator.comparing(Charged::row, BY_CHANGE))
            .limit(NAMED)
            .map(
                it ->
                    "%s %s (%s)"
                        .formatted(
                            it.row().library(),
                            change(it.difference().estimate()),
                            it.profile().side().suffix()))
            .toList();
    return named.isEmpty()
        ? alone ? " No sample was taken." : " No library is certain to differ."
        : " The libraries that %s most: %s %s."
            .formatted(alone ? "take" : "differ", String.join(", ", named), unitOf(metric));
  }

  private Document graphs(Path from) {
    return Document.of(
        new Links(
            alone ? "Flame graphs" : "Differential flame graphs",
            record.profiles().stream()
                .flatMap(
                    profile ->
                        IntStream.range(0, record.variants().size())
                            .mapToObj(
                                i ->
                                    new Link(
                                        "%s %s%s"
                                            .formatted(
                                                profile.side().suffix(),
                                                profile.metric() == Metric.CPU
                                                    ? "CPU"
                                                    : "allocation",
                                                alone ? "" : i == 0 ? " of B" : " of A"),
                                        from.toAbsolutePath()
                                            .relativize(folder.toAbsolutePath())
                                            .resolve(FlameGraphs.names(profile).get(i))
                                            .toString())))
                .toList()));
  }

  /** What the samples of some rows of all sides add up to; 0 if there are none. */
  private Values sampled(List<Profile> profiles, Predicate<Row> which) {
    List<Double> none = Collections.nCopies(blocks(), 0.0);
    return profiles.stream()
        .flatMap(it -> it.rows().stream())
        .filter(which)
        .map(Row::values)
        .reduce(
            Values.of(Collections.nCopies(record.variants().size(), none)), ExplainReport::plus);
  }

  private static Values sum(List<Row> rows) {
    return rows.stream().map(Row::values).reduce(ExplainReport::plus).orElseThrow();
  }

  private static Values plus(Values some, Values others) {
    return some.plus(1, others);
  }

  /**
   * The difference of values.
   *
   * @param sample what one sample adds to a value; 0 of counters
   */
  private static PairedDifference difference(Values values, double sample) {
    return PairedDifference.ofSamples(values.against(), values.asked(), sample);
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(it -> it).average().orElse(Double.NaN);
  }

  private static double greater(Values values) {
    return Math.max(mean(values.against()), mean(values.asked()));
  }

  private static double both(Values values) {
    return mean(values.against()) + mean(values.asked());
  }

  private static String unit(Metric metric) {
    return metric == Metric.CPU ? "CPU µs" : "Allocated kB";
  }

  private static String unitOf(Metric metric) {
    return metric == Metric.CPU ? "µs" : "kB";
  }

  /** From nanoseconds or bytes to what is shown: microseconds, or kilobytes. */
  private static String amount(double value) {
    return shown("", value);
  }

  /** With its sign, unless it is all that one variant needs. */
  private String change(double value) {
    return shown(alone ? "" : "+", value);
  }

  /** To three digits, but no more than two decimals. */
  private static String shown(String sign, double value) {
    double shown = value / PER_THOUSAND;
    int decimals = Math.abs(shown) >= 99.95 ? 0 : Math.abs(shown) >= 9.995 ? 1 : 2;
    return Double.isNaN(value)
        ? Numbers.NONE
        : String.format(Locale.ROOT, "%" + sign + "." + decimals + "f", shown);
  }

  /** With a star if it is certain. */
  private String change(Charged row) {
    return change(row.difference()) + (row.certain() ? "*" : "");
  }

  private String change(PairedDifference difference) {
    return change(difference.estimate())
        + (Double.isFinite(difference.error()) ? " ± " + amount(difference.error()) : "");
  }
}
