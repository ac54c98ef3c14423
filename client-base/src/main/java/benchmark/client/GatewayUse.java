// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.JvmCounters;
import java.io.IOException;
import java.util.Optional;

/**
 * What a gateway on this host has used so far, with the processes that it has started; {@link
 * JvmCounters#MISSING} where a number is missing.
 *
 * @param cpuNanos CPU time in nanoseconds: of a JVM of this project what it reports; else what the
 *     kernel counts
 * @param peakRssBytes highest resident memory since the start, in bytes; that of several processes
 *     is added up
 * @param compileMillis time of the JIT's threads in compilations, in milliseconds, if it is a JVM
 *     of this project
 */
record GatewayUse(long cpuNanos, long peakRssBytes, long compileMillis) {

  static final GatewayUse UNKNOWN =
      new GatewayUse(JvmCounters.MISSING, JvmCounters.MISSING, JvmCounters.MISSING);

  /**
   * Reads a process and all that it has started.
   *
   * @param counters asks it for its counters; empty if it does not report them
   */
  static GatewayUse read(long pid, Optional<CountersClient> counters) {
    try {
      ProcessTree processes = ProcessTree.of(pid);
      long peak = processes.bytes("VmHWM");
      if (counters.isPresent()) {
        JvmCounters told = counters.get().read();
        return new GatewayUse(told.cpuNanos(), peak, told.compileMillis());
      }
      return new GatewayUse(processes.cpuNanos(), peak, JvmCounters.MISSING);
    } catch (IOException | RuntimeException unreadable) {
      return UNKNOWN;
    }
  }
}
