// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.chart.Grid;
import benchmark.cli.chart.Grid.Cell;
import benchmark.cli.chart.Grid.Column;
import benchmark.cli.run.OwnService;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
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

  /** Who is the fastest, in a sentence. */
  String headline() {
    Means slowest = means.get(means.size() - 1);
    return "%s encodes and decodes a message fastest, in %s ns; %s takes %s times as long"
        .formatted(
            means.get(0).pair(),
            Numbers.rounded(means.get(0).nanos(), 3),
            slowest.pair(),
            Numbers.rounded(ofFastest(slowest), 3));
  }

  /** Time, length and allocation of each codec, the fastest first. */
  public Grid grid() {
    return new Grid(
        "What a message costs",
        "Geometric means of %s.".formatted(Words.count(messages.size(), "message")),
        "pair",
        List.of(
            Column.bars("CPU time to encode and decode", "ns", "encode", "decode"),
            Column.bars("length", "bytes"),
            Column.bars("allocated", "bytes")),
        means.stream()
            .map(
                it ->
                    new Grid.Row(
                        it.pair(),
                        List.of(
                            Cell.of(
                                    "%s ns, %s B"
                                        .formatted(Numbers.of(it.nanos()), Numbers.of(it.bytes())),
                                    it.nanos())
                                .of(split(it.nanos(), it.encodeNanos(), it.decodeNanos())),
                            Cell.of(Numbers.of(it.bytes()), it.bytes()),
                            Cell.of(Numbers.of(it.allocatedBytes()), it.allocatedBytes()))))
            .toList(),
        0);
  }

  /** A mean in the proportion of two others: geometric means do not add up. */
  private static List<Double> split(double all, double one, double other) {
    double share = one / (one + other);
    return Double.isNaN(share) ? List.of() : List.of(all * share, all * (1 - share));
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
            Command.of("compare", "--codec", means.get(0).pair(), means.get(1).pair())
                .and(measured()));
  }

  /** The options that have another command measure these messages. */
  private List<String> measured() {
    List<String> service = OwnService.option();
    return service.isEmpty() && !scenario.equals(Scenarios.USER.name())
        ? List.of("--scenario", scenario)
        : service;
  }

  private Table table() {
    return new Columns<Means>()
        .and("pair", Means::pair)
        .and("bytes", it -> Numbers.of(it.bytes()))
        .and("encode, ns", it -> Numbers.of(it.encodeNanos()))
        .and("decode, ns", it -> Numbers.of(it.decodeNanos()))
        .and("both, ns", it -> Numbers.of(it.nanos()))
        .and("of fastest", it -> Numbers.of(ofFastest(it)))
        .and("alloc. both", it -> Numbers.of(it.allocatedBytes()))
        .table(means);
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
