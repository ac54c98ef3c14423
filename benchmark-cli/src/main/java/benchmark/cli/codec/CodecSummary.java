// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.RowChart;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * Several codecs in one table: the geometric means over the messages that all of them carry.
 *
 * @param messages what they are
 * @param means of each codec, the fastest first
 */
public record CodecSummary(List<String> messages, List<Means> means) {

  /**
   * One codec; NaN for a mean that there is not, because a value is 0.
   *
   * @param nanos encoding and decoding together
   * @param allocatedBytes encoding and decoding together
   */
  public record Means(
      String pair,
      double bytes,
      double encodeNanos,
      double decodeNanos,
      double nanos,
      double allocatedBytes) {}

  /** Empty for fewer than two codecs, and where no message is common to all. */
  public static Optional<CodecSummary> of(List<PairCodec> codecs) {
    List<PairCodec> measured = codecs.stream().filter(it -> !it.messages().isEmpty()).toList();
    if (measured.size() < 2) {
      return Optional.empty();
    }
    List<String> common =
        measured.get(0).messages().stream()
            .map(MessageCost::message)
            .filter(
                message ->
                    measured.stream()
                        .allMatch(
                            codec ->
                                codec.messages().stream()
                                    .anyMatch(it -> it.message().equals(message))))
            .toList();
    return common.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CodecSummary(
                common,
                measured.stream()
                    .map(codec -> means(codec, common))
                    .sorted(Comparator.comparingDouble(Means::nanos))
                    .toList()));
  }

  private static Means means(PairCodec codec, List<String> messages) {
    List<MessageCost> costs =
        codec.messages().stream().filter(it -> messages.contains(it.message())).toList();
    return new Means(
        codec.pair(),
        mean(costs, MessageCost::bytes),
        mean(costs, MessageCost::encodeNanos),
        mean(costs, MessageCost::decodeNanos),
        mean(costs, MessageCost::nanos),
        mean(costs, MessageCost::allocatedBytes));
  }

  private static double mean(List<MessageCost> costs, ToDoubleFunction<MessageCost> value) {
    double[] values = costs.stream().mapToDouble(value).toArray();
    for (double each : values) {
      if (!(each > 0)) {
        return Double.NaN;
      }
    }
    return Samples.geometricMean(values);
  }

  /** How many times the fastest one's time a codec takes; 1 for the fastest. */
  public double ofFastest(Means codec) {
    return codec.nanos() / means.get(0).nanos();
  }

  /** The time of each codec, the fastest first. */
  public Chart figure() {
    return RowChart.bars(
        "CPU time to encode and decode a message",
        "nanoseconds, geometric mean of %d messages; bytes of a message".formatted(messages.size()),
        means.stream()
            .map(
                codec ->
                    new RowChart.Bar(
                        codec.pair(),
                        "%s ns, %s B"
                            .formatted(Numbers.of(codec.nanos()), Numbers.of(codec.bytes())),
                        codec.nanos(),
                        Double.NaN,
                        Double.NaN))
            .toList(),
        Optional.empty());
  }

  /** The table and what its numbers are. */
  Document document() {
    return Document.of(
        new Heading("Codecs, the fastest first"),
        new Table(
            List.of(
                "pair",
                "bytes",
                "encode, ns",
                "decode, ns",
                "both, ns",
                "of fastest",
                "alloc. both"),
            means.stream()
                .map(
                    codec ->
                        List.of(
                            codec.pair(),
                            Numbers.of(codec.bytes()),
                            Numbers.of(codec.encodeNanos()),
                            Numbers.of(codec.decodeNanos()),
                            Numbers.of(codec.nanos()),
                            Numbers.of(ofFastest(codec)),
                            Numbers.of(codec.allocatedBytes())))
                .toList()),
        new Paragraph(
            "Geometric means over the messages that all of them carry: %s. To see whether a"
                    .formatted(String.join(", ", messages))
                + " difference is real:"),
        new Command(
            "./benchmark.sh compare --codec "
                + String.join(" ", means.subList(0, 2).stream().map(Means::pair).toList())));
  }
}
