// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.chart.Grid;
import benchmark.cli.chart.Grid.Cell;
import benchmark.cli.chart.Grid.Column;
import benchmark.cli.project.PairKind;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RunRecord;
import benchmark.cli.text.Numbers;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Runs of several pairs in one table that is the picture: throughput in every operation, and what a
 * call costs on average over the operations.
 *
 * @param facts of a pair, by which rows can be filtered
 * @param codecMicros CPU time that a pair's codec takes for a call of an operation; NaN if nobody
 *     has measured it
 */
public record PairGrid(
    RunsReport report,
    Function<String, Map<String, String>> facts,
    BiFunction<String, OperationKey, Double> codecMicros) {

  /**
   * The grid; the operation that comes last orders its rows. Pairs that make no call over a wire
   * are left out where there are others.
   */
  public Grid grid() {
    List<OperationKey> operations = report.operations();
    List<RunRow> rows =
        report.rows().stream()
            .filter(it -> it.run() != null)
            .filter(it -> it.kind() != PairKind.REFERENCE || isReferenceAlone())
            .sorted(Comparator.comparingDouble(it -> -throughput(it, last(operations))))
            .toList();
    Map<OperationKey, Map<String, String>> groups = new HashMap<>();
    operations.forEach(it -> groups.put(it, report.groups(it)));
    boolean ceiling = rows.stream().anyMatch(it -> it.kind() == PairKind.CEILING);
    boolean codecs = rows.stream().anyMatch(it -> codec(it, operations) > 0);
    var columns = new ArrayList<Column>();
    operations.forEach(it -> columns.add(Column.bars(it.label(), Metric.THROUGHPUT.title())));
    columns.add(Column.bars("CPU", "µs a call"));
    if (ceiling) {
      columns.add(Column.bars("of ceiling", "% of CPU", parts(codecs)));
    }
    columns.add(Column.bars("p99", "µs, worst"));
    columns.add(Column.bars("sent", "bytes a call"));
    var gridRows = new ArrayList<Grid.Row>();
    for (RunRow row : rows) {
      var cells = new ArrayList<Cell>();
      operations.forEach(it -> cells.add(throughputCell(row, it, groups.get(it))));
      cells.add(cpu(row, operations));
      if (ceiling) {
        cells.add(ofCeiling(row, operations, codecs));
      }
      cells.add(worst(row));
      cells.add(
          number(
              mean(row, operations, OperationCost::bytesOnWire),
              value -> Numbers.scaled(value, 3)));
      gridRows.add(
          new Grid.Row(
              row.label() + (row.kind() == PairKind.CEILING ? " (ceiling)" : ""),
              facts(row),
              cells));
    }
    return new Grid(
        "Throughput and cost of each pair",
        note(
            gridRows.stream().flatMap(it -> it.cells().stream()).anyMatch(Cell::hasInterval),
            groups.values().stream().anyMatch(it -> !it.isEmpty()),
            ceiling),
        "pair",
        columns,
        gridRows,
        operations.size() - 1);
  }

  /** What poms say of the pair, and the JDK that it ran on. */
  private Map<String, String> facts(RunRow row) {
    RunRecord record = row.run().record();
    var all = new LinkedHashMap<>(facts.apply(record.pair()));
    all.put("jdk", record.processes().jdkVersions());
    return all;
  }

  private boolean isReferenceAlone() {
    return report.rows().stream().allMatch(it -> it.kind() == PairKind.REFERENCE);
  }

  /** What the marks mean that there are. */
  private String note(boolean intervals, boolean letters, boolean ceiling) {
    return (intervals ? "Whiskers: %s. ".formatted(report.throughputInterval()) : "")
        + (letters ? "The same letter: not distinguishable. " : "")
        + (ceiling
            ? "Line at the right: the ceiling, ready-made bytes over the same wire. Of ceiling: hop is the CPU time that the ceiling needs, as a share of the pair's. "
            : "")
        + "CPU and bytes: mean of the operations, of those that have all; p99: worst operation, in a closed loop, which hides stalls.";
  }

  private static String[] parts(boolean codecs) {
    return codecs ? new String[] {"hop", "codec", "framework"} : new String[] {"hop", "rest"};
  }

  private static OperationKey last(List<OperationKey> operations) {
    return operations.get(operations.size() - 1);
  }

  private double throughput(RunRow row, OperationKey operation) {
    return row.has(operation) ? report.throughput(row, operation).value() : 0;
  }

  private Cell throughputCell(RunRow row, OperationKey operation, Map<String, String> groups) {
    if (!(throughput(row, operation) > 0)) {
      return Cell.NONE;
    }
    Estimate it = report.throughput(row, operation);
    double half = it.relativeHalfWidth();
    String text =
        Metric.THROUGHPUT.text(it.value(), half)
            + (Double.isNaN(half) ? "" : " ± " + Numbers.share(half));
    Optional<RunRow> ceiling = report.ceilingOf(row, operation);
    return Cell.of(text, it.value() * 1e3)
        .between(it.low() * 1e3, it.high() * 1e3)
        .against(ceiling.map(of -> throughput(of, operation) * 1e3).orElse(Double.NaN))
        .in(groups.getOrDefault(row.label(), ""))
        .explained(tip(row, operation, text, ceiling));
  }

  private String tip(RunRow row, OperationKey operation, String text, Optional<RunRow> ceiling) {
    var lines = new ArrayList<String>();
    lines.add("%s: %s %s".formatted(operation.label(), text, Metric.THROUGHPUT.title()));
    lines.add(
        String.join(
            ", ",
            List.of(Metric.P50, Metric.P99, Metric.CPU).stream()
                .map(it -> it.title() + " " + it.text(row.run().results().whole(operation, it)))
                .toList()));
    ceiling.ifPresent(
        of ->
            lines.add(
                Numbers.share(throughput(row, operation) / throughput(of, operation))
                    + " of "
                    + of.label()));
    return String.join("\n", lines);
  }

  private Cell cpu(RunRow row, List<OperationKey> common) {
    return number(mean(row, common, OperationCost::cpuMicros), value -> Numbers.rounded(value, 3))
        .explained(
            "client %s µs, server %s µs"
                .formatted(
                    Numbers.rounded(mean(row, common, it -> it.client().cpuMicros()), 3),
                    Numbers.rounded(mean(row, common, it -> it.server().cpuMicros()), 3)));
  }

  /** What of a call's CPU time the ceiling needs, too, what the codec, and what is left. */
  private Cell ofCeiling(RunRow row, List<OperationKey> common, boolean codecs) {
    double all = mean(row, common, OperationCost::cpuMicros);
    Optional<RunRow> of =
        common.stream().flatMap(it -> report.ceilingOf(row, it).stream()).findFirst();
    if (of.isEmpty() || !Double.isFinite(all)) {
      return Cell.NONE;
    }
    double hop = Math.min(1, mean(of.get(), common, OperationCost::cpuMicros) / all);
    double codec = Math.min(1 - hop, Math.max(0, codec(row, common) / all));
    double rest = 1 - hop - codec;
    List<Double> parts = codecs ? List.of(hop, codec, rest) : List.of(hop, rest);
    String[] names = parts(codecs);
    return number(100 * hop, value -> Numbers.share(hop))
        .of(parts.stream().map(it -> 100 * it).toList())
        .explained(
            IntStream.range(0, names.length)
                .mapToObj(it -> names[it] + " " + Numbers.share(parts.get(it)))
                .collect(Collectors.joining(", ", "of the CPU time of a call: ", "")));
  }

  private double codec(RunRow row, List<OperationKey> common) {
    String pair = row.run().record().pair();
    double mean =
        common.stream().mapToDouble(it -> codecMicros.apply(pair, it)).average().orElse(0);
    return Double.isNaN(mean) ? 0 : mean;
  }

  private static double mean(
      RunRow row, List<OperationKey> common, ToDoubleFunction<OperationCost> respect) {
    return common.stream()
        .map(it -> row.run().costs().get(it))
        .mapToDouble(it -> it == null ? Double.NaN : respect.applyAsDouble(it))
        .average()
        .orElse(Double.NaN);
  }

  private Cell worst(RunRow row) {
    return row.operations().keySet().stream()
        .map(it -> Map.entry(it, row.run().results().whole(it, Metric.P99)))
        .filter(it -> Double.isFinite(it.getValue()))
        .max(Map.Entry.comparingByValue())
        .map(
            it ->
                Cell.of(Metric.P99.text(it.getValue()), it.getValue() * 1e3)
                    .explained("in " + it.getKey().label()))
        .orElse(Cell.NONE);
  }

  private static Cell number(double value, Function<Double, String> words) {
    return Double.isFinite(value) ? Cell.of(words.apply(value), value) : Cell.NONE;
  }
}
