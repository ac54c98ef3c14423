// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.launch.OperationKey;

/**
 * A reason to question the results of a run.
 *
 * @param kind what it is about; two runs have the same warning if kind and operation are the same,
 *     whatever their numbers
 * @param operation whose results it is about; null for all
 * @param diagnosis what is wrong and the next step, to be read after the operation's name
 */
public record Warning(Kind kind, OperationKey operation, String diagnosis) {

  /** What a warning is about. */
  public enum Kind {
    ERRORS,
    PROFILER,
    /** A variable gave options to every JVM. */
    JVM_OPTIONS,
    /** Other variables may have changed what JVMs did. */
    ENVIRONMENT,
    /** Connections were not kept. */
    CONNECTIONS_OPENED,
    CONNECTIONS_RESET,
    /** Calls went over connections whose bytes nobody could count. */
    FEW_BYTES,
    /** Something is unlike what the pair's poms say. */
    OTHER_EXECUTOR,
    OTHER_TRANSPORT,
    OTHER_VERSION,
    LOAD_BEFORE_START,
    NO_STEADY_STATE,
    /** Of a comparison: a variant became faster or slower unlike the baseline. */
    DRIFTS_APART,
    COMPILING,
    NO_CPU_LEFT,
    /** All CPUs were busy: a condition, which is told with the setup and not as a warning. */
    CPUS_BUSY,
    CLIENT_COLLECTIONS,
    SERVER_COLLECTIONS,
    /** Of calls at a rate: fewer were answered than came. */
    NOT_SUSTAINED,
    /** No caller got an answer for a while. */
    STALL,
    STOLEN_TIME,
    OTHER_PROCESSES,
    THROTTLED,
    LITTLES_LAW,
    FEW_SAMPLES,
    OUT_OF_MEMORY,
    HEAP_GROWS,
    THREADS_GROW,
    DESCRIPTORS_GROW,
    CONNECTIONS_CHANGE,
    LOCK_CONTENTION,
    IDLE_VARIANT,
    /** Of a comparison: said even if it came up in a single round. */
    OTHER_BUILD,
    /** Something broke: it is the first line of an answer, and not among the warnings. */
    INCIDENT
  }

  /** Whether it is something to know, and nothing to fix. */
  public boolean needsNoCure() {
    return kind == Kind.CPUS_BUSY;
  }
}
