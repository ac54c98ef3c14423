// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * One entry of JMH's results: an operation in a mode.
 *
 * @param mode JMH's short name: {@link #THROUGHPUT}, {@link #AVERAGE}, {@link #SAMPLE} or {@link
 *     #SINGLE_SHOT}
 * @param threads how many called at the same time
 * @param forks in how many JVMs it was measured
 * @param score of all iterations
 * @param percentiles of sampled modes, by JMH's names ("50.0", "99.0"), in the score's unit
 * @param iterations the score of every measured iteration, in the same unit, fork by fork
 * @param samples how many calls were sampled; 0 in other modes
 */
public record JmhResult(
    OperationKey operation,
    String mode,
    int threads,
    int forks,
    Score score,
    Map<String, Double> percentiles,
    List<List<Double>> iterations,
    long samples) {

  /**
   * What JMH calls a score: calls per time, or time per call.
   *
   * @param value in {@code unit}
   * @param error half the width of JMH's 99.9% interval, in {@code unit}; NaN where JMH has none
   * @param unit such as ops/ms or ms/op
   */
  public record Score(double value, double error, String unit) {}

  /** The mode that counts calls. */
  public static final String THROUGHPUT = "thrpt";

  /** The mode that averages the time of calls. */
  public static final String AVERAGE = "avgt";

  /** The mode that takes the time of single calls. */
  public static final String SAMPLE = "sample";

  /** The mode that makes a single call. */
  public static final String SINGLE_SHOT = "ss";

  private static final double[] PERCENTILES = {
    0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100
  };

  /** JMH's units of time: scores are calls per unit (ops/ms), or time per call (ms/op). */
  private static final Map<String, TimeUnit> UNITS =
      Map.of(
          "ns", TimeUnit.NANOSECONDS,
          "us", TimeUnit.MICROSECONDS,
          "ms", TimeUnit.MILLISECONDS,
          "s", TimeUnit.SECONDS,
          "min", TimeUnit.MINUTES,
          "hr", TimeUnit.HOURS,
          "day", TimeUnit.DAYS);

  private static final String PAIR = "pair";

  private static final String CONTENTS = "the complete results of JMH as JSON";

  /** Copies the collections. */
  public JmhResult {
    percentiles = Map.copyOf(percentiles);
    iterations = iterations.stream().map(List::copyOf).toList();
  }

  /**
   * Reads a file of JMH's JSON format.
   *
   * @param calls takes the times of the sampled calls of every operation
   * @throws UserError if it holds anything else: exit status 2
   */
  static List<JmhResult> read(Path file, Map<OperationKey, CallSeries> calls) {
    try {
      JsonNode all = Json.read(file, JsonNode.class);
      if (!all.isArray()) {
        throw DamagedFile.error(file, CONTENTS);
      }
      var results = new ArrayList<JmhResult>();
      all.forEach(node -> results.add(of(node, calls)));
      return List.copyOf(results);
    } catch (RuntimeException incomplete) { // a missing node is a null
      throw DamagedFile.error(file, CONTENTS);
    }
  }

  /**
   * The mean time of a call, in milliseconds: as it was measured, or from the throughput as threads
   * / throughput (Little's law in a closed loop); NaN in mode ss, whose calls are cold.
   */
  public double meanMillis() {
    return switch (mode) {
      case THROUGHPUT -> threads * millisOfUnit() / score.value();
      case SINGLE_SHOT -> Double.NaN;
      default -> score.value() * millisOfUnit();
    };
  }

  /**
   * The throughput of every measured iteration, in calls of all threads per millisecond, fork by
   * fork: as it was measured, or threads / mean time.
   */
  public List<List<Double>> throughputs() {
    return iterations.stream().map(fork -> fork.stream().map(this::throughput).toList()).toList();
  }

  private double throughput(double score) {
    return mode.equals(THROUGHPUT) ? score / millisOfUnit() : threads / (score * millisOfUnit());
  }

  /** How many milliseconds the time in the score's unit has. */
  double millisOfUnit() {
    return millis(score.unit());
  }

  /** What JMH would tell of slices of one JVM; it would add an error. */
  static JmhResult ofSlices(OperationKey operation, int callers, CallSeries slices) {
    var percentiles = new HashMap<String, Double>();
    for (double percent : PERCENTILES) {
      percentiles.put(Double.toString(percent), slices.all().percentile(percent / 100));
    }
    return new JmhResult(
        operation,
        SAMPLE,
        callers,
        0,
        new Score(slices.all().mean(), Double.NaN, "ms/op"),
        percentiles,
        means(slices, 1),
        slices.all().count());
  }

  /** The first of some modes that is among these results. */
  static Optional<JmhResult> first(List<JmhResult> results, String... modes) {
    return Arrays.stream(modes)
        .flatMap(mode -> results.stream().filter(it -> it.mode().equals(mode)))
        .findFirst();
  }

  /**
   * A percentile of sampled calls, in milliseconds; NaN if there are none.
   *
   * @param share of the calls that did not exceed it, 0 to 1
   */
  static double percentile(List<JmhResult> modes, double share) {
    String name = Double.toString(Math.round(share * 1e6) / 1e4); // 99.9, without share's error
    return first(modes, SAMPLE)
        .map(it -> it.percentiles().getOrDefault(name, Double.NaN) * it.millisOfUnit())
        .orElse(Double.NaN);
  }

  /**
   * Adds a parameter {@value #PAIR} to every result in a file, so that programs which show several
   * files at once, as JMH Visualizer does, tell the pairs apart. It is no part of an operation.
   *
   * <p>That program expects that all methods of a class have parameters if one has; it takes them
   * apart at spaces and equals signs, and names bars by the first one where only some have several.
   * So the parameter is the last of every result, with an underscore and a colon in their place.
   *
   * @param file JMH's results as JSON
   * @param variant the label of what was measured
   * @throws UserError if the file does not hold them: exit status 2
   */
  public static void addPair(Path file, String variant) {
    JsonNode results = Json.read(file, JsonNode.class);
    for (JsonNode result : results) {
      if (!(result instanceof ObjectNode object)) {
        throw DamagedFile.error(file, CONTENTS);
      }
      object
          .withObjectProperty("params")
          .put(PAIR, variant.replaceAll("\\s", "_").replace('=', ':'));
    }
    Json.write(file, results);
  }

  private static List<List<Double>> means(CallSeries series, double unit) {
    return series.forks().stream()
        .map(fork -> fork.stream().map(it -> it.times().get(Metric.MEAN) / unit).toList())
        .toList();
  }

  private static JmhResult of(JsonNode node, Map<OperationKey, CallSeries> calls) {
    JsonNode metric = node.get("primaryMetric");
    String mode = node.get("mode").asText();
    var percentiles = new HashMap<String, Double>();
    if (mode.equals(SAMPLE)) {
      metric
          .get("scorePercentiles")
          .properties()
          .forEach(entry -> percentiles.put(entry.getKey(), entry.getValue().asDouble()));
    }
    String unit = metric.get("scoreUnit").asText();
    double millis = millis(unit);
    var iterations = new ArrayList<List<Double>>();
    long samples = 0;
    if (metric.has("rawDataHistogram")) {
      CallSeries series = CallSeries.ofJmh(metric.get("rawDataHistogram"), millis);
      calls.put(operation(node), series);
      iterations.addAll(means(series, millis));
      samples = series.all().count();
    } else {
      for (JsonNode fork : metric.get("rawData")) {
        var scores = new ArrayList<Double>();
        fork.forEach(value -> scores.add(value.asDouble()));
        iterations.add(scores);
      }
    }
    return new JmhResult(
        operation(node),
        mode,
        node.get("threads").asInt(),
        node.path("forks").asInt(),
        new Score(
            metric.get("score").asDouble(), metric.get("scoreError").asDouble(Double.NaN), unit),
        percentiles,
        iterations,
        samples);
  }

  /**
   * How many milliseconds the time in a unit has: 3,600,000 in ops/hr as in hr/op.
   *
   * @throws NullPointerException if JMH has no such unit, which is damage like all that is missing
   */
  private static double millis(String unit) {
    return UNITS.get(unit.replaceFirst("^ops/", "").replaceFirst("/op$", "")).toNanos(1) / 1e6;
  }

  /** The operation that an entry of JMH's results is of. */
  static OperationKey operation(JsonNode node) {
    return OperationKey.ofBenchmark(node.get("benchmark").asText(), params(node.path("params")));
  }

  private static Map<String, String> params(JsonNode node) {
    var params = new HashMap<String, String>();
    node.properties().forEach(entry -> params.put(entry.getKey(), entry.getValue().asText()));
    params.remove(PAIR);
    return params;
  }
}
