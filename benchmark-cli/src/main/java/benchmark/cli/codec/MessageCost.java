// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.results.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one message costs the codec. Times are CPU time of the one thread; times and allocations are
 * the median of the iterations.
 *
 * @param direction request or response
 * @param bytes the mean length of all of the contract's messages of this kind, without the frame
 *     around them
 */
public record MessageCost(
    String operation,
    String direction,
    double bytes,
    double encodeNanos,
    double decodeNanos,
    double encodeAllocatedBytes,
    double decodeAllocatedBytes) {

  /** Reads JMH's results of {@code benchmark.Codec}, requests first. */
  public static List<MessageCost> read(Path json) {
    Map<String, JsonNode> nodes = new LinkedHashMap<>();
    for (JsonNode node : Json.read(json, JsonNode.class)) {
      String benchmark = node.get("benchmark").asText();
      String method = benchmark.substring(benchmark.lastIndexOf('.') + 1);
      nodes.put(method + " " + node.get("params").get("direction").asText(), node);
    }
    var figures = new ArrayList<MessageCost>();
    for (String direction : List.of("request", "response")) {
      JsonNode encode = nodes.get("encode " + direction);
      JsonNode decode = nodes.get("decode " + direction);
      figures.add(
          new MessageCost(
              encode.get("params").get("operation").asText(),
              direction,
              median(encode.get("secondaryMetrics").get("bytes")),
              median(encode.get("secondaryMetrics").get("cpuNanos")),
              median(decode.get("secondaryMetrics").get("cpuNanos")),
              median(encode.get("secondaryMetrics").get("gc.alloc.rate.norm")),
              median(decode.get("secondaryMetrics").get("gc.alloc.rate.norm"))));
    }
    return figures;
  }

  /** Encoding and decoding together, in nanoseconds. */
  public double nanos() {
    return encodeNanos + decodeNanos;
  }

  private static double median(JsonNode metric) {
    JsonNode iterations = metric.get("rawData").get(0);
    double[] values = new double[iterations.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = iterations.get(i).asDouble();
    }
    Arrays.sort(values);
    return (values[(values.length - 1) / 2] + values[values.length / 2]) / 2;
  }
}
