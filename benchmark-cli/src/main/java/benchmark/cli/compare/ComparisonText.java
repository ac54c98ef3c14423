// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static benchmark.cli.compare.Formats.percent;
import static benchmark.cli.compare.Formats.ratio;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.RoundsNeeded;
import benchmark.cli.statistics.Verdict;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a comparison comes to, in sentences.
 *
 * @param names what the variants are called
 */
record ComparisonText(List<String> names, ComparisonAnalysis analysis) {

  /** One sentence for each operation of each variant; none if a user's look may have ended it. */
  List<String> sentences() {
    var sentences = new ArrayList<String>();
    for (int variant = 1; variant < names.size(); variant++) {
      for (OperationKey operation : analysis.replicates().operations()) {
        switch (analysis.conclusion()) {
          case VERDICTS -> sentences.add(verdict(variant, operation));
          case NOISE_FLOOR -> sentences.add(noise(variant, operation));
          case STORED_RUNS -> sentences.add(withoutVerdict(variant, operation));
          case STOPPED_BY_HAND -> {}
        }
      }
    }
    return sentences;
  }

  private String verdict(int variant, OperationKey operation) {
    Comparison comparison = throughput(variant, operation);
    String label = names.get(variant);
    String baseline = names.get(0);
    String margin = percent(analysis.margin().delta());
    String ratio = ratio(comparison);
    List<String> others = others(variant, operation);
    String but = others.isEmpty() ? "" : ", but " + Formats.list(others);
    return switch (comparison.verdict(analysis.margin())) {
      case FASTER ->
          "%s answers %s %s times as fast as %s: faster%s."
              .formatted(label, operation.label(), ratio, baseline, but);
      case SLOWER ->
          "%s answers %s %s times as fast as %s: slower%s."
              .formatted(label, operation.label(), ratio, baseline, but);
      case SAME ->
          "%s answers %s as fast as %s, within %s (%s)%s."
              .formatted(label, operation.label(), baseline, margin, ratio, but);
      case NOT_YET_KNOWN ->
          "Whether %s answers %s faster or slower than %s by more than %s is not yet known (%s)%s.%s"
              .formatted(
                  label,
                  operation.label(),
                  baseline,
                  margin,
                  ratio,
                  more(comparison),
                  others.isEmpty() ? "" : " But " + Formats.list(others) + ".");
    };
  }

  /** What is sure of other metrics and not what the throughput makes one expect. */
  private List<String> others(int variant, OperationKey operation) {
    Verdict expected = analysis.verdict(variant, operation, Metric.THROUGHPUT);
    return analysis.replicates().metrics(operation).stream()
        .filter(metric -> isSure(analysis.verdict(variant, operation, metric)))
        .filter(metric -> analysis.verdict(variant, operation, metric) != expected)
        .map(
            metric ->
                "%s is %s (%s)"
                    .formatted(
                        noun(metric),
                        Formats.verdict(metric, analysis.verdict(variant, operation, metric)),
                        ratio(analysis.comparison(variant, operation, metric))))
        .toList();
  }

  private static boolean isSure(Verdict verdict) {
    return verdict == Verdict.FASTER || verdict == Verdict.SLOWER;
  }

  private static String noun(Metric metric) {
    return switch (metric) {
      case THROUGHPUT, P50, P99 -> metric.label();
      case CPU -> "CPU per call";
      case ALLOC -> "allocation per call";
    };
  }

  private String noise(int variant, OperationKey operation) {
    Comparison comparison = throughput(variant, operation);
    return comparison
        .ratio()
        .interval()
        .map(
            interval ->
                "Noise floor of this machine in %s: %s against %s is %s after %s%s."
                    .formatted(
                        operation.label(),
                        names.get(variant),
                        names.size() == 2 ? "itself" : names.get(0),
                        ratio(comparison),
                        analysis.counted(),
                        interval.contains(1)
                            ? ""
                            : ", which leaves out 1: that happens by chance in 1 of 20"))
        .orElseGet(
            () ->
                "One %s of %s gives no noise estimate."
                    .formatted(analysis.design().noun(), operation.label()));
  }

  private String withoutVerdict(int variant, OperationKey operation) {
    Comparison comparison = throughput(variant, operation);
    double ratio = comparison.ratio().estimate();
    return "%s answered %s %s times as fast as %s%s."
        .formatted(
            names.get(variant),
            operation.label(),
            ratio(comparison),
            names.get(0),
            analysis.margin().low() <= ratio && ratio <= analysis.margin().high()
                ? ", which is within the margin of " + percent(analysis.margin().delta())
                : "");
  }

  private String more(Comparison comparison) {
    if (comparison.ratio().rounds() < 2) {
      return ": one %s has no spread, so do at least two".formatted(analysis.design().noun());
    }
    OptionalInt more = RoundsNeeded.toSettle(comparison.ratio(), analysis.margin());
    return more.isPresent()
        ? ": about " + analysis.design().counted(more.getAsInt()).replaceFirst(" ", " more ")
        : ": it is too near to the margin to be settled by a reasonable number of %ss"
            .formatted(analysis.design().noun());
  }

  private Comparison throughput(int variant, OperationKey operation) {
    return analysis.comparison(variant, operation, Metric.THROUGHPUT);
  }
}
