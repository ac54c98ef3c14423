// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.text.Numbers;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * What idle connections take of a server's memory.
 *
 * @param variant its number, from 0 on
 * @param refused why they were not measured; null if they were
 * @param number of connections that a server had; 0 if refused
 * @param heapBytes of each that were reachable while there were connections, and no longer when
 *     they had ended; of each fresh server
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonIgnoreProperties("otherBytes") // what records had in it came from two servers
record IdleConnections(
    int variant,
    String refused,
    long number,
    @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) List<Double> heapBytes) {

  /** Copies the list. */
  IdleConnections {
    heapBytes = heapBytes == null ? List.of() : List.copyOf(heapBytes);
  }

  static IdleConnections refused(int variant, String why) {
    return new IdleConnections(variant, why, 0, List.of());
  }

  /** What was measured of fresh servers, if it is larger than what varies otherwise. */
  static IdleConnections of(int variant, long number, List<Double> heapBytes) {
    double least = Collections.min(heapBytes);
    return least > 0
        ? new IdleConnections(variant, null, number, heapBytes)
        : refused(
            variant,
            "what a server has on its heap varies by more than %d connections take (%s to %s bytes"
                    .formatted(
                        number,
                        Numbers.rounded(least, 3),
                        Numbers.rounded(Collections.max(heapBytes), 3))
                + " each): give more --connections");
  }

  /** Of a connection in each of the fresh servers, in KiB. */
  DoubleStream kibibytes() {
    return heapBytes.stream().mapToDouble(it -> it / 1024);
  }
}
