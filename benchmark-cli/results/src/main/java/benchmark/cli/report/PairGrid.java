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
import benchmark.cli.text.Numbers;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Runs of several pairs in one table that is the picture: throughput in every operation, and what a
 * call costs on average over the operations.
 *
 * @param source what made it
 * @param facts of a pair, by which rows can be filtered
 * @param codecMicros CPU time that a pair's codec takes for a call of an operation; NaN if nobody
 *     has measured it
 */
public record PairGrid(
    RunsReport report,
    String source,
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
    columns.add(Column.bars("CPU", "µs a call", parts(ceiling, codecs)));
    columns.add(Column.bars("p99", "µs, worst"));
    columns.add(Column.bars("sent", "bytes a call"));
    var gridRows = new ArrayList<Grid.Row>();
    for (RunRow row : rows) {
      var cells = new ArrayList<Cell>();
      operations.forEach(it -> cells.add(throughputCell(row, it, groups.get(it))));
      cells.add(cpu(row, operations, ceiling, codecs));
      cells.add(worst(row));
      cells.add(
          number(
              mean(row, operations, OperationCost::bytesOnWire),
              value -> Numbers.scaled(value, 3)));
      String pair = row.run().record().pair();
      gridRows.add(
          new Grid.Row(
              row.label() + (row.kind() == PairKind.CEILING ? " (ceiling)" : ""),
              facts.apply(pair),
              cells));
    }
    return new Grid(
        "Throughput and cost of each pair",
        note(ceiling),
        source,
        "pair",
        columns,
        gridRows,
        operations.size() - 1);
  }

  private boolean isReferenceAlone() {
    return report.rows().stream().allMatch(it -> it.kind() == PairKind.REFERENCE);
  }

  private String note(boolean ceiling) {
    return "Whiskers: %s. The same letter: not distinguishable.%s CPU and bytes: mean of the operations, of those that have all; p99: worst operation, in a closed loop, which hides stalls."
        .formatted(
            report.throughputInterval(),
            ceiling
                ? " Line at the right: the ceiling, ready-made bytes over the same wire. CPU: hop is what the ceiling needs."
                : "");
  }

  private static String[] parts(boolean ceiling, boolean codecs) {
    if (!ceiling) {
      return new String[0];
    }
    return codecs ? new String[] {"hop", "codec", "rest"} : new String[] {"hop", "rest"};
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

  private Cell cpu(RunRow row, List<OperationKey> common, boolean ceiling, boolean codecs) {
    double all = mean(row, common, OperationCost::cpuMicros);
    double client = mean(row, common, it -> it.client().cpuMicros());
    double server = mean(row, common, it -> it.server().cpuMicros());
    Cell cell =
        number(all, it -> Numbers.rounded(it, 3))
            .explained(
                "client %s µs, server %s µs"
                    .formatted(Numbers.rounded(client, 3), Numbers.rounded(server, 3)));
    Optional<RunRow> of =
        common.stream().flatMap(it -> report.ceilingOf(row, it).stream()).findFirst();
    if (!ceiling || of.isEmpty() || !Double.isFinite(all)) {
      return cell;
    }
    double hop = Math.min(all, mean(of.get(), common, OperationCost::cpuMicros));
    double codec = Math.min(all - hop, Math.max(0, codec(row, common)));
    return cell.of(codecs ? List.of(hop, codec, all - hop - codec) : List.of(hop, all - hop));
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
