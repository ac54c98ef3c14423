// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.compare.Formats;
import benchmark.cli.report.DistinctLabels;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Verdict;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A comparison of codecs as tables, one for each quantity and candidate, and a sentence. */
public final class CodecComparisonReport {

  private final CodecComparison comparison;
  private final Margin margin;
  private final List<String> names;

  public CodecComparisonReport(CodecComparison comparison, Margin margin) {
    this.comparison = comparison;
    this.margin = margin;
    this.names = DistinctLabels.of(comparison.variants());
  }

  /** The tables and sentences of all candidates. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    for (int candidate = 1; candidate < names.size(); candidate++) {
      blocks.add(new Heading("%s against %s".formatted(names.get(candidate), names.get(0))));
      for (Quantity quantity : Quantity.values()) {
        blocks.add(table(candidate, quantity));
      }
      blocks.add(new Paragraph(sentence(candidate)));
    }
    blocks.add(
        new Paragraph(
            "Encoding and decoding together; CPU time of the one thread that does it. Ratios to"
                + " %s with 95%% intervals over %d rounds of fresh JVMs; a difference up to %s does"
                    .formatted(
                        names.get(0), comparison.rounds().size(), Formats.percent(margin.delta()))
                + " not matter."));
    return new Document(blocks);
  }

  /** The names of the variants, no longer than tells them apart; the baseline first. */
  public List<String> names() {
    return names;
  }

  /** A row for each message; the last column is the verdict. */
  public Table table(int candidate, Quantity quantity) {
    return new Table(
        List.of(quantity.heading(), "baseline", "candidate", "ratio", "verdict"),
        comparison.messages().stream()
            .map(
                message -> {
                  Optional<PairedRatio> ratio = comparison.ratio(candidate, message, quantity);
                  return List.of(
                      message,
                      Numbers.of(comparison.mean(0, message, quantity)),
                      Numbers.of(comparison.mean(candidate, message, quantity)),
                      ratio.map(it -> ratio(quantity, it)).orElse(Numbers.NONE),
                      ratio.map(it -> verdict(quantity, it)).orElse(Numbers.NONE));
                })
            .toList());
  }

  /** A length is the same in all rounds: it has no interval. */
  private static String ratio(Quantity quantity, PairedRatio ratio) {
    return quantity == Quantity.BYTES ? Numbers.of(ratio.estimate()) : Formats.ratio(ratio);
  }

  private String verdict(Quantity quantity, PairedRatio ratio) {
    return quantity.verdict(CodecComparison.verdict(ratio, margin));
  }

  /** How often each verdict on the time was given. */
  public String sentence(int candidate) {
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    for (String message : comparison.messages()) {
      comparison
          .ratio(candidate, message, Quantity.TIME)
          .ifPresent(it -> verdicts.merge(CodecComparison.verdict(it, margin), 1, Integer::sum));
    }
    return "%s encodes and decodes %d messages: %s."
        .formatted(
            names.get(candidate),
            comparison.messages().size(),
            verdicts.entrySet().stream()
                .map(it -> Quantity.TIME.verdict(it.getKey()) + " in " + it.getValue())
                .collect(Collectors.joining(", ")));
  }
}
