// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static benchmark.cli.page.NumberColumn.CLIENT_ALLOC;
import static benchmark.cli.page.NumberColumn.CLIENT_CPU;
import static benchmark.cli.page.NumberColumn.GATEWAY_CPU;
import static benchmark.cli.page.NumberColumn.RECEIVED;
import static benchmark.cli.page.NumberColumn.SENT;
import static benchmark.cli.page.NumberColumn.SERVER_ALLOC;
import static benchmark.cli.page.NumberColumn.SERVER_CPU;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.LineChart;
import benchmark.cli.chart.RowChart;
import benchmark.cli.chart.SpectrumChart;
import benchmark.cli.project.PairKind;
import benchmark.cli.report.ResultRow;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RateLoad;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The parts of a page that show what was measured. */
record ChartSections(List<ResultGroup> groups) {

  private static final List<String> SIDES = List.of("client", "server");
  private static final List<String> ALL_PARTS = List.of("client", "server", "gateway");

  /** What each group comes to. */
  Document answer() {
    var blocks = new ArrayList<Block>();
    for (ResultGroup it : groups) {
      blocks.add(new Heading(it.title()));
      blocks.addAll(it.answer().blocks());
    }
    return new Document(blocks);
  }

  Document throughput() {
    return shown(
        "Calls of all threads together, per second; more is better. A whisker is an interval, the"
            + " dashed line the ceiling: ready-made bytes over the same wire, without codec and"
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
        "CPU time of both JVMs, JIT and GC included, and of a gateway between them; less is better.",
        ChartSections::cpu);
  }

  Document wire() {
    return shown(
        "TCP payload of each call; less is better.",
        stacks("bytes on the wire", "bytes", List.of("request", "response"), SENT, RECEIVED));
  }

  Document allocated() {
    return shown(
        "Allocated on the heap for each call; less is better.",
        stacks("bytes allocated", "bytes", SIDES, CLIENT_ALLOC, SERVER_ALLOC));
  }

  Document series() {
    return shown(
        "The throughput of every slice or iteration in the order measured, at a rate the median of"
            + " every step; it shows warm-up that had not ended and disturbances. The vertical axis"
            + " does not begin at 0.",
        ChartSections::series);
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

  private static Optional<Chart> throughput(ResultGroup group, OperationKey operation) {
    var bars = new EnumMap<PairKind, List<RowChart.Bar>>(PairKind.class);
    for (ResultRow it : group.in(operation)) {
      if (it.operations().get(operation).throughput() > 0) {
        bars.computeIfAbsent(it.kind(), kind -> new ArrayList<>()).add(bar(it, operation));
      }
    }
    return Optional.ofNullable(bars.get(PairKind.ORDINARY))
        .map(
            ordinary ->
                RowChart.bars(
                    operation.label() + ": throughput",
                    "calls/s; interval: " + group.throughputInterval(),
                    ordinary,
                    bars.getOrDefault(PairKind.CEILING, List.of()).stream().findFirst()));
  }

  private static RowChart.Bar bar(ResultRow shown, OperationKey operation) {
    Estimate it = shown.operations().get(operation).estimate(Metric.THROUGHPUT);
    return new RowChart.Bar(
        shown.label(),
        Metric.THROUGHPUT.text(it.value(), (it.high() - it.value()) / it.value()),
        it.value() * 1e3,
        it.low() * 1e3,
        it.high() * 1e3);
  }

  private static Optional<Chart> latency(ResultGroup group, OperationKey operation) {
    return lines(group, operation, ChartSections::spectrum)
        .map(
            it ->
                SpectrumChart.of(
                    operation.label() + ": percentiles" + group.sourceOfPercentiles(), it));
  }

  private static List<LineChart.Point> spectrum(ResultRow.Values values) {
    return values.spectrum().stream()
        .map(point -> new LineChart.Point(point.share(), point.millis() * 1e3))
        .toList();
  }

  private static Optional<Chart> series(ResultGroup group, OperationKey operation) {
    return lines(group, operation, ChartSections::overTime)
        .map(
            it ->
                LineChart.of(
                    operation.label() + " over time",
                    RateLoad.isOf(operation) ? "p50 of a step, µs" : "calls/s",
                    false,
                    LineChart.Ticks.upTo(longest(it)),
                    "slice or iteration",
                    it));
  }

  /** In calls per second, or in microseconds: both come in units of a thousand of them. */
  private static List<LineChart.Point> overTime(ResultRow.Values values) {
    return IntStream.range(0, values.series().size())
        .mapToObj(it -> new LineChart.Point(it + 1.0, values.series().get(it) * 1e3))
        .toList();
  }

  private static int longest(List<LineChart.Line> lines) {
    return lines.stream().mapToInt(it -> it.points().size()).max().orElse(1);
  }

  /** The lines of those that compete; empty if none has two points. */
  private static Optional<List<LineChart.Line>> lines(
      ResultGroup group,
      OperationKey operation,
      Function<ResultRow.Values, List<LineChart.Point>> points) {
    List<LineChart.Line> lines =
        group.ranked(operation).stream()
            .filter(it -> it.kind() == PairKind.ORDINARY)
            .map(it -> new LineChart.Line(it.label(), points.apply(it.operations().get(operation))))
            .filter(it -> it.points().size() > 1)
            .toList();
    return Optional.of(lines).filter(it -> !it.isEmpty());
  }

  private static Optional<Chart> cpu(ResultGroup group, OperationKey operation) {
    boolean hasGateway =
        group.in(operation).stream().anyMatch(it -> it.operations().get(operation).hasGateway());
    return (hasGateway
            ? stacks("CPU per call", "microseconds", ALL_PARTS, CLIENT_CPU, SERVER_CPU, GATEWAY_CPU)
            : stacks("CPU per call", "microseconds", SIDES, CLIENT_CPU, SERVER_CPU))
        .apply(group, operation);
  }

  /** Bars of numbers that add up, of all that have them. */
  private static BiFunction<ResultGroup, OperationKey, Optional<Chart>> stacks(
      String what, String unit, List<String> names, NumberColumn... columns) {
    return (group, operation) -> {
      List<RowChart.Stack> stacks =
          group.in(operation).stream()
              .filter(it -> it.kind() != PairKind.REFERENCE)
              .map(it -> stack(it.label(), it.operations().get(operation), columns))
              .filter(it -> it.sum() >= 0 && it.sum() < Double.POSITIVE_INFINITY)
              .toList();
      return stacks.isEmpty()
          ? Optional.empty()
          : Optional.of(RowChart.stacks(operation.label() + ": " + what, unit, names, stacks));
    };
  }

  /** A gateway that is not there uses nothing. */
  private static RowChart.Stack stack(
      String label, ResultRow.Values values, NumberColumn... columns) {
    return new RowChart.Stack(
        label,
        Stream.of(columns)
            .map(it -> it == GATEWAY_CPU && !values.hasGateway() ? 0 : it.of(values))
            .toList());
  }
}
