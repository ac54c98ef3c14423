// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

/** What took the samples of CPU time. */
enum Sampler {

  /** async-profiler: by CPU time, native code and the system's calls included. */
  ASYNC("async-profiler sampled threads by their CPU time, including native code."),

  /** The Flight Recorder of JDK 25 and later on Linux. */
  CPU_TIME("The JDK sampled threads by their CPU time."),

  /** That of earlier JDKs, and of other systems. */
  EXECUTION(
      "The JDK sampled threads while they ran Java code, a few at a time, not by their CPU time:"
          + " what"
          + " they do in the system, such as writing to sockets, is hardly seen.");

  private final String words;

  Sampler(String words) {
    this.words = words;
  }

  /** A sentence for the reader. */
  String words() {
    return words;
  }
}
