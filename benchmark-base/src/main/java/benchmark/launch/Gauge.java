// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

/**
 * What a JVM reports of itself in long runs only ({@link LaunchProperties#GAUGES}), beside what it
 * reports in every run. What a JVM or a system does not report is missing, never zero.
 */
public enum Gauge {
  /** Calls that it has served, where it is one of several servers; reported in every such run. */
  CALLS("served_calls", true),
  /**
   * CPU time of the threads that collect garbage, in nanoseconds (HotSpot on Linux, and Go);
   * reported in every run.
   */
  GC_CPU("gc_cpu_ns", true),
  /** The heap in use, garbage included, in bytes. */
  HEAP("heap_bytes", false),
  /** The most that the heap may have, in bytes. */
  HEAP_MAX("heap_max_bytes", false),
  /** The old generation, garbage included, in bytes; collectors without generations have none. */
  OLD("old_bytes", false),
  /** What the last collection of the old generation has left in it, in bytes. */
  OLD_AFTER_GC("old_after_gc_bytes", false),
  /** What classes take, in bytes. */
  METASPACE("metaspace_bytes", false),
  /** What compiled code takes, in bytes. */
  CODE("code_bytes", false),
  /** Buffers outside the heap that the JVM has allocated, in bytes. */
  DIRECT("direct_bytes", false),
  /** Files that are mapped into memory, in bytes. */
  MAPPED("mapped_bytes", false),
  /** What Netty's default allocators hold, in bytes: outside the heap and on it. */
  POOLED("pooled_bytes", false),
  /** Resident memory, in bytes (Linux only). */
  RSS("rss_bytes", false),
  /** Open sockets (Linux only). */
  SOCKETS("sockets", false),
  /** The most file descriptors that may be open. */
  DESCRIPTORS_MAX("descriptors_max", false),
  /** Collections of the young generation, or partial ones. */
  YOUNG_GCS("young_gc_count", true),
  /** Their pauses, in milliseconds. */
  YOUNG_GC_MILLIS("young_gc_ms", true),
  /** Collections of the entire heap in one pause. */
  FULL_GCS("full_gc_count", true),
  /** Their pauses, in milliseconds. */
  FULL_GC_MILLIS("full_gc_ms", true),
  /** Cycles beside the application. */
  CONCURRENT_GCS("concurrent_gc_count", true),
  /** How often a thread has waited, over the threads that are alive (Linux only). */
  VOLUNTARY("voluntary_switches", true),
  /** How often a thread has lost its CPU, over the threads that are alive (Linux only). */
  INVOLUNTARY("involuntary_switches", true);

  private final String word;
  private final boolean counted;

  Gauge(String word, boolean counted) {
    this.word = word;
    this.counted = counted;
  }

  /** What columns call it. */
  public String word() {
    return word;
  }

  /** Whether it counts from the JVM's start on; otherwise it is a level at the moment. */
  public boolean isCounted() {
    return counted;
  }
}
