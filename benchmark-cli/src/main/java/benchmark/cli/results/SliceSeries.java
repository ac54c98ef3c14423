// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What every slice of an operation measured, in the order measured.
 *
 * @param throughput calls of all threads together, per millisecond: threads / mean time (Little's
 *     law in a closed loop)
 * @param p50 the median time of a call, in milliseconds
 * @param p99 the time that 99% of calls did not exceed, in milliseconds
 */
public record SliceSeries(List<Double> throughput, List<Double> p50, List<Double> p99) {

  private static final String CONTENTS = "the sampled calls of every slice";

  /** Copies the values. */
  public SliceSeries {
    throughput = List.copyOf(throughput);
    p50 = List.copyOf(p50);
    p99 = List.copyOf(p99);
  }

  /**
   * Reads the slices of a run, in the contract's order of operations.
   *
   * @param folder the run's
   * @throws UserError if its results are not those of sampled slices: exit status 2
   */
  public static Map<OperationKey, SliceSeries> read(Path folder) {
    Path file = folder.resolve(RunFiles.JMH_RESULTS);
    try {
      var all = new LinkedHashMap<OperationKey, SliceSeries>();
      for (JsonNode result : Json.read(file, JsonNode.class)) {
        all.put(JmhResult.operation(result), of(result));
      }
      var ordered = new LinkedHashMap<OperationKey, SliceSeries>();
      OperationOrder.of(List.copyOf(all.keySet())).forEach(key -> ordered.put(key, all.get(key)));
      return Collections.unmodifiableMap(ordered);
    } catch (RuntimeException notWhole) { // a missing node is a null
      throw DamagedFile.error(file, CONTENTS);
    }
  }

  /** The values of a metric, in the order measured; none of a metric that is not one of times. */
  public double[] of(Metric metric) {
    List<Double> values =
        switch (metric) {
          case THROUGHPUT -> throughput;
          case P50 -> p50;
          case P99 -> p99;
          case CPU, ALLOC, ENCODED -> List.<Double>of();
        };
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static SliceSeries of(JsonNode result) {
    JsonNode metric = result.get("primaryMetric");
    double millis = JmhUnit.millis(metric.get("scoreUnit").asText());
    int threads = result.get("threads").asInt();
    var throughput = new ArrayList<Double>();
    var p50 = new ArrayList<Double>();
    var p99 = new ArrayList<Double>();
    for (JsonNode fork : metric.get("rawDataHistogram")) {
      for (JsonNode slice : fork) {
        var times = new CallTimes(slice);
        throughput.add(threads / (times.mean() * millis));
        p50.add(times.percentile(0.5) * millis);
        p99.add(times.percentile(0.99) * millis);
      }
    }
    return new SliceSeries(throughput, p50, p99);
  }
}
