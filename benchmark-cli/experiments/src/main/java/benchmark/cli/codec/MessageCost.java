// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.results.Json;
import benchmark.cli.statistics.Samples;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/**
 * What one message costs the codec. Times are CPU time of the one thread; times and allocations are
 * the median of the iterations.
 *
 * @param direction request or response
 * @param bytes the mean length of all of the contract's messages of this kind, without the frame
 *     around them
 * @param encodeNanos nanoseconds
 * @param decodeNanos nanoseconds
 * @param encodeAllocatedBytes bytes on the heap
 * @param decodeAllocatedBytes bytes on the heap
 */
public record MessageCost(
    OperationKey operation,
    String direction,
    double bytes,
    double encodeNanos,
    double decodeNanos,
    double encodeAllocatedBytes,
    double decodeAllocatedBytes) {

  private static final List<String> DIRECTIONS = List.of("request", "response");

  /** Reads JMH's results of {@code benchmark.Codec}: of each operation, the request first. */
  public static List<MessageCost> read(Path json) {
    var nodes = new LinkedHashMap<OperationKey, Map<String, JsonNode>>();
    for (JsonNode node : Json.read(json, JsonNode.class)) {
      String benchmark = node.get("benchmark").asText();
      String method = benchmark.substring(benchmark.lastIndexOf('.') + 1);
      String direction = node.get("params").get("direction").asText();
      nodes
          .computeIfAbsent(operation(node.get("params")), it -> new HashMap<>())
          .put(method + " " + direction, node);
    }
    var messages = new ArrayList<MessageCost>();
    nodes.forEach(
        (operation, ofIt) ->
            DIRECTIONS.forEach(
                direction ->
                    messages.add(
                        of(
                            operation,
                            direction,
                            ofIt.get("encode " + direction).get("secondaryMetrics"),
                            ofIt.get("decode " + direction).get("secondaryMetrics")))));
    return List.copyOf(messages);
  }

  /** What the message is: {@code getUser response}. */
  public String message() {
    return operation.label() + " " + direction;
  }

  /** Encoding and decoding together, in bytes on the heap. */
  public double allocatedBytes() {
    return encodeAllocatedBytes + decodeAllocatedBytes;
  }

  /** Encoding and decoding together, in nanoseconds. */
  public double nanos() {
    return encodeNanos + decodeNanos;
  }

  private static MessageCost of(
      OperationKey operation, String direction, JsonNode encode, JsonNode decode) {
    return new MessageCost(
        operation,
        direction,
        median(encode.get("bytes")),
        median(encode.get("cpuNanos")),
        median(decode.get("cpuNanos")),
        median(encode.get("gc.alloc.rate.norm")),
        median(decode.get("gc.alloc.rate.norm")));
  }

  /** The operation is a parameter, too; what is left are the operation's own. */
  private static OperationKey operation(JsonNode node) {
    var params = new HashMap<String, String>();
    node.properties().forEach(entry -> params.put(entry.getKey(), entry.getValue().asText()));
    params.remove("direction");
    return new OperationKey(params.remove("operation"), params);
  }

  private static double median(JsonNode metric) {
    JsonNode iterations = metric.get("rawData").get(0);
    return Samples.median(
        StreamSupport.stream(iterations.spliterator(), false)
            .mapToDouble(JsonNode::asDouble)
            .toArray());
  }
}
