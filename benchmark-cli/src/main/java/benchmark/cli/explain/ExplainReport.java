// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.explain.ExplainRecord.Profile;
import benchmark.cli.explain.ExplainRecord.Row;
import benchmark.cli.explain.ExplainRecord.Values;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Provenance;
import benchmark.cli.statistics.PairedDifference;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Link;
import benchmark.cli.text.Document.Links;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

  private static final double PER_THOUSAND = 1e3;

  private final Path folder;
  private final ExplainRecord record;

  /** What a row of a profile is of. */
  private record Charged(Profile profile, Row row) {}

  private ExplainReport(Path folder, ExplainRecord record) {
    this.folder = folder;
    this.record = record;
  }

  /** Whether a folder holds an explanation. */
  public static boolean isIn(Path folder) {
    return ExplainRecord.isIn(folder);
  }

  /**
   * Reads a folder.
   *
   * @throws benchmark.cli.error.UserError if its file is damaged: exit status 2
   */
  public static ExplainReport read(Path folder) {
    return new ExplainReport(folder, ExplainRecord.read(folder));
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
            "A: %s, B: %s. ± is the 95%% interval over blocks of fresh JVMs; * marks a difference that is certain, corrected for the number of rows. What the JDK does counts towards the method that called it."
                .formatted(record.variants().get(0), record.variants().get(1))));
    blocks.add(new Paragraph(setup()));
    return new Document(blocks);
  }

  private String setup() {
    String late =
        record.unsustained() == 0
            ? ""
            : " In %d steps, calls were not answered as fast as they came: give a lower --rate."
                .formatted(record.unsustained());
    return "Setup: %s calls/s, %d blocks, recorded for %s s each in both variants. %s%s"
        .formatted(
            Numbers.scaled(record.rate(), 2),
            blocks(),
            Numbers.rounded(ExplainSettings.STEPS * record.stepSeconds(), 2),
            record.sampler().words(),
            late);
  }

  private int blocks() {
    return record.profiles().get(0).measured().base().size();
  }

  private List<Profile> profiles(Metric metric) {
    return record.profiles().stream().filter(it -> it.metric() == metric).toList();
  }

  private Table libraries(List<Profile> profiles) {
    var rows = new ArrayList<List<String>>();
    for (Profile profile : profiles) {
      List<Row> libraries = byLibrary(profile);
      List<PairedDifference> differences = differences(libraries);
      boolean[] certain = PairedDifference.certain(differences);
      rows.add(List.of(profile.side().suffix(), "", "", ""));
      for (int i = 0; i < libraries.size(); i++) {
        rows.add(
            row(
                libraries.get(i).library(),
                libraries.get(i).values(),
                differences.get(i),
                certain[i]));
      }
      Values sampled = sampled(profile);
      rows.add(row("all samples", sampled, difference(sampled), false));
      rows.add(row("measured", profile.measured(), difference(profile.measured()), false));
    }
    return new Table(List.of("", "A", "B", "B - A"), rows);
  }

  private static List<String> row(
      String name, Values values, PairedDifference difference, boolean certain) {
    return List.of(
        name,
        amount(mean(values.base())),
        amount(mean(values.candidate())),
        change(difference) + (certain ? "*" : ""));
  }

  /** One row of each library; what is small in both variants is in one. */
  private static List<Row> byLibrary(Profile profile) {
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
    libraries.sort(byChange());
    if (!rest.isEmpty()) {
      libraries.add(new Row("others", "others", sum(rest)));
    }
    return libraries;
  }

  private static Comparator<Row> byChange() {
    return Comparator.comparingDouble(
            (Row row) -> Math.abs(mean(row.values().candidate()) - mean(row.values().base())))
        .reversed()
        .thenComparing(Row::library);
  }

  /**
   * The frames that change a call most: first those that differ for certain, and what all add up
   * to.
   */
  private Table frames(List<Profile> profiles, int most) {
    List<Charged> all =
        profiles.stream()
            .flatMap(profile -> profile.rows().stream().map(row -> new Charged(profile, row)))
            .sorted(Comparator.comparing(Charged::row, byChange()))
            .toList();
    boolean[] certain =
        PairedDifference.certain(differences(all.stream().map(Charged::row).toList()));
    List<Integer> shown =
        IntStream.range(0, all.size())
            .boxed()
            .sorted(Comparator.comparing(i -> !certain[i]))
            .limit(most)
            .toList();
    var rows = new ArrayList<List<String>>();
    for (int i : shown) {
      rows.add(
          List.of(
              simple(all.get(i).row().frame()),
              all.get(i).row().library(),
              all.get(i).profile().side().suffix(),
              change(difference(all.get(i).row().values())) + (certain[i] ? "*" : "")));
    }
    if (!shown.isEmpty()) {
      Values sum = sum(shown.stream().map(i -> all.get(i).row()).toList());
      rows.add(List.of(sumOf(shown.size(), profiles, sum), "", "", change(difference(sum))));
    }
    return new Table(List.of("frame", "library", "side", "B - A"), rows);
  }

  /** With the share of what was measured, where something differs. */
  private static String sumOf(int frames, List<Profile> profiles, Values sum) {
    PairedDifference measured =
        difference(added(profiles.stream().map(Profile::measured).toList()));
    return measured.isCertain()
        ? String.format(
            Locale.ROOT,
            "these %d, %.0f%% of what was measured",
            frames,
            100 * difference(sum).estimate() / measured.estimate())
        : "these " + frames;
  }

  /** A class and a method, without the package. */
  private static String simple(String frame) {
    return frame.substring(Stack.classOf(frame).lastIndexOf('.') + 1);
  }

  /** What differs, by how much, and what it comes from. */
  public Document answer() {
    return Document.of(
        METRICS.stream().map(this::sentence).map(Paragraph::new).toArray(Block[]::new));
  }

  private String sentence(Metric metric) {
    List<Profile> profiles = profiles(metric);
    Values measured = added(profiles.stream().map(Profile::measured).toList());
    PairedDifference difference = difference(measured);
    String what = metric == Metric.CPU ? "CPU time" : "allocation";
    if (!difference.isCertain()) {
      return "The %s of a call does not differ beyond noise: %s %s. There is nothing to explain."
          .formatted(what, change(difference), unitOf(metric));
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
                            it.side().suffix(), signed(difference(it.measured()).estimate())))
            .collect(Collectors.joining(", ")),
        explained(profiles, difference),
        named(profiles, metric));
  }

  private static String explained(List<Profile> profiles, PairedDifference measured) {
    PairedDifference sampled =
        difference(added(profiles.stream().map(ExplainReport::sampled).toList()));
    double share = sampled.estimate() / measured.estimate();
    double error = Math.abs(sampled.error() / measured.estimate());
    return String.format(Locale.ROOT, "%.0f%% (± %.0f)", 100 * share, 100 * error);
  }

  /** The libraries that differ most and for certain. */
  private static String named(List<Profile> profiles, Metric metric) {
    List<Charged> rows =
        profiles.stream()
            .flatMap(profile -> byLibrary(profile).stream().map(row -> new Charged(profile, row)))
            .toList();
    boolean[] certain =
        PairedDifference.certain(differences(rows.stream().map(Charged::row).toList()));
    List<String> named =
        IntStream.range(0, rows.size())
            .filter(i -> certain[i])
            .mapToObj(rows::get)
            .sorted(Comparator.comparing(Charged::row, byChange()))
            .limit(NAMED)
            .map(
                it ->
                    "%s %s (%s)"
                        .formatted(
                            it.row().library(),
                            signed(difference(it.row().values()).estimate()),
                            it.profile().side().suffix()))
            .toList();
    return named.isEmpty()
        ? " No library is certain to differ."
        : " Most of it: %s %s.".formatted(String.join(", ", named), unitOf(metric));
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

  /** What all samples add up to; 0 if there are none. */
  private static Values sampled(Profile profile) {
    List<Double> none = Collections.nCopies(profile.measured().base().size(), 0.0);
    return profile.rows().isEmpty() ? new Values(none, none) : sum(profile.rows());
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

  private static List<PairedDifference> differences(List<Row> rows) {
    return rows.stream().map(it -> difference(it.values())).toList();
  }

  private static PairedDifference difference(Values values) {
    return PairedDifference.of(values.base(), values.candidate());
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
    return String.format(Locale.ROOT, "%.2f", value / PER_THOUSAND);
  }

  private static String signed(double value) {
    return String.format(Locale.ROOT, "%+.2f", value / PER_THOUSAND);
  }

  private static String change(PairedDifference difference) {
    return signed(difference.estimate())
        + (Double.isInfinite(difference.error()) ? "" : " ± " + amount(difference.error()));
  }
}
