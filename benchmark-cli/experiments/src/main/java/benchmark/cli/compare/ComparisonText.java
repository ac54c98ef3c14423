// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static benchmark.cli.compare.Formats.change;
import static benchmark.cli.compare.Formats.percent;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import benchmark.cli.compare.ComparisonAnalysis.Conclusion;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.RoundsNeeded;
import benchmark.cli.statistics.Verdict;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a comparison comes to, in words: a verdict for each operation of each variant.
 *
 * @param names what the variants are called
 */
record ComparisonText(List<String> names, ComparisonAnalysis analysis) {

  /** Of more variants a sentence counts the verdicts. */
  private static final int NAMED = 2;

  /** The verdicts on all operations, under a heading for each variant. */
  Document whole() {
    return new Document(
        variants().stream()
            .flatMap(variant -> Stream.<Block>of(new Heading(heading(variant)), lines(variant)))
            .toList());
  }

  /**
   * The comparison in few lines: of many verdicts only how many there are of each kind.
   *
   * @param mostLines so many are few
   */
  Document summary(int mostLines) {
    List<Integer> variants = variants();
    int lines = variants.size() * analysis.replicates().operations().size();
    if (lines <= mostLines || analysis.conclusion() != Conclusion.VERDICTS) {
      return whole();
    }
    return Document.of(
        new Heading("Against %s (%s)".formatted(names.get(0), terms())),
        new Definitions(
            variants.size() > Math.max(1, mostLines)
                ? List.of(new Definition("all " + variants.size() + " variants", counts(variants)))
                : variants.stream()
                    .map(it -> new Definition(names.get(it), counts(List.of(it))))
                    .toList()));
  }

  /** One line for each operation of each variant; none if a user's look may have ended it. */
  List<String> sentences() {
    return variants().stream()
        .flatMap(
            variant ->
                lines(variant).definitions().stream()
                    .map(
                        line ->
                            (names.size() == 2 ? "" : names.get(variant) + " ")
                                + line.term()
                                + ": "
                                + line.meaning()))
        .toList();
  }

  /** The verdicts in a sentence. */
  String headline() {
    if (analysis.conclusion() == Conclusion.NOISE_FLOOR) {
      return "%s against itself: the noise of this machine is up to %s"
          .formatted(
              names.get(0),
              analysis.rows().stream()
                  .filter(it -> it.metric() == analysis.replicates().leading())
                  .flatMap(it -> it.comparison().ratio().interval().stream())
                  .max(Comparator.comparingDouble(Interval::relativeHalfWidth))
                  .map(it -> "± " + percent(it.relativeHalfWidth()))
                  .orElse("an unknown share: a single one says nothing"));
    }
    if (analysis.conclusion() != Conclusion.VERDICTS) {
      return "%s against %s: no verdict"
          .formatted(Words.list(names.subList(1, names.size())), names.get(0));
    }
    List<Integer> variants = variants();
    return variants.size() > NAMED
        ? "%d variants against %s: %s".formatted(variants.size(), names.get(0), counts(variants))
        : variants.stream()
                .map(it -> names.get(it) + ledBy() + ": " + inVerdicts(it))
                .collect(joining("; "))
            + ", against "
            + names.get(0);
  }

  private String ledBy() {
    Metric leading = analysis.replicates().leading();
    return leading == Metric.THROUGHPUT ? "" : " in " + analysis.noun(leading);
  }

  /** The operations under the verdicts on their leading metric. */
  private String inVerdicts(int variant) {
    Map<Verdict, List<ComparisonAnalysis.Row>> rows =
        analysis.rows().stream()
            .filter(it -> it.metric() == analysis.replicates().leading())
            .filter(it -> it.variant() == variant)
            .collect(groupingBy(analysis::verdict, () -> new EnumMap<>(Verdict.class), toList()));
    return rows.entrySet().stream()
        .map(it -> inVerdict(it.getKey(), it.getValue()))
        .collect(joining(", "));
  }

  private String inVerdict(Verdict verdict, List<ComparisonAnalysis.Row> rows) {
    return (verdict == Verdict.SAME ? "the same" : Formats.words(verdict))
        + " in "
        + Words.list(
            rows.stream()
                .map(
                    it ->
                        it.operation().label()
                            + (verdict.differs()
                                ? " (" + change(it.comparison().ratio().estimate()) + ")"
                                : ""))
                .toList());
  }

  private List<Integer> variants() {
    return analysis.conclusion() == Conclusion.STOPPED_BY_HAND
        ? List.of()
        : IntStream.range(1, names.size()).boxed().toList();
  }

