// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.explain.ExplainRecord.Profile;
import benchmark.cli.explain.ExplainRecord.Row;
import benchmark.cli.explain.ExplainRecord.Values;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Provenance;
import benchmark.cli.statistics.PairedDifference;
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
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where the difference between two variants comes from: libraries, frames, and a sentence. */
public final class ExplainReport {

  /** The file that has it as Markdown. */
  static final String FILE = "explain.md";

  private static final List<Metric> METRICS = List.of(Metric.CPU, Metric.ALLOC);
  private static final int FRAMES = 20;
  private static final int FRAMES_IN_BRIEF = 5;
  private static final int NAMED = 3;

  /** Libraries that make up less of a call in both variants are added up. */
  private static final double SMALL = 0.01;

  /** Frames that make up less of a call are not asked whether they differ: there are very many. */
  private static final double RELEVANT = 0.005;

  private static final double PER_THOUSAND = 1e3;

  /** The greatest difference first. */
  static final Comparator<Row> BY_CHANGE =
      Comparator.comparingDouble(
              (Row row) -> Math.abs(mean(row.values().candidate()) - mean(row.values().base())))
          .reversed()
          .thenComparing(Row::library);

  private final Path folder;
  private final ExplainRecord record;

  /**
   * What a row of a profile is of.
   *
   * @param certain whether it is marked: it differs for certain
   */
  private record Charged(Profile profile, Row row, boolean certain) {

    PairedDifference difference() {
      return ExplainReport.difference(row.values(), profile.sample());
    }

    /** With a star if it is certain. */
    String change() {
      return ExplainReport.change(difference()) + (certain ? "*" : "");
    }

    boolean isRelevant() {
      return mean(row.values().base()) + mean(row.values().candidate())
          >= RELEVANT * (mean(profile.measured().base()) + mean(profile.measured().candidate()));
    }
  }

  private ExplainReport(Path folder, ExplainRecord record) {
    this.folder = folder;
    this.record = record;
  }

  /** Whether a folder holds an explanation. */
  public static boolean isIn(Path folder) {
    return ExplainRecord.FILE.isIn(folder);
  }

  /**
   * Reads a folder.
   *
   * @throws benchmark.cli.error.UserError if its file is damaged: exit status 2
   */
  public static ExplainReport read(Path folder) {
    return new ExplainReport(folder, ExplainRecord.FILE.read(folder));
  }

  public Path folder() {
    return folder;
  }

  /** The labels of the two variants. */
  public List<String> variants() {
    return record.variants();
  }

  /** Where it is from. */
  public Provenance provenance() {
    return record.provenance();
  }

  /** Everything that can be told without pictures. */
  public Document document() {
    return answer().and(tables(true));
  }

