// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.statistics.Better;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * Codecs beside each other, from rounds that each measured all of them in fresh JVMs.
 *
 * @param variants their labels, the baseline first
 * @param rounds in each, for each variant in this order, what every message cost
 */
public record CodecComparison(List<String> variants, List<Round> rounds) {

  /** What every variant's messages cost, in the order of the variants. */
  public record Round(List<List<MessageCost>> costs) {}

  /** The messages that all variants carry. */
  public List<String> messages() {
    List<List<MessageCost>> first = rounds.get(0).costs();
    return first.get(0).stream()
        .map(MessageCost::message)
        .filter(
            message ->
                first.stream()
                    .allMatch(of -> of.stream().anyMatch(it -> it.message().equals(message))))
        .toList();
  }

  /** Whether every round holds what every variant's messages cost. */
  boolean isWhole() {
    return variants != null
        && variants.size() >= 2
        && rounds != null
        && !rounds.isEmpty()
        && rounds.stream()
            .allMatch(
                round ->
                    round.costs() != null
                        && round.costs().size() == variants.size()
                        && round.costs().stream()
                            .allMatch(costs -> costs != null && !costs.isEmpty()));
  }

  /** The mean over the rounds. */
  public double mean(int variant, String message, Quantity quantity) {
    return DoubleStream.of(values(variant, message, quantity)).average().orElse(Double.NaN);
  }

  /** The ratio of a variant to the baseline; empty if either is 0, as the allocation may be. */
  public Optional<PairedRatio> ratio(int variant, String message, Quantity quantity) {
    double[] baseline = values(0, message, quantity);
    double[] candidate = values(variant, message, quantity);
    return DoubleStream.concat(DoubleStream.of(baseline), DoubleStream.of(candidate))
            .allMatch(value -> value > 0)
        ? Optional.of(PairedRatio.of(baseline, candidate))
        : Optional.empty();
  }

  /** What the rounds say about a ratio. */
  public static Verdict verdict(PairedRatio ratio, Margin margin) {
    return Verdict.of(ratio.interval(), Better.LOWER_IS_BETTER, margin);
  }

  private double[] values(int variant, String message, Quantity quantity) {
    return rounds.stream()
        .map(round -> round.costs().get(variant))
        .flatMap(costs -> costs.stream().filter(it -> it.message().equals(message)))
        .mapToDouble(quantity::of)
        .toArray();
  }
}
