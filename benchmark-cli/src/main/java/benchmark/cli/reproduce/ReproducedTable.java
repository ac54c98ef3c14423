// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * A published table beside what was measured.
 *
 * @param published all of it
 * @param cells of the operations that were measured: every system that was measured, and every one
 *     that cannot be
 * @param orders of systems that were measured
 */
public record ReproducedTable(PublishedTable published, List<Cell> cells, List<Order> orders) {

  /**
   * One published number and what was measured.
   *
   * @param system its name
   * @param publishedRatio to the published value of the baseline
   * @param measured in the published unit; null if the system cannot be run
   * @param ratio to the measured value of the baseline; null for the baseline, or if there is none
   */
  public record Cell(
      PublishedMetric metric,
      Unit unit,
      OperationKey operation,
      String system,
      PublishedValue published,
      double publishedRatio,
      Double measured,
      Ratio ratio) {}

  /**
   * Two neighbours in the published ranking of an operation.
   *
   * @param better the name of the system that was published as the better one
   * @param publishedRatio how many times as good it was
   * @param withinErrors whether the published intervals of the two overlap
   * @param ratio how many times as good it is
   * @param verdict null if measuring was stopped by hand
   */
  public record Order(
      PublishedMetric metric,
      OperationKey operation,
      String better,
      String worse,
      double publishedRatio,
      boolean withinErrors,
      Ratio ratio,
      OrderVerdict verdict) {}

  /**
   * Puts what was measured beside what was published.
   *
   * @param judged whether there are verdicts
   * @return empty if nothing of the table was measured
   */
  static Optional<ReproducedTable> of(
      PublishedTable published, Measurements measurements, boolean judged) {
    var table = new Builder(published, measurements, judged);
    published.columns().forEach(table::add);
    return table.cells.isEmpty()
        ? Optional.empty()
        : Optional.of(new ReproducedTable(published, table.cells, table.orders));
  }

  /** The systems that have cells, in order. */
  public List<PublishedSystem> systems() {
    return published.systems().stream()
        .filter(system -> cells.stream().anyMatch(cell -> cell.system().equals(system.name())))
        .toList();
  }

  /** Collects cells and orders. */
  private static final class Builder {

    private final List<Cell> cells = new ArrayList<>();
    private final List<Order> orders = new ArrayList<>();
    private final PublishedTable published;
    private final Measurements measurements;
    private final boolean judged;

    Builder(PublishedTable published, Measurements measurements, boolean judged) {
      this.published = published;
      this.measurements = measurements;
      this.judged = judged;
    }

    void add(PublishedColumn column) {
      column.values().keySet().forEach(operation -> add(column, operation));
    }

    private void add(PublishedColumn column, OperationKey operation) {
      List<Entry> entries =
          IntStream.range(0, published.systems().size())
              .mapToObj(
                  place ->
                      new Entry(
                          published.systems().get(place),
                          column.values().get(operation).get(place)))
              .toList();
      List<Entry> measured =
          entries.stream().filter(entry -> value(entry, column, operation).isPresent()).toList();
      if (measured.isEmpty()) {
        return;
      }
      Entry baseline = measured.get(0);
      for (Entry entry : entries) {
        if (measured.contains(entry) || entry.system.runs().isEmpty()) {
          cells.add(cell(entry, baseline, column, operation));
        }
      }
      if (column.metric().unordered().isEmpty()) {
        addOrders(measured, column.metric(), operation);
      }
    }

    private Cell cell(Entry entry, Entry baseline, PublishedColumn column, OperationKey operation) {
      OptionalDouble measured = value(entry, column, operation);
      return new Cell(
          column.metric(),
          column.unit(),
          operation,
          entry.system.name(),
          entry.value,
          entry.value.value() / baseline.value.value(),
          measured.isPresent() ? (Double) column.unit().of(measured.getAsDouble()) : null,
          entry == baseline
              ? null
              : ratio(entry, baseline, operation, column.metric()).orElse(null));
    }

    /** The neighbours in the published ranking; equal values have no order. */
    private void addOrders(List<Entry> measured, PublishedMetric metric, OperationKey operation) {
      List<Entry> ranking =
          measured.stream()
              .sorted(Comparator.comparingDouble(entry -> -quality(entry.value, metric)))
              .toList();
      for (int place = 1; place < ranking.size(); place++) {
        Entry better = ranking.get(place - 1);
        Entry worse = ranking.get(place);
        if (better.value.value() != worse.value.value()) {
          Ratio ratio =
              ratio(better, worse, operation, metric)
                  .orElseThrow()
                  .inTheSenseOf(metric.direction());
          orders.add(
              new Order(
                  metric,
                  operation,
                  better.system.name(),
                  worse.system.name(),
                  quality(better.value, metric) / quality(worse.value, metric),
                  better.value.overlaps(worse.value),
                  ratio,
                  judged ? OrderVerdict.of(ratio) : null));
        }
      }
    }

    private static double quality(PublishedValue value, PublishedMetric metric) {
      return switch (metric.direction()) {
        case HIGHER_IS_BETTER -> value.value();
        case LOWER_IS_BETTER -> 1 / value.value();
      };
    }

    private OptionalDouble value(Entry entry, PublishedColumn column, OperationKey operation) {
      return entry.system.runs().isEmpty()
          ? OptionalDouble.empty()
          : measurements.value(entry.system.variant(), operation, column.metric());
    }

    private Optional<Ratio> ratio(
        Entry entry, Entry other, OperationKey operation, PublishedMetric metric) {
      return entry.system.runs().isEmpty()
          ? Optional.empty()
          : measurements.ratio(entry.system.variant(), other.system.variant(), operation, metric);
    }
  }

  /** A system's published value of one operation. */
  private record Entry(PublishedSystem system, PublishedValue value) {}
}