  /**
   * The same for a page, with its flame graphs.
   *
   * @param page the folder that the page is in
   */
  public Document page(Path page) {
    return answer().and(graphs(page)).and(tables(true));
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
      blocks.add(new Heading("%s of %s, by library".formatted(unit(metric), record.operation())));
      blocks.add(libraries(profiles));
      blocks.add(new Heading("%s of %s, by frame".formatted(unit(metric), record.operation())));
      blocks.add(frames(profiles, whole ? FRAMES : FRAMES_IN_BRIEF));
    }
    blocks.add(
        new Paragraph(
            "A: %s, B: %s. ± is the 95%% interval over blocks of fresh JVMs; * marks a difference that is certain, corrected for the number of rows. What the JDK does counts towards the method that called it; what the kernel does is shown under that method."
                .formatted(record.variants().get(0), record.variants().get(1))));
    blocks.add(new Paragraph(setup()));
    return new Document(blocks);
  }

  private String setup() {
    return "Setup: %s calls/s, %d blocks, recorded for %s s each in both variants. %s"
        .formatted(
            Numbers.scaled(record.rate(), 2),
            blocks(),
            Numbers.rounded(ExplainSettings.STEPS * record.stepSeconds(), 2),
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
    for (Profile profile : profiles) {
      rows.add(List.of(profile.side().suffix(), "", "", ""));
      all.stream()
          .filter(it -> it.profile().side() == profile.side())
          .forEach(it -> rows.add(row(it.row().library(), it.row().values(), it.change())));
      Values sampled = sampled(List.of(profile), row -> true);
      rows.add(row("all samples", sampled, change(difference(sampled, profile.sample()))));
      rows.add(row("measured", profile.measured(), change(difference(profile.measured(), 0))));
    }
    return new Table(List.of("", "A", "B", "B - A"), rows);
  }

  private static List<String> row(String name, Values values, String change) {
    return List.of(name, amount(mean(values.base())), amount(mean(values.candidate())), change);
  }

  /** One row of each library; what is small in both variants is in one. */
  private static List<Row> libraries(Profile profile) {
    double small =
        SMALL * Math.max(mean(profile.measured().base()), mean(profile.measured().candidate()));
    Map<String, List<Row>> all =
        profile.rows().stream().collect(Collectors.groupingBy(Row::library));
    var libraries = new ArrayList<Row>();
    var rest = new ArrayList<Row>();
    all.forEach(
        (library, rows) -> {
          Values values = sum(rows);
          if (Math.max(mean(values.base()), mean(values.candidate())) < small) {
            rest.addAll(rows);
          } else {
            libraries.add(new Row(library, library, values));
          }
        });
    libraries.sort(BY_CHANGE);
    if (!rest.isEmpty()) {
      libraries.add(new Row("others", "others", sum(rest)));
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
    return Collections.max(
        rows,
        Comparator.comparingDouble(it -> mean(it.values().base()) + mean(it.values().candidate())));
  }

  /**
   * The frames that change a call most: first those that differ for certain, and what all add up
   * to.
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
    for (Charged it : shown) {
      rows.add(
          List.of(
              simple(it.row().frame()),
              it.row().library(),
              it.profile().side().suffix(),
              it.change()));
    }
    if (!shown.isEmpty()) {
      Values sum = sum(shown.stream().map(Charged::row).toList());
      PairedDifference difference = difference(sum, sample(profiles));
      rows.add(List.of(sumOf(shown.size(), profiles, difference), "", "", change(difference)));
    }
    return new Table(List.of("frame", "library", "side", "B - A"), rows);
  }

  /** With the share of what was measured, where something differs. */
  private static String sumOf(int frames, List<Profile> profiles, PairedDifference sum) {
    PairedDifference measured = difference(measured(profiles), 0);
    return measured.isCertain()
        ? String.format(
            Locale.ROOT,
            "these %d, %.0f%% of what was measured",
            frames,
            100 * sum.estimate() / measured.estimate())
        : "these " + frames;
  }

  private static Values measured(List<Profile> profiles) {
    return added(profiles.stream().map(Profile::measured).toList());
  }

  private static double sample(List<Profile> profiles) {
    return profiles.stream().mapToDouble(Profile::sample).max().orElse(0);
  }

  /** A class and a method, without the package. */
  private static String simple(String frame) {
    return frame.substring(Stack.classOf(frame).lastIndexOf('.') + 1);
  }

  /** What differs, by how much, and what it comes from. */
  public Document answer() {
    Document answer =
        Document.of(METRICS.stream().map(this::sentence).map(Paragraph::new).toArray(Block[]::new));
    List<String> warnings =
        Stream.of(unsustained(), compiling()).flatMap(Optional::stream).toList();
    return warnings.isEmpty() ? answer : answer.and(Document.of(new Warnings(warnings)));
  }

  private Optional<String> unsustained() {
    return record.unsustained() == 0
        ? Optional.empty()
        : Optional.of(
            "In %d of %d steps, calls were not answered as fast as they came, so the variants did not have the same load. Explain again at a lower rate: ./benchmark.sh explain --rate %s …"
                .formatted(
                    record.unsustained(),
                    2 * ExplainSettings.STEPS * blocks(),
                    Numbers.plain(record.rate() / 2)));
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

  /** The end of that sentence: their part of the difference, if they were sampled. */
  private String compiled() {
    List<Profile> profiles = profiles(Metric.CPU);
    Predicate<Row> ofCompiler = row -> row.library().equals(Libraries.JIT);
    double sample = sample(profiles);
    return profiles.stream().flatMap(it -> it.rows().stream()).noneMatch(ofCompiler)
        ? "."
        : ": %s of %s µs. Without them, the samples differ by %s µs."
            .formatted(
                change(difference(sampled(profiles, ofCompiler), sample)),
                signed(difference(measured(profiles), 0).estimate()),
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
    if (!difference.isCertain()) {
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
    String more = difference.estimate() < 0 ? "less" : "more";
    return String.format(
        Locale.ROOT,
        "%s %s per call than %s (%+.1f%%): %s. The samples account for %s of it.%s",
        record.variants().get(1),
        metric == Metric.CPU
            ? "uses %s %s CPU time".formatted(amount, more)
            : "allocates %s %s".formatted(amount, more),
        record.variants().get(0),
        100 * difference.estimate() / mean(measured.base()),
        profiles.stream()
            .map(
                it ->
                    "%s %s"
                        .formatted(
                            it.side().suffix(), signed(difference(it.measured(), 0).estimate())))
            .collect(Collectors.joining(", ")),
        explained(profiles, measured),
        named(libraries, metric));
  }

  /**
   * The share of the measured difference that samples have seen. Its error is that of a ratio of
   * two means which vary together (the delta method).
   */
  private static String explained(List<Profile> profiles, Values measured) {
    Values sampled = sampled(profiles, row -> true);
    double difference = difference(measured, 0).estimate();
    double share = difference(sampled, 0).estimate() / difference;
    Values unexplained =
        new Values(
            less(sampled.base(), share, measured.base()),
            less(sampled.candidate(), share, measured.candidate()));
    double error = Math.abs(difference(unexplained, 0).error() / difference);
    return String.format(Locale.ROOT, "%.0f%% (± %.0f)", 100 * share, 100 * error);
  }

  private static List<Double> less(List<Double> values, double factor, List<Double> others) {
    return IntStream.range(0, values.size())
        .mapToObj(i -> values.get(i) - factor * others.get(i))
        .toList();
  }

  /** The libraries that differ most and for certain. */
  private static String named(List<Charged> rows, Metric metric) {
    List<String> named =
        rows.stream()
            .filter(Charged::certain)
            .sorted(Comparator.comparing(Charged::row, BY_CHANGE))
            .limit(NAMED)
            .map(
                it ->
                    "%s %s (%s)"
                        .formatted(
                            it.row().library(),
                            signed(it.difference().estimate()),
                            it.profile().side().suffix()))
            .toList();
    return named.isEmpty()
        ? " No library is certain to differ."
        : " The libraries that differ most: %s %s."
            .formatted(String.join(", ", named), unitOf(metric));
  }

  private Document graphs(Path from) {
    return Document.of(
        new Links(
            "Differential flame graphs",
            record.profiles().stream()
                .flatMap(
                    profile ->
                        IntStream.range(0, 2)
                            .mapToObj(
                                i ->
                                    new Link(
                                        "%s %s of %s"
                                            .formatted(
                                                profile.side().suffix(),
                                                profile.metric() == Metric.CPU
                                                    ? "CPU"
                                                    : "allocation",
                                                i == 0 ? "B" : "A"),
                                        from.toAbsolutePath()
                                            .relativize(folder.toAbsolutePath())
                                            .resolve(FlameGraphs.names(profile).get(i))
                                            .toString())))
                .toList()));
  }

  /** What the samples of some rows of all sides add up to; 0 if there are none. */
  private static Values sampled(List<Profile> profiles, Predicate<Row> which) {
    List<Double> none = Collections.nCopies(profiles.get(0).measured().base().size(), 0.0);
    return added(
        Stream.concat(
                Stream.of(new Values(none, none)),
                profiles.stream().flatMap(it -> it.rows().stream()).filter(which).map(Row::values))
            .toList());
  }

  private static Values sum(List<Row> rows) {
    return added(rows.stream().map(Row::values).toList());
  }

  private static Values added(List<Values> all) {
    return new Values(added(all, Values::base), added(all, Values::candidate));
  }

  private static List<Double> added(List<Values> all, Function<Values, List<Double>> of) {
    int blocks = all.stream().mapToInt(it -> of.apply(it).size()).max().orElse(0);
    return IntStream.range(0, blocks)
        .mapToObj(block -> all.stream().mapToDouble(it -> of.apply(it).get(block)).sum())
        .toList();
  }

  /**
   * The difference of values.
   *
   * @param sample what one sample adds to a value; 0 of counters
   */
  private static PairedDifference difference(Values values, double sample) {
    return PairedDifference.ofSamples(values.base(), values.candidate(), sample);
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(it -> it).average().orElse(Double.NaN);
  }

  private static String unit(Metric metric) {
    return metric == Metric.CPU ? "CPU µs" : "Allocated kB";
  }

  private static String unitOf(Metric metric) {
    return metric == Metric.CPU ? "µs" : "kB";
  }

  /** From nanoseconds or bytes to what is shown: microseconds, or kilobytes. */
  private static String amount(double value) {
    return Double.isNaN(value)
        ? Numbers.NONE
        : String.format(Locale.ROOT, "%.2f", value / PER_THOUSAND);
  }

  private static String signed(double value) {
    return Double.isNaN(value)
        ? Numbers.NONE
        : String.format(Locale.ROOT, "%+.2f", value / PER_THOUSAND);
  }

  private static String change(PairedDifference difference) {
    return signed(difference.estimate())
        + (Double.isFinite(difference.error()) ? " ± " + amount(difference.error()) : "");
  }
}
