// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import benchmark.cli.results.Metric;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What a search has found: its steps, and the version since which the operation is worse. */
public record BisectReport(BisectRecord record) {

  /** The file that has it as Markdown. */
  static final String FILE = "bisect.md";

  private static final List<String> HEADINGS =
      List.of("version", "change", "finding", "blocks", "why not");

  /** Reads a folder. */
  public static BisectReport read(Path folder) {
    return new BisectReport(BisectRecord.read(folder));
  }

  /** The steps, and the answer. */
  public Document document() {
    return steps().and(answer());
  }

  /** The steps in the order of versions. */
  public Document steps() {
    List<List<String>> rows =
        record.versions().stream()
            .flatMap(version -> known(version).stream())
            .map(BisectReport::row)
            .toList();
    return Document.of(
        new Heading(
            "%s of %s, %s: each version against %s"
                .formatted(
                    record.metric().words(),
                    record.operation(),
                    record.variant(),
                    record.versions().get(0))),
        new Table(HEADINGS, rows));
  }

  private Optional<Step> known(String version) {
    return record.steps().stream().filter(it -> it.version().equals(version)).findFirst();
  }

  private static List<String> row(Step step) {
    return List.of(
        step.version(),
        step.ratio() == null ? Numbers.NONE : change(step),
        word(step.finding()),
        Integer.toString(step.blocks()),
        step.reason() == null ? Numbers.NONE : firstLine(step.reason()));
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }

  private static String word(Finding finding) {
    return switch (finding) {
      case WORSE -> "worse";
      case FINE -> "not worse";
      case UNKNOWN -> "not known";
    };
  }

  /** A step as it is printed when it has been measured. */
  static String line(Step step, Metric metric) {
    return step.ratio() == null
        ? "%s: does not run: %s".formatted(step.version(), firstLine(step.reason()))
        : "%s: %s, %s %s (%d blocks)"
            .formatted(
                step.version(), word(step.finding()), metric.words(), change(step), step.blocks());
  }

  private static String change(Step step) {
    return "%s (%s to %s)"
        .formatted(percent(step.ratio() - 1), percent(step.low() - 1), percent(step.high() - 1));
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%+.1f%%", share * 100);
  }

  /** The version since which it is worse, or that there is none. */
  public Document answer() {
    return Document.of(new Paragraph(sentence()));
  }

  private String sentence() {
    String first = record.versions().get(0);
    String last = record.versions().get(record.versions().size() - 1);
    String what = "%s of %s".formatted(record.metric().words(), record.operation());
    Optional<Step> ends = known(last);
    if (ends.isEmpty() || ends.get().reason() != null) {
      return "The search has not begun: %s is not measured.".formatted(last);
    }
    if (ends.get().finding() == Finding.FINE) {
      return "There is nothing to find: %s on %s is not worse than on %s by more than %s: %s."
          .formatted(what, last, first, limit(), change(ends.get()));
    }
    if (ends.get().finding() == Finding.UNKNOWN) {
      return "Undecided: whether %s on %s is worse than on %s by more than %s: %s. Measure more, e.g. --blocks 8, or give a smaller --margin."
          .formatted(what, last, first, limit(), change(ends.get()));
    }
    var search = new FirstWorse(record.versions().size());
    for (OptionalInt next = search.next(); next.isPresent(); next = search.next()) {
      Optional<Step> step = known(record.versions().get(next.getAsInt()));
      if (step.isEmpty()) {
        return "The search has not ended: %s is worse since a version after %s, up to %s."
            .formatted(
                what, record.versions().get(search.fine()), record.versions().get(search.worse()));
      }
      search.found(next.getAsInt(), step.get().finding());
    }
    String since = record.versions().get(search.worse());
    List<String> open = search.between().stream().map(record.versions()::get).toList();
    return "%s is worse since %s: %s against %s; %s is not worse%s."
        .formatted(
            what,
            open.isEmpty() ? since : String.join(", ", open) + " or " + since,
            change(known(since).orElseThrow()),
            first,
            record.versions().get(search.fine()),
            open.isEmpty() ? "" : ", and those between are not known");
  }

  private String limit() {
    return percent(record.margin()).substring(1);
  }

  /** 0 if there is an answer, or the status of what is undecided. */
  public int exitStatus() {
    String last = record.versions().get(record.versions().size() - 1);
    return known(last).filter(it -> it.finding() == Finding.UNKNOWN).isPresent()
        ? ExitStatus.GATE_INCONCLUSIVE
        : ExitStatus.SUCCESS;
  }
}
