// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;

import benchmark.cli.codec.MessageCost;
import benchmark.cli.codec.PairCodec;
import benchmark.cli.project.PairKind;
import benchmark.cli.results.OperationCost;
import benchmark.cli.text.Numbers;
import benchmark.launch.OperationKey;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The sections of a page that show what was measured. Keeps all charts, for files. */
final class ChartSections {

  private static final List<Double> SHARES = List.of(0.5, 0.9, 0.99, 0.999, 0.9999, 0.99999);

  private final List<ResultGroup> groups;
  private final List<Chart> charts = new ArrayList<>();

  ChartSections(List<ResultGroup> groups) {
    this.groups = groups;
  }

  /** Every chart that a section has shown. */
  List<Chart> charts() {
    return List.copyOf(charts);
  }

  /** The ratios, under the sentences that they come to. */
  DomContent answer() {
    return section(
            h2("The answer"),
            each(
                groups,
                it ->
                    div(
                        h3(it.title()),
                        each(it.sentences(), sentence -> p(sentence).withClass("verdict")),
                        p(it.note()).withClass("note"),
                        figures(it.forests().stream().map(this::forest).toList()))))
        .withId("answer");
  }

  DomContent throughput() {
    return shown(
        "throughput",
        "Throughput",
        "Calls of all threads together, per millisecond; more is better. A whisker is an interval,"
            + " the dashed line the limit: ready bytes over the same wire, without codec and"
            + " framework.",
        it -> perOperation(it, operation -> throughput(it, operation)));
  }

  DomContent latency() {
    return shown(
        "latency",
        "Percentiles",
        "How long sampled calls took, from the median to the slowest few; less is better. A closed"
            + " loop hides stalls: callers that wait do not call.",
        it -> perOperation(it, operation -> latency(it, operation)));
  }

  DomContent cpu() {
    return shown(
        "cpu",
        "CPU per call",
        "CPU time of both JVMs, JIT and GC included; less is better.",
        it ->
            perOperation(
                it,
                operation ->
                    stacks(
                        it,
                        operation,
                        "cpu",
                        "CPU per call",
                        "microseconds",
                        List.of("client", "server"),
                        List.of(
                            cost -> cost.client().cpuMicros(),
                            cost -> cost.server().cpuMicros()))));
  }

  DomContent bytes() {
    return shown(
        "bytes",
        "Bytes",
        "On the wire (TCP payload) and allocated on the heap, for each call; less is better.",
        it ->
            IntStream.range(0, 2)
                .boxed()
                .flatMap(
                    kind ->
                        perOperation(
                            it,
                            operation ->
                                kind == 0
                                    ? stacks(
                                        it,
                                        operation,
                                        "wire",
                                        "bytes on the wire",
                                        "bytes",
                                        List.of("request", "response"),
                                        List.of(
                                            OperationCost::sentBytes, OperationCost::receivedBytes))
                                    : stacks(
                                        it,
                                        operation,
                                        "alloc",
                                        "bytes allocated",
                                        "bytes",
                                        List.of("client", "server"),
                                        List.of(
                                            cost -> cost.client().allocatedBytes(),
                                            cost -> cost.server().allocatedBytes())))
                            .stream())
                .toList());
  }

  DomContent series() {
    return shown(
        "series",
        "Course",
        "The throughput of every slice or iteration in the order measured, which shows warm-up that"
            + " had not ended and disturbances. The vertical axis does not begin at 0.",
        it -> perOperation(it, operation -> series(it, operation)));
  }

  /** What codecs cost without a network; nothing if none was measured. */
  DomContent codecs(List<PairCodec> codecs) {
    List<PairCodec> measured = codecs.stream().filter(it -> !it.messages().isEmpty()).toList();
    List<String> messages =
        measured.stream()
            .flatMap(it -> it.messages().stream())
            .map(MessageCost::message)
            .distinct()
            .toList();
    if (messages.isEmpty()) {
      return each();
    }
    return section(
            h2("Codecs"),
            p("CPU time to encode and to decode one message, without a network.").withClass("note"),
            figures(messages.stream().map(it -> codec(it, measured)).toList()))
        .withId("codecs");
  }

  private Chart codec(String message, List<PairCodec> codecs) {
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

  private DomContent shown(
      String id, String title, String note, Function<ResultGroup, List<Chart>> charts) {
    var parts = new ArrayList<DomContent>();
    for (ResultGroup it : groups) {
      List<Chart> of = charts.apply(it);
      if (!of.isEmpty()) {
        if (groups.size() > 1) {
          parts.add(h3(it.title()));
        }
        parts.add(figures(of));
      }
    }
    return parts.isEmpty()
        ? each()
        : section(h2(title), p(note).withClass("note")).with(parts).withId(id);
  }

  private DomContent figures(List<Chart> some) {
    charts.addAll(some);
    return div(each(some, chart -> figure(figcaption(chart.title()), chart.svg())))
        .withClass("charts");
  }

  private Chart forest(Forest forest) {
    return RowChart.forest(name("ratio", forest.title()), forest);
  }

  private static List<Chart> perOperation(
      ResultGroup group, Function<OperationKey, Optional<Chart>> chart) {
    return group.operations().stream().flatMap(it -> chart.apply(it).stream()).toList();
  }

  private Optional<Chart> throughput(ResultGroup group, OperationKey operation) {
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
        shown.label(), Numbers.of(it.throughput()), it.throughput(), it.low(), it.high(), "part0");
  }

  private Optional<Chart> latency(ResultGroup group, OperationKey operation) {
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
                "percentile",
                true,
                SHARES.stream().map(ChartSections::nines).toList(),
                nines -> percent(1 - Math.pow(10, -nines)),
                lines));
  }

  /** How many nines a share has: 0.999 has 3. */
  private static double nines(double share) {
    return -Math.log10(1 - share);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.3f", share * 100).replaceFirst("\\.?0+$", "") + "%";
  }

  private Optional<Chart> series(ResultGroup group, OperationKey operation) {
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
            "slice or iteration",
            false,
            IntStream.rangeClosed(1, longest).mapToObj(it -> (double) it).toList(),
            it -> String.valueOf(Math.round(it)),
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

  private Optional<Chart> stacks(
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
  private static String name(String kind, String of) {
    String words = (kind + "-" + of).replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
    return words.substring(0, Math.min(60, words.length()));
  }
}
