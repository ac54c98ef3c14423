// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.statistics.Autocorrelation;
import benchmark.cli.statistics.GeometricMean;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.SliceMean;
import benchmark.contract.Indicator;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * What every measured iteration, or slice, of a run came to in each indicator, and the means of
 * them: in calls per millisecond, milliseconds and bytes.
 *
 * <p>Means are geometric, and intervals those of {@link SliceMean}. Slices of a mixed run have the
 * autocorrelation of all operations together; iterations, which are long, count as independent, as
 * they do for JMH.
 */
public final class IndicatorSeries {

  /** The fewest values that have an interval and tell an autocorrelation. */
  private static final int FEWEST = 3;

  /** Samples that must lie beyond a percentile for it to mean something. */
  private static final double BEYOND = 10;

  private final StoredRun run;
  private final JsonNode histograms;
  private final List<CostLine> costs;

  private IndicatorSeries(StoredRun run, JsonNode histograms, List<CostLine> costs) {
    this.run = run;
    this.histograms = histograms;
    this.costs = costs;
  }

  /**
   * Reads a run's files.
   *
   * @throws benchmark.cli.error.UserError if one is damaged: exit status 2
   */
  public static IndicatorSeries of(StoredRun run) {
    return new IndicatorSeries(
        run,
        Json.read(run.folder().resolve(RunFiles.JMH_RESULTS), JsonNode.class),
        run.iterations());
  }

  /** The mean; NaN if it was not measured. */
  public double estimate(OperationKey operation, Indicator indicator) {
    double[] values = values(operation, indicator);
    return isComplete(values, 1) ? GeometricMean.of(values) : Double.NaN;
  }

  /** The mean with its 95% interval; empty if there are too few values for one. */
  public Optional<Interval> interval(OperationKey operation, Indicator indicator) {
    double[] values = values(operation, indicator);
    return isComplete(values, FEWEST)
        ? Optional.of(SliceMean.of(autocorrelation(indicator), values).interval())
        : Optional.empty();
  }

  private Autocorrelation autocorrelation(Indicator indicator) {
    if (!run.isMixed()) {
      return new Autocorrelation(0);
    }
    return Autocorrelation.pooled(
        run.operations().keySet().stream()
            .map(operation -> values(operation, indicator))
            .filter(values -> isComplete(values, FEWEST))
            .toList());
  }

  /** Whether there are enough values, and the log of each. */
  private static boolean isComplete(double[] values, int fewest) {
    return values.length >= fewest
        && Arrays.stream(values).allMatch(value -> value > 0 && Double.isFinite(value));
  }

  private double[] values(OperationKey operation, Indicator indicator) {
    return switch (indicator) {
      case THROUGHPUT -> throughputs(operation).toArray();
      case MEAN -> means(operation).toArray();
      case P50 -> percentiles(operation, 0.5);
      case P90 -> percentiles(operation, 0.9);
      case P99 -> percentiles(operation, 0.99);
      case P999 -> percentiles(operation, 0.999);
      case CPU ->
          perCall(operation, CostColumns.CLIENT.cpuNanos(), CostColumns.SERVER.cpuNanos(), 1e-6);
      case ALLOC ->
          perCall(
              operation,
              CostColumns.CLIENT.allocatedBytes(),
              CostColumns.SERVER.allocatedBytes(),
              1);
    };
  }

  /** Counted, or else threads / mean time. */
  private DoubleStream throughputs(OperationKey operation) {
    return inMode(operation, JmhResult.THROUGHPUT, JmhResult.SAMPLE, JmhResult.AVERAGE)
        .map(it -> flat(it.throughputs()))
        .orElseGet(DoubleStream::empty);
  }

  /** Measured, or else threads / throughput. */
  private DoubleStream means(OperationKey operation) {
    return inMode(operation, JmhResult.SAMPLE, JmhResult.AVERAGE, JmhResult.THROUGHPUT)
        .map(it -> flat(it.throughputs()).map(throughput -> it.threads() / throughput))
        .orElseGet(DoubleStream::empty);
  }

  /** The first of some modes that the operation was measured in. */
  private Optional<JmhResult> inMode(OperationKey operation, String... modes) {
    return Arrays.stream(modes)
        .flatMap(
            mode ->
                run.results().stream()
                    .filter(it -> it.operation().equals(operation) && it.mode().equals(mode)))
        .findFirst();
  }

  private static DoubleStream flat(Collection<List<Double>> forks) {
    return forks.stream().flatMap(List::stream).mapToDouble(Double::doubleValue);
  }

  /** That of every iteration, NaN where too few samples lie beyond. */
  private double[] percentiles(OperationKey operation, double share) {
    var values = new ArrayList<Double>();
    for (JsonNode result : histograms) {
      JsonNode metric = result.get("primaryMetric");
      if (metric.has("rawDataHistogram") && JmhResult.operation(result).equals(operation)) {
        double millis = JmhUnit.millis(metric.get("scoreUnit").asText());
        for (JsonNode fork : metric.get("rawDataHistogram")) {
          for (JsonNode iteration : fork) {
            var times = new CallTimes(iteration);
            values.add(
                times.count() * (1 - share) < BEYOND
                    ? Double.NaN
                    : times.percentile(share) * millis);
          }
        }
      }
    }
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** That of client and server together in every iteration, NaN where one is not known. */
  private double[] perCall(
      OperationKey operation, CostColumn<Long> client, CostColumn<Long> server, double factor) {
    return costs.stream()
        .filter(line -> line.operation().equals(operation))
        .mapToDouble(
            line ->
                (value(line, client) + value(line, server)) * factor / value(line, CostColumns.OPS))
        .toArray();
  }

  private static double value(CostLine line, CostColumn<Long> column) {
    return line.get(column).map(Long::doubleValue).orElse(Double.NaN);
  }
}
