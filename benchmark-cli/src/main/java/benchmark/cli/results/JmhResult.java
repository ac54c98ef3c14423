// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One row of JMH's results: an operation in a mode.
 *
 * @param mode JMH's short name: thrpt, avgt, sample or ss
 * @param score in {@code unit}
 * @param error half the width of JMH's 99.9% interval, in {@code unit}; NaN where JMH has none
 * @param unit such as ops/ms or ms/op
 * @param percentiles of sampled modes, by JMH's names ("50.0", "99.0"), in {@code unit}
 * @param iterations the score of every measured iteration of every fork, in {@code unit}
 * @param samples how many calls were sampled; 0 in other modes
 */
public record JmhResult(
    String operation,
    String mode,
    int threads,
    double score,
    double error,
    String unit,
    Map<String, Double> percentiles,
    List<Double> iterations,
    long samples) {

  private static final String CONTENTS = "the whole results of JMH as JSON";

  /**
   * Reads a file of JMH's JSON format.
   *
   * @throws UserError if it is none: exit status 2
   */
  public static List<JmhResult> read(Path file) {
    var results = new ArrayList<JmhResult>();
    try {
      JsonNode all = Json.read(file, JsonNode.class);
      if (!all.isArray()) {
        throw DamagedFile.error(file, CONTENTS);
      }
      all.forEach(node -> results.add(of(node)));
    } catch (RuntimeException notWhole) { // a missing node is a null
      throw DamagedFile.error(file, CONTENTS);
    }
    return results;
  }

  /** In how many JVMs a file's operations were measured; the most if they differ. */
  public static int forks(Path file) {
    int forks = 0;
    for (JsonNode node : Json.read(file, JsonNode.class)) {
      forks = Math.max(forks, node.path("forks").asInt());
    }
    return forks;
  }

  private static JmhResult of(JsonNode node) {
    JsonNode metric = node.get("primaryMetric");
    String name = node.get("benchmark").asText();
    var percentiles = new TreeMap<String, Double>();
    if (node.get("mode").asText().equals("sample")) {
      metric
          .get("scorePercentiles")
          .properties()
          .forEach(entry -> percentiles.put(entry.getKey(), entry.getValue().asDouble()));
    }
    var iterations = new ArrayList<Double>();
    long samples = 0;
    if (metric.has("rawDataHistogram")) {
      for (JsonNode fork : metric.get("rawDataHistogram")) {
        for (JsonNode iteration : fork) {
          double sum = 0;
          long count = 0;
          for (JsonNode bucket : iteration) {
            sum += bucket.get(0).asDouble() * bucket.get(1).asLong();
            count += bucket.get(1).asLong();
          }
          samples += count;
          iterations.add(sum / count);
        }
      }
    } else {
      for (JsonNode fork : metric.get("rawData")) {
        fork.forEach(value -> iterations.add(value.asDouble()));
      }
    }
    return new JmhResult(
        name.substring(name.lastIndexOf('.') + 1),
        node.get("mode").asText(),
        node.get("threads").asInt(),
        metric.get("score").asDouble(),
        metric.get("scoreError").asDouble(Double.NaN),
        metric.get("scoreUnit").asText(),
        percentiles,
        iterations,
        samples);
  }
}
