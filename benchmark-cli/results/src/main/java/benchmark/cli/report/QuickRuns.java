// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.Metric;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.Autocorrelation;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Ranking;
import benchmark.cli.statistics.SliceMean;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Runs in each of which one JVM measured all operations in turn, side by side: means of slices with
 * intervals of their own, and which pairs they tell apart.
 */
public final class QuickRuns {

  /** The fewest slices that have an interval and tell an autocorrelation. */
  private static final int FEWEST_SLICES = 3;

  /** A run whose interval is wider, as a share of the value to each side, is not ranked. */
  public static final double WIDEST_RANKED = 0.2;

  /** With fewer slices intervals are wide by themselves, and other JVMs would not help. */
  private static final int FEWEST_TO_REPEAT = 5;

  /**
   * A run.
   *
   * @param kind only ordinary pairs are compared
   */
  public record Row(String label, StoredRun run, PairKind kind) {

    /** Whether it has measured an operation. */
    public boolean has(OperationKey operation) {
      return run.operations().containsKey(operation);
    }
  }

  private final List<Row> rows = new ArrayList<>();
  private final Map<Metric, Autocorrelation> autocorrelations = new EnumMap<>(Metric.class);
  private final double jvmDeviation;

  /**
   * Runs to come.
   *
   * @param jvmDeviation how much the log of a value differs from JVM to JVM of the same pair, as a
   *     standard deviation: 0.02 is about 2%
   */
  public QuickRuns(double jvmDeviation) {
    this.jvmDeviation = jvmDeviation;
  }

  /** Adds a run. */
  public void add(String label, StoredRun run, PairKind kind) {
    autocorrelations.clear();
    rows.add(new Row(label, run, kind));
  }

  /** All rows, in the order given. */
  public List<Row> rows() {
    return List.copyOf(rows);
  }

  /** What any of the runs has measured, in the contract's order. */
  public List<OperationKey> operations() {
    return rows.stream()
        .flatMap(row -> row.run().operations().keySet().stream())
        .distinct()
        .toList();
  }

  /** The mean of a run's slices; empty if there are too few of them for an interval. */
  public Optional<SliceMean> mean(Row row, OperationKey operation, Metric metric) {
    double[] slices = row.run().results().values(operation, metric);
    return slices.length < FEWEST_SLICES
        ? Optional.empty()
        : Optional.of(SliceMean.of(autocorrelations.computeIfAbsent(metric, this::pooled), slices));
  }

  /** Those that compete in an operation, the fastest first. */
  public List<Row> competing(OperationKey operation) {
    return rows.stream()
        .filter(row -> row.kind() == PairKind.ORDINARY && row.has(operation))
        .sorted(
            Comparator.comparingDouble((Row row) -> -estimate(row, operation, Metric.THROUGHPUT)))
        .toList();
  }

  /** Those of the competing whose interval is narrow enough to rank them. */
  List<Row> ranked(OperationKey operation) {
    return competing(operation).stream()
        .filter(row -> !(halfWidth(row, operation) > WIDEST_RANKED))
        .toList();
  }

  /** Half the width of the interval, as a share of the value; NaN if there is none. */
  double halfWidth(Row row, OperationKey operation) {
    return mean(row, operation, Metric.THROUGHPUT)
        .map(mean -> mean.interval().relativeHalfWidth())
        .orElse(Double.NaN);
  }

  /**
   * In which operations a run is not ranked, with the width of each interval: worth measuring again
   * in fresh JVMs. Empty where all are narrow enough, or have too few slices to be.
   */
  public Map<OperationKey, Double> tooWide(Row row) {
    var wide = new LinkedHashMap<OperationKey, Double>();
    for (OperationKey operation : operations()) {
      double halfWidth = row.has(operation) ? halfWidth(row, operation) : Double.NaN;
      if (row.kind() == PairKind.ORDINARY
          && halfWidth > WIDEST_RANKED
          && row.run().results().values(operation, Metric.THROUGHPUT).length >= FEWEST_TO_REPEAT) {
        wide.put(operation, halfWidth);
      }
    }
    return wide;
  }

  /** The first that is the ceiling of others and has measured an operation. */
  public Optional<Row> ceiling(OperationKey operation) {
    return ceilings(operation).findFirst();
  }

  /** The ceiling of an ordinary run: one that calls its service in the same way; empty if none. */
  Optional<Row> ceilingOf(Row row, OperationKey operation) {
    return row.kind() == PairKind.ORDINARY && row.has(operation)
        ? ceilings(operation)
            .filter(it -> it.run().record().setup().callsLike(row.run().record().setup()))
            .findFirst()
        : Optional.empty();
  }

  private Stream<Row> ceilings(OperationKey operation) {
    return rows.stream().filter(row -> row.kind() == PairKind.CEILING && row.has(operation));
  }

  /**
   * Which of the ranked are surely slower than the fastest, in the order of {@link #ranked}; empty
   * if there are fewer than two, or too few slices.
   */
  Optional<Ranking> ranking(OperationKey operation) {
    List<SliceMean> means =
        ranked(operation).stream()
            .flatMap(row -> mean(row, operation, Metric.THROUGHPUT).stream())
            .map(mean -> mean.withJvms(jvmDeviation))
            .toList();
    return means.size() < 2 || means.size() < ranked(operation).size()
        ? Optional.empty()
        : Optional.of(Ranking.of(means, Metric.THROUGHPUT.direction()));
  }

  /** The geometric mean of a run's slices, however few, in the metric's unit. */
  public double estimate(Row row, OperationKey operation, Metric metric) {
    return row.run().results().mean(operation, metric);
  }

  private Autocorrelation pooled(Metric metric) {
    List<double[]> all =
        rows.stream()
            .flatMap(
                row ->
                    row.run().operations().keySet().stream()
                        .map(operation -> row.run().results().values(operation, metric)))
            .filter(slices -> slices.length >= FEWEST_SLICES)
            .toList();
    return all.isEmpty() ? new Autocorrelation(0) : Autocorrelation.pooled(all);
  }

  /** How those that are ranked compare; empty if {@link #ranking} is. */
  Optional<RankedOperation> standing(OperationKey operation) {
    List<Row> ranked = ranked(operation);
    return ranking(operation)
        .map(
            ranking ->
                new RankedOperation(
                    operation,
                    ranked.get(0).label(),
                    IntStream.range(1, ranked.size())
                        .mapToObj(place -> other(ranked.get(place), place, ranking))
                        .toList()));
  }

  /** How those that are ranked compare in each operation of which that is known. */
  List<RankedOperation> standings() {
    return operations().stream().flatMap(operation -> standing(operation).stream()).toList();
  }

  private static RankedOperation.Other other(Row row, int place, Ranking ranking) {
    Interval ratio = ranking.ratioToBest(place);
    return new RankedOperation.Other(
        row.label(), ratio.estimate(), ratio.low(), ratio.high(), !ranking.worse().contains(place));
  }
}
