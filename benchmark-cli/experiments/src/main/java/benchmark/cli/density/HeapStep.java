// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * What became of a fresh server with a heap.
 *
 * @param variant its number, from 0 on
 * @param heapMib all of it from the start
 * @param kept whether calls were answered as fast as they came, and kept the objective
 * @param failure what the server ended of, or why it could not be measured; null if it was
 * @param used what it took; null if it could not be measured
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record HeapStep(int variant, int heapMib, boolean kept, String failure, Used used) {

  /** What ends a server that needs more. */
  static final String OUT_OF_MEMORY = "OutOfMemoryError";

  /** How far from the limit a response time is decided by one fresh JVM. */
  private static final double NEAR = 1.5;

  /**
   * What a server took while it was called; NaN of what is not known.
   *
   * @param millis the response time that has a limit
   * @param residentMib at the end
   * @param collector the share of its CPU time that collecting garbage took
   * @param cpus that it kept busy
   */
  record Used(double millis, double residentMib, double collector, double cpus) {}

  /**
   * Whether another fresh JVM would tell the same, as far as one can know: the response time alone
   * says it by far, or there was not enough memory. What else goes wrong may be the machine's
   * fault.
   */
  boolean isClear(double limit) {
    if (used == null) {
      return failure.equals(OUT_OF_MEMORY);
    }
    return kept ? used.millis() < limit / NEAR : used.millis() > limit * NEAR;
  }
}
