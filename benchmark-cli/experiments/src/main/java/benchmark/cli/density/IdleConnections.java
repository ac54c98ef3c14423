// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * What idle connections take of a server's memory.
 *
 * @param variant its number, from 0 on
 * @param refused why they were not measured; null if they were
 * @param number of connections that there were more in the second of two fresh pairs; 0 if refused
 * @param heapBytes that were reachable, of each
 * @param otherBytes resident outside of the heap, of each
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record IdleConnections(
    int variant, String refused, long number, double heapBytes, double otherBytes) {

  static IdleConnections refused(int variant, String why) {
    return new IdleConnections(variant, why, 0, Double.NaN, Double.NaN);
  }

  /** Both, in KiB. */
  double kibibytes() {
    return (heapBytes + Math.max(0, otherBytes)) / 1024;
  }
}
