// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

/**
 * A reason to doubt the figures of a run.
 *
 * @param kind what it is about; tells that two runs complain of the same, whatever their figures
 * @param operation whose figures are in doubt; null if all are
 * @param diagnosis what is wrong and the next step, to be read after the operation's name
 */
public record Warning(Kind kind, String operation, String diagnosis) {

  /** What a doubt is about. */
  public enum Kind {
    ERRORS,
    PROFILER,
    LOAD_BEFORE_START,
    NO_STEADY_STATE,
    NO_CPU_LEFT,
    CLIENT_COLLECTIONS,
    SERVER_COLLECTIONS,
    STOLEN_TIME,
    OTHER_PROCESSES,
    LITTLES_LAW,
    FEW_SAMPLES
  }
}
