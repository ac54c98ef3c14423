// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.Autocorrelation;
import benchmark.cli.statistics.Ranking;
import benchmark.cli.statistics.SliceMean;
import benchmark.launch.OperationKey;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Runs in each of which one JVM measured all operations in turn, side by side: means of slices with
 * intervals of their own, and which pairs they tell apart.
 */
public abstract class QuickRuns extends RunsReport {

  /** The fewest slices that have an interval and tell an autocorrelation. */
  private static final int FEWEST_SLICES = 3;

  /** A run whose interval is wider, as a share of the value to each side, is not ranked. */
  public static final double WIDEST_RANKED = 0.2;

  /** With fewer slices intervals are wide by themselves, and other JVMs would not help. */
  private static final int FEWEST_TO_REPEAT = 5;

  private final Map<Metric, Autocorrelation> autocorrelations = new EnumMap<>(Metric.class);
  private final double jvmDeviation;

  /**
   * Runs to come.
   *
   * @param jvmDeviation how much the log of a value differs from JVM to JVM of the same pair, as a
   *     standard deviation: 0.02 is about 2%
   * @param setups what is known of the set-ups of pairs
   */
  QuickRuns(double jvmDeviation, RememberedSetups setups) {
    super("Quick runs: one JVM, operations mixed", "95% over the slices of one JVM", setups);
    this.jvmDeviation = jvmDeviation;
  }

  @Override
  public RunsReport add(String label, StoredRun run, PairKind kind) {
    autocorrelations.clear();
    return super.add(label, run, kind);
  }

  /** The geometric mean of a run's slices, however few; its interval only if there are enough. */
  @Override
  Estimate estimate(RunRow row, OperationKey operation, Metric metric) {
    return Estimate.of(
        row.run().results().mean(operation, metric),
        mean(row, operation, metric).map(SliceMean::interval));
  }

  /** The mean of a run's slices; empty if there are too few of them for an interval. */
  public Optional<SliceMean> mean(RunRow row, OperationKey operation, Metric metric) {
    double[] slices = row.run().results().values(operation, metric);
    return slices.length < FEWEST_SLICES
        ? Optional.empty()
        : Optional.of(SliceMean.of(autocorrelations.computeIfAbsent(metric, this::pooled), slices));
  }

  /** Those of the competing whose interval is narrow enough to rank them. */
  @Override
  final List<RunRow> ranked(OperationKey operation) {
    return competing(operation).stream()
        .filter(row -> !(throughput(row, operation).relativeHalfWidth() > WIDEST_RANKED))
        .toList();
  }

  /**
   * In which operations a run is not ranked, with the width of each interval: worth measuring again
   * in fresh JVMs. Empty where all are narrow enough, or have too few slices to be.
   */
  public Map<OperationKey, Double> tooWide(RunRow row) {
    var wide = new LinkedHashMap<OperationKey, Double>();
    for (OperationKey operation : operations()) {
      if (row.competes()
          && row.has(operation)
          && row.run().results().values(operation, Metric.THROUGHPUT).length >= FEWEST_TO_REPEAT) {
        double halfWidth = throughput(row, operation).relativeHalfWidth();
        if (halfWidth > WIDEST_RANKED) {
          wide.put(operation, halfWidth);
        }
      }
    }
    return wide;
  }

  /**
   * Which of the ranked are surely slower than the fastest, in the order of {@link #ranked}; empty
   * if there are fewer than two, or too few slices.
   */
  Optional<Ranking> ranking(OperationKey operation) {
    return ranking(operation, ranked(operation));
  }

  private Optional<Ranking> ranking(OperationKey operation, List<RunRow> ranked) {
    List<SliceMean> means =
        ranked.stream()
            .flatMap(row -> mean(row, operation, Metric.THROUGHPUT).stream())
            .map(mean -> mean.withJvms(jvmDeviation))
            .toList();
    return means.size() < 2 || means.size() < ranked.size()
        ? Optional.empty()
        : Optional.of(Ranking.of(means, Metric.THROUGHPUT.direction()));
  }

  private Autocorrelation pooled(Metric metric) {
    List<double[]> all =
        rows().stream()
            .flatMap(
                row ->
                    row.operations().keySet().stream()
                        .map(operation -> row.run().results().values(operation, metric)))
            .filter(slices -> slices.length >= FEWEST_SLICES)
            .toList();
    return all.isEmpty() ? new Autocorrelation(0) : Autocorrelation.pooled(all);
  }

  @Override
  Optional<RankedOperation> standing(OperationKey operation, List<RunRow> ranked) {
    return ranking(operation, ranked)
        .map(
            ranking ->
                new RankedOperation(
                    operation,
                    ranked.get(0).label(),
                    IntStream.range(1, ranked.size())
                        .mapToObj(
                            place ->
                                new RankedOperation.Other(
                                    ranked.get(place).label(),
                                    ranking.ratioToBest(place).estimate(),
                                    !ranking.worse().contains(place)))
                        .toList()));
  }
}
