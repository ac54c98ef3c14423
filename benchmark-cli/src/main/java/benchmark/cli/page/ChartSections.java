// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.codec.CodecReport;
import benchmark.cli.codec.MessageCost;
import benchmark.cli.codec.PairCodec;
import benchmark.cli.project.PairKind;
import benchmark.cli.results.OperationCost;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The parts of a page that show what was measured. */
final class ChartSections {

  private static final List<Double> SHARES = List.of(0.5, 0.9, 0.99, 0.999, 0.9999, 0.99999);

  private final List<ResultGroup> groups;

  ChartSections(List<ResultGroup> groups) {
    this.groups = groups;
  }

  /** The sentences that it comes to, the ratios, and the same as a terminal shows it. */
  Document answer() {
    var blocks = new ArrayList<Block>();
    for (ResultGroup it : groups) {
      blocks.add(new Heading(it.title()));
      blocks.add(Items.of(it.sentences()));
      blocks.add(new Paragraph(it.note()));
      it.forests().stream().map(ChartSections::forest).map(Figure::new).forEach(blocks::add);
      if (!it.tables().blocks().isEmpty()) {
        blocks.add(new Details("The same as tables", it.tables()));
      }
    }
    return new Document(blocks);
  }

  Document throughput() {
    return shown(
        "Calls of all threads together, per millisecond; more is better. A whisker is an interval,"
            + " the dashed line the limit: ready bytes over the same wire, without codec and"
            + " framework.",
        ChartSections::throughput);
  }

  Document latency() {
    return shown(
        "How long sampled calls took, from the median to the slowest few; less is better. A closed"
            + " loop hides stalls: callers that wait do not call.",
        ChartSections::latency);
  }

  Document cpu() {
    return shown(
        "CPU time of both JVMs, JIT and GC included; less is better.",
        (it, operation) ->
            stacks(
                it,
                operation,
                "cpu",
                "CPU per call",
                "microseconds",
                List.of("client", "server"),
                List.of(cost -> cost.client().cpuMicros(), cost -> cost.server().cpuMicros())));
  }

  Document wire() {
    return shown(
        "TCP payload of each call; less is better.",
        (it, operation) ->
            stacks(
                it,
                operation,
                "wire",
                "bytes on the wire",
                "bytes",
                List.of("request", "response"),
                List.of(OperationCost::sentBytes, OperationCost::receivedBytes)));
  }

  Document allocated() {
    return shown(
        "Allocated on the heap for each call; less is better.",
        (it, operation) ->
            stacks(
                it,
                operation,
                "alloc",
                "bytes allocated",
                "bytes",
                List.of("client", "server"),
                List.of(
                    cost -> cost.client().allocatedBytes(),
                    cost -> cost.server().allocatedBytes())));
  }

  Document series() {
    return shown(
        "The throughput of every slice or iteration in the order measured, which shows warm-up that"
            + " had not ended and disturbances. The vertical axis does not begin at 0.",
        ChartSections::series);
  }

  /** What codecs cost without a network; nothing if none was measured. */
  static Document codecs(List<PairCodec> codecs) {
    List<PairCodec> measured = codecs.stream().filter(it -> !it.messages().isEmpty()).toList();
    var blocks = new ArrayList<Block>();
    measured.stream()
        .flatMap(it -> it.messages().stream())
        .map(MessageCost::message)
        .distinct()
        .forEach(it -> blocks.add(new Figure(codec(it, measured))));
    if (!blocks.isEmpty()) {
      blocks.add(
          0, new Paragraph("CPU time to encode and to decode one message, without a network."));
      blocks.add(new Details("The same as tables", new CodecReport(codecs).document()));
    }
    return new Document(blocks);
  }

  private static Chart codec(String message, List<PairCodec> codecs) {
    var stacks = new ArrayList<RowChart.Stack>();
    for (PairCodec codec : codecs) {
      codec.messages().stream()
          .filter(it -> it.message().equals(message))
          .forEach(
              it ->
                  stacks.add(
                      new RowChart.Stack(
                          codec.pair(),
                          Numbers.of(it.nanos()) + " ns",
                          List.of(it.encodeNanos(), it.decodeNanos()))));
    }
    return RowChart.stacks(
        name("codec", message),
        message + ": codec",
        "nanoseconds",
        List.of("encode", "decode"),
        stacks);
  }

  /** A picture of each operation that there is one of, group by group. */
  private Document shown(
      String note, BiFunction<ResultGroup, OperationKey, Optional<Chart>> chart) {
    var blocks = new ArrayList<Block>();
    for (ResultGroup it : groups) {
      List<Block> figures =
          it.operations().stream()
              .flatMap(operation -> chart.apply(it, operation).stream())
              .<Block>map(Figure::new)
              .toList();
      if (!figures.isEmpty() && groups.size() > 1) {
        blocks.add(new Heading(it.title()));
      }
      blocks.addAll(figures);
    }
    if (!blocks.isEmpty()) {
      blocks.add(0, new Paragraph(note));
    }
    return new Document(blocks);
  }

