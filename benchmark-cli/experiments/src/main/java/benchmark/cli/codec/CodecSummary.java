// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.RowChart;
import benchmark.cli.run.OwnService;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Several codecs in one table: the geometric means over the messages that all of them carry.
 *
 * @param messages what they are
 * @param scenario the name of that which they are of; null if there is none
 * @param means of each codec, the fastest first
 */
public record CodecSummary(List<String> messages, String scenario, List<Means> means) {

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
    var common = new ArrayList<>(messages(measured.get(0)));
    measured.forEach(codec -> common.retainAll(messages(codec)));
    return common.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CodecSummary(
                common,
                scenario(measured),
                measured.stream()
                    .map(codec -> means(codec, common))
                    .sorted(Comparator.comparingDouble(Means::nanos))
                    .toList()));
  }

  private static List<String> messages(PairCodec codec) {
    return codec.messages().stream().map(MessageCost::message).toList();
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
    return Arrays.stream(values).allMatch(it -> it > 0)
        ? Samples.geometricMean(values)
        : Double.NaN;
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
    var heading = new Heading("Codecs, the fastest first");
    String note =
        "Geometric means over the messages that all of them carry: %s."
            .formatted(String.join(", ", messages));
    return scenario == null
        ? Document.of(heading, table(), new Paragraph(note))
        : Document.of(
            heading,
            table(),
            new Paragraph(note + " To see whether a difference is real:"),
            new Command(
                "./benchmark.sh compare --codec %s %s%s"
                    .formatted(
                        means.get(0).pair(),
                        means.get(1).pair(),
                        OwnService.option()
                            .orElse(
                                scenario.equals(Scenarios.USER.name())
                                    ? ""
                                    : " --scenario " + scenario))));
  }

  private Table table() {
    return new Table(
        List.of(
            "pair", "bytes", "encode, ns", "decode, ns", "both, ns", "of fastest", "alloc. both"),
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
            .toList());
  }

  /** Null if the messages are the user's own, or of several scenarios: compare takes neither. */
  private static String scenario(List<PairCodec> codecs) {
    List<OperationKey> measured =
        codecs.stream()
            .flatMap(it -> it.messages().stream())
            .map(MessageCost::operation)
            .distinct()
            .toList();
    return Stream.concat(Stream.of(Scenarios.USER), Scenarios.ALL.stream())
        .filter(it -> it.calls().stream().map(Operation::key).toList().containsAll(measured))
        .map(Scenario::name)
        .findFirst()
        .orElse(null);
  }
}
