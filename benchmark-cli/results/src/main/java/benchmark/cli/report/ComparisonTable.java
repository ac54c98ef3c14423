// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationResult;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.LineWrap;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Several runs side by side: a line for each pair, a column for each operation, one table for
 * throughput and one for each percentile. The best value of every column is marked, and so are
 * those that the noise cannot separate from it; see {@link ColumnMarks}.
 */
public final class ComparisonTable extends RunsReport {

  private static final String LEGEND =
      """
      * best of its column
      ~ not distinguishable from the best: the difference is within the root
        of the sum of both squared ± (percentiles have no ± of their own; that of the
        pair's throughput is taken, in percent)
      """;

  /**
   * Tables to come.
   *
   * @param setups what is known of the set-ups of pairs
   */
  public ComparisonTable(RememberedSetups setups) {
    super("Runs with a JVM for each operation", "99.9% over iterations", setups);
  }

  /** A table of each metric, and their legend. */
  @Override
  public Document tables() {
    var blocks = new ArrayList<Block>();
    blocks.add(
        new Heading(
            isDerived()
                ? "Throughput, calls/s (counted: calls by time; ± is 99.9% over iterations)"
                : "Throughput, calls/s (± is JMH's 99.9% error over iterations)"));
    blocks.add(table(Metric.THROUGHPUT));
    blocks.add(new Heading("p50, µs (half of the calls took no longer)"));
    blocks.add(table(Metric.P50));
    blocks.add(
        new Heading("p99, µs (99% of the calls took no longer; a closed loop hides stalls)"));
    blocks.add(table(Metric.P99));
    ceilings().findFirst().ifPresent(ceiling -> addShares(ceiling, blocks));
    String legend =
        (rows().stream().filter(RunRow::competes).count() > 1 ? legend() : "")
            + AsOneText.line(rows().stream().filter(RunRow::asText).map(RunRow::label).toList())
                .map(line -> line + "\n")
                .orElse("")
            + footnote().map(it -> LineWrap.wrap(it, RememberedSetups.MARK + " ", "  ")).orElse("");
    if (!legend.isEmpty()) {
      blocks.add(new Code(legend));
    }
    return new Document(blocks);
  }

  /**
   * The interval is that of JMH's error, 99.9% over the iterations of one JVM. Percentiles have
   * none of their own; that of the pair's throughput is taken, in percent.
   */
  @Override
  Estimate estimate(RunRow row, OperationKey operation, Metric metric) {
    OperationResult result = row.operations().get(operation);
    double value = row.run().results().whole(operation, metric);
    double error = result.error() * (value / result.throughput());
    return new Estimate(value, value - error, value + error);
  }

  @Override
  List<RunRow> ranked(OperationKey operation) {
    return competing(operation).stream()
        .filter(row -> throughput(row, operation).value() > 0)
        .toList();
  }

  @Override
  Optional<RankedOperation> standing(OperationKey operation, List<RunRow> ranked) {
    if (ranked.size() < 2) {
      return Optional.empty();
    }
    var marks =
        new ColumnMarks(
            Metric.THROUGHPUT, ranked.stream().map(it -> throughput(it, operation)).toList());
    double best = throughput(ranked.get(0), operation).value();
    return Optional.of(
        new RankedOperation(
            operation,
            ranked.get(0).label(),
            ranked.stream()
                .skip(1)
                .map(
                    row -> {
                      Estimate it = throughput(row, operation);
                      return new RankedOperation.Other(
                          row.label(), it.value() / best, !marks.areApart(it));
                    })
                .toList()));
  }

  private ColumnMarks marks(OperationKey operation, Metric metric) {
    return new ColumnMarks(
        metric,
        rows().stream()
            .filter(row -> row.competes() && row.has(operation))
            .map(row -> estimate(row, operation, metric))
            .toList());
  }

  private boolean isDerived() {
    return rows().stream()
        .flatMap(row -> row.operations().values().stream())
        .anyMatch(OperationResult::derived);
  }

  private String legend() {
    return LEGEND
        + sentence(PairKind.REFERENCE, "%s makes no call over a wire and is compared with none\n")
        + sentence(
            PairKind.CEILING, "%s has neither codec nor framework and is compared with none\n");
  }

  private String sentence(PairKind kind, String sentence) {
    List<String> names =
        rows().stream().filter(row -> row.kind() == kind).map(RunRow::label).toList();
    return names.isEmpty() ? "" : sentence.formatted(String.join(", ", names));
  }

  /** What share of the ceiling's throughput each pair reaches that calls services in its way. */
  private void addShares(RunRow ceiling, List<Block> blocks) {
    var columns = new Columns<RunRow>().and("pair", RunRow::label);
    for (OperationKey operation : ceiling.operations().keySet()) {
      columns.and(operation.label(), it -> share(it, ceiling, operation));
    }
    blocks.add(new Heading("Share of the throughput of " + ceiling.label()));
    blocks.add(
        columns.table(
            rows().stream()
                .filter(it -> it.competes() && it.setup().callsLike(ceiling.setup()))
                .toList()));
  }

  private String share(RunRow row, RunRow ceiling, OperationKey operation) {
    return row.has(operation)
        ? Numbers.share(throughput(row, operation).value() / throughput(ceiling, operation).value())
        : Numbers.NONE;
  }

  private Table table(Metric metric) {
    var columns = new Columns<RunRow>().and("pair", it -> it.label() + mark(it, metric));
    for (OperationKey operation : operations()) {
      ColumnMarks marks = marks(operation, metric);
      columns.and(
          operation.label() + marks.blank(),
          row -> {
            if (!row.has(operation)) {
              return Numbers.NONE + marks.blank();
            }
            Estimate it = estimate(row, operation, metric);
            return text(metric, it) + (row.competes() ? marks.of(it) : marks.blank());
          });
    }
    return columns.table(rows());
  }

  private String mark(RunRow row, Metric metric) {
    boolean marked =
        metric == Metric.THROUGHPUT
            && row.competes()
            && operations().stream().anyMatch(it -> setups.marks(row.shown(), it));
    return marked ? RememberedSetups.MARK : "";
  }

  /** Percentiles have no interval of their own. */
  private static String text(Metric metric, Estimate it) {
    double error = metric == Metric.THROUGHPUT ? it.relativeHalfWidth() : Double.NaN;
    return metric.text(it.value(), error)
        + (Double.isFinite(error) ? "±" + Numbers.share(error) : "");
  }
}
