// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.statistics.Autocorrelation;
import benchmark.cli.statistics.Samples;
import benchmark.cli.statistics.SliceMean;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * What a run has measured, read once: slices from {@link RunFiles#SLICES} and {@link
 * RunFiles#COSTS}, all else, and slices of versions before those files, from JMH's results.
 *
 * @param jmh what JMH tells of each operation and mode; of slices, what it would tell
 * @param operations the results of every operation, in the contract's order
 * @param costs what calls cost, in the same order; none of an operation that nothing was recorded
 *     of
 * @param iterations what every measured iteration or slice cost, in the order measured; those that
 *     were replaced left out
 * @param calls the times of sampled calls
 * @param parts what response times at a rate are made of, by the part's name: service, lateness
 */
public record RunResults(
    List<JmhResult> jmh,
    Map<OperationKey, OperationResult> operations,
    Map<OperationKey, OperationCost> costs,
    List<CostLine> iterations,
    Map<OperationKey, CallSeries> calls,
    Map<OperationKey, Map<String, CallTimes>> parts) {

  /** The fewest values that have an interval and tell an autocorrelation. */
  private static final int FEWEST = 3;

  /**
   * The time that a share of the calls did not exceed.
   *
   * @param share 0 to 1
   * @param millis milliseconds
   */
  public record Point(double share, double millis) {}

  /** Whether a folder holds results. */
  public static boolean isIn(Path folder) {
    return Files.isReadable(folder.resolve(RunFiles.SLICES))
        || Files.isReadable(folder.resolve(RunFiles.JMH_RESULTS));
  }

  /**
   * Whether anything has been measured: the file of slices is begun before the first one.
   *
   * @throws benchmark.cli.error.UserError if a file is damaged: exit status 2
   */
  public static boolean areMeasured(Path folder) {
    return Files.isReadable(folder.resolve(RunFiles.SLICES))
        ? SliceReader.hasSlice(folder)
        : Files.isReadable(folder.resolve(RunFiles.JMH_RESULTS));
  }

  /**
   * Reads a folder.
   *
   * @throws benchmark.cli.error.UserError if a file in it is damaged: exit status 2
   */
  public static RunResults read(Path folder) {
    if (Files.exists(folder.resolve(RunFiles.SLICES))) {
      return SliceReader.read(folder);
    }
    var calls = new HashMap<OperationKey, CallSeries>();
    List<JmhResult> jmh = JmhResult.read(folder.resolve(RunFiles.JMH_RESULTS), calls);
    return of(jmh, calls, OperationCost.lines(folder.resolve(RunFiles.COSTS)), Map.of());
  }

  static RunResults of(
      List<JmhResult> jmh,
      Map<OperationKey, CallSeries> calls,
      List<CostLine> iterations,
      Map<OperationKey, Map<String, CallTimes>> parts) {
    return new RunResults(
        List.copyOf(jmh),
        OperationResult.of(jmh, iterations),
        OperationCost.of(iterations),
        List.copyOf(iterations),
        Collections.unmodifiableMap(calls),
        Collections.unmodifiableMap(parts));
  }

  /**
   * What an operation came to in the whole run, by metric: only what was measured, finite and above
   * 0. That of a metric with a mean over slices is {@link #mean} where slices were measured.
   *
   * @param slices whether iterations are slices of one JVM
   */
  public Map<Metric, Double> values(OperationKey operation, boolean slices) {
    var values = new EnumMap<Metric, Double>(Metric.class);
    for (Metric metric : Metric.values()) {
      double value =
          slices && metric.isOfSlices() ? mean(operation, metric) : whole(operation, metric);
      if (value > 0 && value < Double.POSITIVE_INFINITY && isShown(operation, metric)) {
        values.put(metric, value);
      }
    }
    return Collections.unmodifiableMap(values);
  }

  /** At a rate a percentile takes many calls beyond it, since it is all that there is to see. */
  private boolean isShown(OperationKey operation, Metric metric) {
    return !RateLoad.isOf(operation)
        || RateLoad.hasEnoughSamples(metric, calls.get(operation).all().count());
  }

  /** A metric over all calls of an operation; NaN if it was not measured. */
  public double whole(OperationKey operation, Metric metric) {
    if (metric == Metric.THROUGHPUT) {
      OperationResult result = operations.get(operation);
      return result == null ? Double.NaN : result.throughput();
    }
    if (metric == Metric.MEAN) {
      return meanMillis(operation);
    }
    if (metric.isTime()) {
      return JmhResult.percentile(inModes(operation), metric.share().orElse(1));
    }
    OperationCost cost = costs.get(operation);
    return cost == null ? Double.NaN : metric.of(cost);
  }

  /** The geometric mean over iterations or slices; NaN if one of them lacks it. */
  public double mean(OperationKey operation, Metric metric) {
    double[] values = values(operation, metric);
    return isComplete(values, 1) ? Samples.geometricMean(values) : Double.NaN;
  }

  /**
   * What a user may expect something of: the mean over iterations or slices, with its 95% interval
   * if there are enough of them; unknown if it was not measured, or too few calls lie beyond a
   * percentile in one of them. A maximum is that of the calls made, and its interval has no width.
   *
   * @param slices whether they are slices of one JVM, which resemble those before them; iterations,
   *     which are long, count as independent, as they do for JMH
   */
  public Estimate estimate(OperationKey operation, Metric metric, boolean slices) {
    if (!tells(operation, metric)) {
      return Estimate.UNKNOWN;
    }
    double[] values = values(operation, metric);
    boolean hasInterval = isComplete(values, FEWEST);
    double value = metric == Metric.MAX ? whole(operation, metric) : mean(operation, metric);
    if (metric == Metric.MAX || !hasInterval) {
      return hasInterval ? new Estimate(value, value, value) : Estimate.of(value);
    }
    Autocorrelation autocorrelation =
        slices
            ? Autocorrelation.pooled(
                operations.keySet().stream()
                    .map(it -> values(it, metric))
                    .filter(it -> isComplete(it, FEWEST))
                    .toList())
            : new Autocorrelation(0);
    return Estimate.of(value, Optional.of(SliceMean.of(autocorrelation, values).interval()));
  }

  /** A metric in every iteration or slice, in the order measured; NaN where it is not known. */
  public double[] values(OperationKey operation, Metric metric) {
    if (metric == Metric.THROUGHPUT) {
      return OperationResult.throughputs(inModes(operation), costs(operation));
    }
    if (!metric.isTime()) {
      return costs(operation).stream()
          .mapToDouble(line -> metric.of(OperationCost.ofOne(List.of(line))))
          .toArray();
    }
    if (calls.containsKey(operation)) {
      return calls.get(operation).iterations().mapToDouble(it -> it.times().get(metric)).toArray();
    }
    return metric == Metric.MEAN ? means(operation) : new double[0];
  }

  /**
   * The throughput of every iteration, or slice, of an operation's first JVM, in the order
   * measured; at a rate, where that is given, the median of every step in milliseconds.
   */
  public List<Double> series(OperationKey operation) {
    int first =
        JmhResult.first(
                inModes(operation), JmhResult.THROUGHPUT, JmhResult.SAMPLE, JmhResult.AVERAGE)
            .flatMap(it -> it.iterations().stream().findFirst())
            .map(List::size)
            .orElse(0);
    Metric leading = RateLoad.isOf(operation) ? Metric.P50 : Metric.THROUGHPUT;
    return DoubleStream.of(values(operation, leading)).limit(first).boxed().toList();
  }

  /** The times of all sampled calls of an operation; at least one must have been sampled. */
  public CallTimes times(OperationKey operation) {
    return calls.get(operation).all();
  }

  /**
   * How long an operation's sampled calls took, from the median to the slowest few, all iterations
   * together; none if no call was sampled.
   */
  public List<Point> spectrum(OperationKey operation) {
    return calls.containsKey(operation) ? times(operation).spectrum() : List.of();
  }

  /** The mean time of a call, in milliseconds; NaN if no mode tells it. */
  private double meanMillis(OperationKey operation) {
    return inModes(operation).stream()
        .mapToDouble(JmhResult::meanMillis)
        .filter(millis -> millis > 0)
        .reduce(Double.NaN, (earlier, later) -> later); // sample comes last and is the most direct
  }

  private List<JmhResult> inModes(OperationKey operation) {
    return jmh.stream().filter(it -> it.operation().equals(operation)).toList();
  }

  private List<CostLine> costs(OperationKey operation) {
    return iterations.stream().filter(line -> line.operation().equals(operation)).toList();
  }

  /** Threads / throughput. */
  private double[] means(OperationKey operation) {
    List<JmhResult> modes = inModes(operation);
    return JmhResult.first(modes, JmhResult.AVERAGE, JmhResult.THROUGHPUT)
        .map(
            it ->
                it.throughputs().stream()
                    .flatMap(List::stream)
                    .mapToDouble(throughput -> it.threads() / throughput)
                    .toArray())
        .orElse(new double[0]);
  }

  /** Whether every iteration has enough calls beyond a metric that is a percentile. */
  private boolean tells(OperationKey operation, Metric metric) {
    return metric.share().isEmpty()
        || !calls.containsKey(operation)
        || calls
            .get(operation)
            .iterations()
            .allMatch(it -> it.calls() * (1 - metric.share().getAsDouble()) >= CallTimes.BEYOND);
  }

  /** Whether there are enough values, and the log of each. */
  private static boolean isComplete(double[] values, int fewest) {
    return values.length >= fewest
        && DoubleStream.of(values).allMatch(value -> value > 0 && Double.isFinite(value));
  }
}
