// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static benchmark.cli.compare.Formats.percent;
import static benchmark.cli.compare.Formats.ratio;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.RoundsNeeded;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a comparison comes to, in sentences.
 *
 * @param noiseFloor whether they are all the same
 */
record ComparisonText(VariantLabels names, Rounds rounds, Margin margin, boolean noiseFloor) {

  /** One sentence for each operation of each variant. */
  List<String> all() {
    var sentences = new ArrayList<String>();
    for (int variant = 1; variant < names.size(); variant++) {
      for (OperationKey operation : rounds.operations()) {
        Comparison comparison = rounds.comparison(variant, operation, Metric.THROUGHPUT);
        sentences.add(
            noiseFloor
                ? noiseSentence(variant, operation.label(), comparison)
                : sentence(names.inSentence(variant), operation.label(), comparison));
      }
    }
    return sentences;
  }

  /** The same of stored runs, without a verdict: a single round each has no interval. */
  List<String> withoutVerdict() {
    var sentences = new ArrayList<String>();
    for (int run = 1; run < names.size(); run++) {
      for (OperationKey operation : rounds.operations()) {
        Comparison comparison = rounds.comparison(run, operation, Metric.THROUGHPUT);
        double ratio = comparison.ratio().estimate();
        sentences.add(
            "%s answered %s %s times as fast as %s%s."
                .formatted(
                    names.inSentence(run),
                    operation.label(),
                    ratio(comparison),
                    names.inSentence(0),
                    margin.low() <= ratio && ratio <= margin.high()
                        ? ", which is within the margin of " + percent(margin.delta())
                        : ""));
      }
    }
    return sentences;
  }

  private String sentence(String label, String operation, Comparison comparison) {
    String baseline = names.inSentence(0);
    String ratio = ratio(comparison);
    return switch (comparison.verdict(margin)) {
      case FASTER ->
          "%s answers %s %s times as fast as %s: faster."
              .formatted(label, operation, ratio, baseline);
      case SLOWER ->
          "%s answers %s %s times as fast as %s: slower."
              .formatted(label, operation, ratio, baseline);
      case SAME ->
          "%s answers %s as fast as %s, within %s (%s)."
              .formatted(label, operation, baseline, percent(margin.delta()), ratio);
      case NOT_YET_KNOWN ->
          "Whether %s answers %s faster or slower than %s by more than %s is not yet known (%s)%s."
              .formatted(
                  label, operation, baseline, percent(margin.delta()), ratio, more(comparison));
    };
  }

  private String noiseSentence(int variant, String operation, Comparison comparison) {
    return comparison
        .ratio()
        .interval()
        .map(
            interval ->
                "Noise floor of this machine in %s: %s against %s is %s after %d rounds%s."
                    .formatted(
                        operation,
                        names.inSentence(variant),
                        names.size() == 2 ? "itself" : names.inSentence(0),
                        ratio(comparison),
                        rounds.finished().size(),
                        interval.contains(1)
                            ? ""
                            : ", which excludes 1: conditions changed during the measurement"))
        .orElse("One round of %s gives no noise estimate.".formatted(operation));
  }

  private String more(Comparison comparison) {
    if (comparison.ratio().rounds() < 2) {
      return ": one round has no spread, so do at least two";
    }
    OptionalInt more = RoundsNeeded.toSettle(comparison.ratio(), margin);
    return more.isPresent()
        ? ": about %d more round%s".formatted(more.getAsInt(), more.getAsInt() == 1 ? "" : "s")
        : ": it is too near to the margin to be settled by a reasonable number of rounds";
  }
}