  private String heading(int variant) {
    boolean itself = analysis.conclusion() == Conclusion.NOISE_FLOOR && names.size() == 2;
    return "%s against %s (%s)"
        .formatted(names.get(variant), itself ? "itself" : names.get(0), terms());
  }

  private String terms() {
    Metric leading = analysis.replicates().leading();
    String metric = leading == Metric.THROUGHPUT ? "" : analysis.noun(leading) + ", ";
    return switch (analysis.conclusion()) {
      case VERDICTS -> metric + "95% intervals, margin " + percent(analysis.margin().delta());
      case NOISE_FLOOR -> metric + "the noise of this machine, 95%, " + analysis.counted();
      default -> "no verdict: one JVM each";
    };
  }

  private Definitions lines(int variant) {
    return new Definitions(
        analysis.replicates().operations().stream()
            .map(operation -> new Definition(operation.label(), line(variant, operation)))
            .toList());
  }

  private String line(int variant, OperationKey operation) {
    Comparison comparison = analysis.replicates().inLeading(variant, operation);
    return switch (analysis.conclusion()) {
      case VERDICTS -> verdict(variant, operation, comparison);
      case NOISE_FLOOR -> noise(comparison);
      default -> withoutVerdict(comparison);
    };
  }

  private String verdict(int variant, OperationKey operation, Comparison comparison) {
    Verdict verdict = comparison.verdict(analysis.margin());
    List<String> others = others(variant, operation, verdict);
    return Formats.words(verdict)
        + ": "
        + change(comparison)
        + (verdict == Verdict.UNDECIDED ? more(comparison) : "")
        + (others.isEmpty() ? "" : ", but " + Words.list(others));
  }

  /** What is sure of other metrics and not what the leading one makes one expect. */
  private List<String> others(int variant, OperationKey operation, Verdict expected) {
    return analysis
        .shown(variant, operation)
        .filter(it -> analysis.verdict(it).differs() && analysis.verdict(it) != expected)
        .map(it -> analysis.noun(it.metric()) + " " + change(it.comparison().ratio().estimate()))
        .toList();
  }

  private static String noise(Comparison comparison) {
    Optional<Interval> interval = comparison.ratio().interval();
    if (interval.isEmpty()) {
      return "%s; a single one says nothing about noise".formatted(change(comparison));
    }
    return change(comparison)
        + (interval.get().contains(1)
            ? ""
            : ", and 0 lies outside, which happens by chance 1 time in 20");
  }

  private String withoutVerdict(Comparison comparison) {
    double ratio = comparison.ratio().estimate();
    return change(comparison)
        + (analysis.margin().low() <= ratio && ratio <= analysis.margin().high()
            ? ", within the margin of " + percent(analysis.margin().delta())
            : "");
  }

  private String more(Comparison comparison) {
    if (comparison.ratio().rounds() < 2) {
      return "; one %s has no spread: measure at least two".formatted(analysis.design().noun());
    }
    OptionalInt more = RoundsNeeded.toSettle(comparison.ratio(), analysis.margin());
    return more.isPresent()
        ? "; about %s may decide it"
            .formatted(analysis.design().counted(more.getAsInt()).replaceFirst(" ", " more "))
        : "; too close to the margin for a reasonable number of %ss"
            .formatted(analysis.design().noun());
  }

  private static double speed(Comparison comparison) {
    double ratio = comparison.ratio().estimate();
    return comparison.direction() == BetterWhen.HIGHER ? ratio : 1 / ratio;
  }

  /** How many verdicts there are of each kind, and the worst. */
  private String counts(List<Integer> of) {
    List<ComparisonAnalysis.Row> all =
        analysis.rows().stream()
            .filter(it -> it.metric() == analysis.replicates().leading())
            .filter(it -> of.contains(it.variant()))
            .toList();
    Map<Verdict, Long> numbers =
        all.stream()
            .collect(groupingBy(analysis::verdict, () -> new EnumMap<>(Verdict.class), counting()));
    ComparisonAnalysis.Row worst =
        all.stream().min(Comparator.comparingDouble(it -> speed(it.comparison()))).orElseThrow();
    return "%s; the worst is %s%s: %s"
        .formatted(
            numbers.entrySet().stream()
                .map(it -> it.getValue() + " " + Formats.words(it.getKey()))
                .collect(joining(", ")),
            worst.operation().label(),
            of.size() > 1 ? " of " + names.get(worst.variant()) : "",
            change(worst.comparison()));
  }
}
