// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static java.util.stream.Collectors.joining;

import benchmark.cli.compare.ComparisonAnalysis.Conclusion;
import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.report.PlacesSentence;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Origin;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RecordFile;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.RoundsNeeded;
import benchmark.cli.statistics.Verdict;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A comparison as it is stored: what every replicate measured, so that any statistic can be
 * computed again, and what this project made of it.
 *
 * @param commands the words that the user gave, of every time that replicates were added
 * @param variants the baseline first
 * @param margin the share that is too small to matter
 * @param gate what the gate says; null if there was none, or it could not decide
 */
public record CompareRecord(
    List<List<String>> commands,
    Conditions conditions,
    List<VariantRecord> variants,
    double margin,
    @JsonUnwrapped Course course,
    List<Result> results,
    List<Replicate> replicates,
    GateReport gate) {

  /** Where it is stored, after every replicate. */
  public static final RecordFile<CompareRecord> FILE =
      new RecordFile<>(
          "compare.json",
          CompareRecord.class,
          CompareRecord::isComplete,
          "the complete record of a comparison");

  private static final Set<String> DIFFERENT =
      Set.of(Formats.words(Verdict.BETTER), Formats.words(Verdict.WORSE));

  /** The file of earlier versions, which stored comparisons of codecs in another form. */
  private static final String OF_CODECS = "codec-comparison.json";

  /**
   * How it went.
   *
   * @param start of the first replicate
   * @param end of the last one
   * @param stopped why there were no more replicates
   * @param byHand whether it was stopped by hand, or killed, so that there is no verdict
   * @param error what ended it before its time; null if nothing did
   * @param looks how often it had verdicts: once for every time that replicates were added, but for
   *     those that were stopped by hand; null in a file of an earlier version
   */
  public record Course(
      GitState project,
      Instant start,
      Instant end,
      String stopped,
      boolean byHand,
      String error,
      Integer looks) {}

  /**
   * A variant against the baseline in one metric of one operation.
   *
   * @param direction which way the metric improves
   * @param change with its 95% interval
   * @param verdict in the words of the report; null if the comparison was stopped by hand
   * @param moreReplicates about how many would settle it; null if that is not known or too many
   */
  public record Result(
      String variant,
      OperationKey operation,
      Metric metric,
      String direction,
      @JsonUnwrapped StoredRatio change,
      String verdict,
      Integer moreReplicates) {}

  /**
   * Refuses a comparison of codecs that an earlier version has stored.
   *
   * @throws UserError if the folder holds one: exit status 2
   */
  public static void requireReadable(Path folder) {
    if (Files.exists(folder.resolve(OF_CODECS))) {
      throw UserError.badInput(
          "%s holds %s, a comparison of codecs in a format that was last read by commit 609d6aa."
              + " Read codec-comparison.md in it, or compare again: ./benchmark.sh compare"
              + " --codec A B",
          folder, OF_CODECS);
    }
  }

  private boolean isComplete() {
    return commands != null
        && conditions != null
        && conditions.isComplete()
        && variants != null
        && variants.size() >= 2
        && variants.stream().allMatch(it -> it.label() != null && it.files() != null)
        && 0 <= margin
        && margin < 1
        && course.project != null
        && course.start != null
        && course.end != null
        && course.stopped != null
        && looks() >= (course.byHand ? 0 : 1)
        && replicates != null
        && !replicates.isEmpty()
        && replicates.stream().allMatch(this::isComplete)
        && !new Replicates(replicates, conditions.leading()).operations().isEmpty();
  }

  private boolean isComplete(Replicate replicate) {
    return replicate.order() != null
        && replicate.variants() != null
        && replicate.variants().size() == variants.size()
        && replicate.variants().stream()
            .allMatch(
                it ->
                    it.values() != null
                        && it.values().values().stream()
                            .flatMap(values -> values.values().stream())
                            .allMatch(value -> value > 0 && value < Double.POSITIVE_INFINITY)
                        && it.series() != null
                        && it.costs() != null
                        && it.warnings() != null);
  }

  /**
   * Checks that more of the same can be measured.
   *
   * @param folder where this is stored
   * @param now the conditions of the replicates to come
   * @param others their variants
   * @throws UserError if anything differs: exit status 2
   */
  void requireSame(Path folder, Conditions now, List<VariantRecord> others) {
    var differences = new ArrayList<>(now.differencesTo(conditions));
    List<String> labels = others.stream().map(VariantRecord::label).toList();
    if (!labels.equals(labels())) {
      differences.add(
          "variants (%s instead of %s)"
              .formatted(String.join(" ", labels), String.join(" ", labels())));
    } else {
      for (int variant = 0; variant < others.size(); variant++) {
        List<String> files = others.get(variant).changesSince(variants.get(variant));
        if (!files.isEmpty()) {
          differences.add(
              "contents of %s for %s".formatted(String.join(", ", files), labels.get(variant)));
        }
      }
    }
    if (!differences.isEmpty()) {
      throw UserError.badInput(
          "%s cannot be continued: %s differ. Start a new comparison.",
          folder, String.join("; ", differences));
    }
  }

  /** How often it had verdicts; if its file does not say, each command may have been a look. */
  public int looks() {
    return course.looks == null ? Math.max(1, commands.size()) : course.looks;
  }

  /** What the gate says; empty if there was none, or it could not decide. */
  public Optional<GateReport> gateReport() {
    return Optional.ofNullable(gate);
  }

  /** The variants' labels. */
  public List<String> labels() {
    return variants.stream().map(VariantRecord::label).toList();
  }

  /**
   * The operation in whose CPU time or allocation the first two variants certainly differ, and
   * most, with its rate but without its message; the first one if there is none.
   */
  public OperationKey mostDifferentOperation() {
    return results.stream()
        .filter(it -> it.variant().equals(labels().get(1)))
        .filter(it -> it.metric() == Metric.CPU || it.metric() == Metric.ALLOC)
        .filter(it -> DIFFERENT.contains(String.valueOf(it.verdict())))
        .max(Comparator.comparingDouble(it -> Math.abs(Math.log(it.change().ratio()))))
        .map(Result::operation)
        .orElseGet(() -> new Replicates(replicates, conditions.leading()).operations().get(0))
        .without(CodecRounds.MESSAGE);
  }

  /** When, where and on what it was measured. */
  public Origin origin() {
    return conditions.origin().of(course.project, course.start, course.end);
  }

  /** Where it is from; the versions of frameworks under names of the variants. */
  public Provenance provenance(List<String> names) {
    String versions =
        IntStream.range(0, names.size())
            .filter(variant -> variants.get(variant).framework() != null)
            .mapToObj(variant -> variants.get(variant).framework() + " in " + names.get(variant))
            .distinct()
            .collect(joining(", "));
    return origin().provenance(commands).with("Versions", versions);
  }

  /** How often it measured and how, and why it stopped, in sentences. */
  public String method() {
    Design design = conditions.design();
    return "%s (%s); each %s. Stopped %s."
        .formatted(
            design.counted(replicates.size()),
            design.meaning(),
            conditions.measuring("callers", labels(), duration()),
            course.stopped);
  }

  /**
   * How long an operation was measured in a replicate, for the reader: as its slices tell, since
   * blocks that share a budget or aim at a precision are not as long as a plan without one.
   */
  String duration() {
    Duration slice =
        SliceSettings.slice(conditions.time().measurement(), conditions.atRate() != null);
    IntSummaryStatistics slices =
        replicates.stream()
            .flatMap(replicate -> replicate.variants().stream())
            .flatMap(variant -> variant.series().values().stream())
            .mapToInt(List::size)
            .filter(size -> size > 0)
            .summaryStatistics();
    Design design = conditions.design();
    if (slices.getCount() == 0) {
      return design.time(conditions.time());
    }
    String shortest = Formats.duration(slice.multipliedBy(slices.getMin()));
    String longest = Formats.duration(slice.multipliedBy(slices.getMax()));
    String from = longest.endsWith(" s") ? shortest.replaceFirst(" s$", "") : shortest;
    return design.time(
        conditions.time(), shortest.equals(longest) ? longest : from + " to " + longest);
  }

  /** The conditions that a reader must know beside the verdicts. */
  String setup(Margin chosen) {
    ComparisonAnalysis analysis = analysis(chosen);
    Origin origin = conditions.origin();
    String busy = analysis.busyOperations();
    return "Setup: %s%d CPUs%s; %s; %s; margin %s."
        .formatted(
            origin.places().isEmpty() ? "" : PlacesSentence.of(origin.places()) + " ",
            origin.machine().cpus(),
            busy.isEmpty() ? "" : ", busy in " + busy,
            conditions.load(labels()),
            analysis.counted(),
            Formats.percent(chosen.delta()));
  }

  /** What the comparison has found, with a margin of one's choice. */
  ComparisonAnalysis analysis(Margin chosen) {
    Conclusion conclusion =
        course.byHand
            ? Conclusion.STOPPED_BY_HAND
            : CompareSettings.isNoiseFloor(labels()) ? Conclusion.NOISE_FLOOR : Conclusion.VERDICTS;
    Design design = conditions.design();
    return new ComparisonAnalysis(
        labels(), design, new Replicates(replicates, conditions.leading()), chosen, conclusion);
  }

  /** This comparison with what it comes to, and what a gate says. */
  CompareRecord judged(Optional<GateRule> rule) {
    ComparisonAnalysis analysis = analysis(new Margin(margin));
    return new CompareRecord(
        commands,
        conditions,
        variants,
        margin,
        course,
        results(analysis),
        replicates,
        rule.filter(it -> analysis.hasVerdicts() && it.canDecide(analysis))
            .map(it -> GateReport.of(it, analysis, looks()))
            .orElse(null));
  }

  /** What it comes to: every variant but the baseline, every operation, every metric. */
  static List<Result> results(ComparisonAnalysis analysis) {
    return analysis.rows().stream().map(row -> result(analysis, row)).toList();
  }

  private static Result result(ComparisonAnalysis analysis, ComparisonAnalysis.Row row) {
    PairedRatio ratio = row.comparison().ratio();
    OptionalInt more =
        ratio.rounds() < 2 ? OptionalInt.empty() : RoundsNeeded.toSettle(ratio, analysis.margin());
    return new Result(
        analysis.labels().get(row.variant()),
        row.operation(),
        row.metric(),
        Formats.words(row.metric().direction()),
        StoredRatio.of(ratio.estimate(), ratio.interval()),
        analysis.hasVerdicts() ? Formats.words(analysis.verdict(row)) : null,
        more.isPresent() ? (Integer) more.getAsInt() : null);
  }
}
