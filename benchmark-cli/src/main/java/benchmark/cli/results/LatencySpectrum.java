// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.launch.OperationKey;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How long the sampled calls of an operation took, from the median to the slowest few. */
public final class LatencySpectrum {

  /** The shares of calls that are looked at, each 0 to 1. */
  private static final double[] SHARES = {
    0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.975, 0.99, 0.995, 0.999, 0.9995, 0.9999, 0.99999
  };

  /** Samples that must lie beyond a percentile for it to mean something. */
  private static final double BEYOND = 10;

  private LatencySpectrum() {}

  /**
   * The time that a share of the calls did not exceed.
   *
   * @param share 0 to 1
   * @param millis milliseconds
   */
  public record Point(double share, double millis) {}

  /**
   * Reads the percentiles of a run from JMH's histograms, all iterations together, those left out
   * that too few samples lie beyond; no entry for an operation without sampled calls.
   *
   * @param folder the run's
   * @throws benchmark.cli.error.UserError if its results are damaged: exit status 2
   */
  public static Map<OperationKey, List<Point>> read(Path folder) {
    Path file = folder.resolve(RunFiles.JMH_RESULTS);
    try {
      var all = new LinkedHashMap<OperationKey, List<Point>>();
      for (JsonNode result : Json.read(file, JsonNode.class)) {
        JsonNode metric = result.get("primaryMetric");
        if (metric.has("rawDataHistogram")) {
          all.put(JmhResult.operation(result), of(metric));
        }
      }
      return all;
    } catch (RuntimeException notWhole) { // a missing node is a null
      throw DamagedFile.error(file, "the sampled calls of every iteration");
    }
  }

  private static List<Point> of(JsonNode metric) {
    double millis = JmhUnit.millis(metric.get("scoreUnit").asText());
    var times = new CallTimes();
    for (JsonNode fork : metric.get("rawDataHistogram")) {
      fork.forEach(times::add);
    }
    var points = new ArrayList<Point>();
    for (double share : SHARES) {
      if (times.count() * (1 - share) >= BEYOND) {
        points.add(new Point(share, times.percentile(share) * millis));
      }
    }
    return List.copyOf(points);
  }
}
