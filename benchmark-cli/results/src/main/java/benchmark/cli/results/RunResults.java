// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.statistics.Autocorrelation;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Samples;
import benchmark.cli.statistics.SliceMean;
import benchmark.launch.CostColumns;
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
import java.util.function.ToDoubleFunction;
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
    OperationResult result = operations.get(operation);
    OperationCost cost = costs.get(operation);
    return switch (metric) {
      case THROUGHPUT, P50, P99 -> result == null ? Double.NaN : result.of(metric);
      case MEAN -> meanMillis(operation);
      case P90 -> JmhResult.percentile(inModes(operation), "90.0");
      case P999 -> JmhResult.percentile(inModes(operation), "99.9");
      case MAX -> JmhResult.percentile(inModes(operation), "100.0");
      case CPU -> cost == null ? Double.NaN : cost.cpuMicros();
      case ALLOC -> cost == null ? Double.NaN : cost.allocatedBytes();
      case SENT -> cost == null ? Double.NaN : cost.bytesOnWire();
      case ENCODED -> Double.NaN;
    };
  }

  /** The geometric mean over iterations or slices; NaN if one of them lacks it. */
  public double mean(OperationKey operation, Metric metric) {
    double[] values = values(operation, metric);
    return isComplete(values, 1) ? Samples.geometricMean(values) : Double.NaN;
  }

  /**
   * What a user may expect something of: the mean over iterations or slices, or the maximum of all
   * calls; NaN if it was not measured, or too few calls lie beyond a percentile in one of them.
   */
  public double estimate(OperationKey operation, Metric metric) {
    return metric == Metric.MAX
        ? whole(operation, metric)
        : tells(operation, metric) ? mean(operation, metric) : Double.NaN;
  }

  /**
   * The estimate with its 95% interval over iterations or slices; empty if there are too few of
   * them. A maximum is that of the calls made, and its interval has no width.
   *
   * @param slices whether they are slices of one JVM, which resemble those before them; iterations,
   *     which are long, count as independent, as they do for JMH
   */
  public Optional<Interval> interval(OperationKey operation, Metric metric, boolean slices) {
    double[] values = values(operation, metric);
    if (!tells(operation, metric) || !isComplete(values, FEWEST)) {
      return Optional.empty();
    }
    if (metric == Metric.MAX) {
      double max = whole(operation, metric);
      return Optional.of(new Interval(max, max, max));
    }
    Autocorrelation autocorrelation =
        slices
            ? Autocorrelation.pooled(
                operations.keySet().stream()
                    .map(it -> values(it, metric))
                    .filter(it -> isComplete(it, FEWEST))
                    .toList())
            : new Autocorrelation(0);
    return Optional.of(SliceMean.of(autocorrelation, values).interval());
  }

  /** A metric in every iteration or slice, in the order measured; NaN where it is not known. */
  public double[] values(OperationKey operation, Metric metric) {
    return switch (metric) {
      case THROUGHPUT -> OperationResult.throughputs(inModes(operation), costs(operation));
      case MEAN -> means(operation);
      case P50 -> times(operation, CallSummary::p50);
      case P90 -> times(operation, CallSummary::p90);
      case P99 -> times(operation, CallSummary::p99);
      case P999 -> times(operation, CallSummary::p999);
      case MAX -> times(operation, CallSummary::max);
      case CPU -> perCall(operation, RunResults::cpuMicros);
      case ALLOC ->
          perCall(
              operation,
              line ->
                  line.number(CostColumns.CLIENT.allocatedBytes())
                      + line.number(CostColumns.SERVER.allocatedBytes()));
      case SENT ->
          perCall(
              operation,
              line ->
                  line.number(CostColumns.SENT_BYTES) + line.number(CostColumns.RECEIVED_BYTES));
      case ENCODED -> new double[0];
    };
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

  /** Measured, or else threads / throughput. */
  private double[] means(OperationKey operation) {
    if (calls.containsKey(operation)) {
      return times(operation, CallSummary::mean);
    }
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

  private double[] times(OperationKey operation, ToDoubleFunction<CallSummary> value) {
    return calls.containsKey(operation)
        ? calls.get(operation).iterations().mapToDouble(value).toArray()
        : new double[0];
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

  /** The CPU time of all calls of an iteration, on both sides and in a gateway between them. */
  private static double cpuMicros(CostLine line) {
    double both =
        line.number(CostColumns.CLIENT.cpuNanos()) + line.number(CostColumns.SERVER.cpuNanos());
    return (OperationCost.isThroughGateway(line)
            ? both + line.number(CostColumns.GATEWAY_CPU_NANOS)
            : both)
        * 1e-3;
  }

  private double[] perCall(OperationKey operation, ToDoubleFunction<CostLine> used) {
    return costs(operation).stream()
        .mapToDouble(line -> used.applyAsDouble(line) / line.number(CostColumns.OPS))
        .toArray();
  }

  /** Whether there are enough values, and the log of each. */
  private static boolean isComplete(double[] values, int fewest) {
    return values.length >= fewest
        && DoubleStream.of(values).allMatch(value -> value > 0 && Double.isFinite(value));
  }
}