  private static Chart forest(Forest forest) {
    return RowChart.forest(name("ratio", forest.title()), forest);
  }

  private static Optional<Chart> throughput(ResultGroup group, OperationKey operation) {
    List<ShownVariant> variants =
        group.in(operation).stream()
            .filter(it -> it.operations().get(operation).throughput() > 0)
            .toList();
    List<RowChart.Bar> bars =
        variants.stream()
            .filter(it -> it.kind() == PairKind.ORDINARY)
            .map(it -> bar(it, operation))
            .toList();
    Optional<RowChart.Bar> limit =
        variants.stream()
            .filter(it -> it.kind() == PairKind.LIMIT)
            .findFirst()
            .map(it -> bar(it, operation));
    return bars.isEmpty()
        ? Optional.empty()
        : Optional.of(
            RowChart.bars(
                name("throughput", operation.label()),
                operation.label() + ": throughput",
                "ops/ms; interval: " + group.throughputInterval(),
                bars,
                limit));
  }

  private static RowChart.Bar bar(ShownVariant shown, OperationKey operation) {
    ShownValues it = shown.operations().get(operation);
    return new RowChart.Bar(
        shown.label(), Numbers.of(it.throughput()), it.throughput(), it.low(), it.high());
  }

  private static Optional<Chart> latency(ResultGroup group, OperationKey operation) {
    List<LineChart.Line> lines =
        competing(group, operation).stream()
            .filter(it -> it.operations().get(operation).spectrum().size() > 1)
            .map(
                it ->
                    new LineChart.Line(
                        it.label(),
                        it.operations().get(operation).spectrum().stream()
                            .map(point -> new LineChart.Point(nines(point.share()), point.millis()))
                            .toList()))
            .toList();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(
            LineChart.of(
                name("percentiles", operation.label()),
                operation.label() + ": percentiles",
                "ms",
                true,
                new LineChart.Ticks(
                    SHARES.stream().map(ChartSections::nines).toList(),
                    nines -> percent(1 - Math.pow(10, -nines))),
                "percentile",
                lines));
  }

  /** How many nines a share has: 0.999 has 3. */
  private static double nines(double share) {
    return -Math.log10(1 - share);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.3f", share * 100).replaceFirst("\\.?0+$", "") + "%";
  }

  private static Optional<Chart> series(ResultGroup group, OperationKey operation) {
    List<LineChart.Line> lines =
        competing(group, operation).stream()
            .filter(it -> it.operations().get(operation).series().size() > 1)
            .map(it -> line(it.label(), it.operations().get(operation).series()))
            .toList();
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    int longest = lines.stream().mapToInt(it -> it.points().size()).max().orElse(1);
    return Optional.of(
        LineChart.of(
            name("course", operation.label()),
            operation.label() + ": course",
            "ops/ms",
            false,
            new LineChart.Ticks(
                IntStream.rangeClosed(1, longest).mapToObj(it -> (double) it).toList(),
                it -> String.valueOf(Math.round(it))),
            "slice or iteration",
            lines));
  }

  private static LineChart.Line line(String label, List<Double> series) {
    return new LineChart.Line(
        label,
        IntStream.range(0, series.size())
            .mapToObj(it -> new LineChart.Point(it + 1.0, series.get(it)))
            .toList());
  }

  private static List<ShownVariant> competing(ResultGroup group, OperationKey operation) {
    return group.ranked(operation).stream().filter(it -> it.kind() == PairKind.ORDINARY).toList();
  }

  private static Optional<Chart> stacks(
      ResultGroup group,
      OperationKey operation,
      String name,
      String what,
      String unit,
      List<String> names,
      List<ToDoubleFunction<OperationCost>> parts) {
    var stacks = new ArrayList<RowChart.Stack>();
    for (ShownVariant shown : group.in(operation)) {
      OperationCost cost = shown.operations().get(operation).cost();
      if (cost != null && shown.kind() != PairKind.REFERENCE) {
        List<Double> values = parts.stream().map(part -> part.applyAsDouble(cost)).toList();
        double sum = values.stream().mapToDouble(it -> it).sum();
        if (sum >= 0 && sum < Double.POSITIVE_INFINITY) {
          stacks.add(new RowChart.Stack(shown.label(), Numbers.of(sum), values));
        }
      }
    }
    return stacks.isEmpty()
        ? Optional.empty()
        : Optional.of(
            RowChart.stacks(
                name(name, operation.label()),
                operation.label() + ": " + what,
                unit,
                names,
                stacks));
  }

  /** The name of a chart's file. */
  static String name(String kind, String of) {
    String words = (kind + "-" + of).replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
    return words.substring(0, Math.min(60, words.length()));
  }
}
