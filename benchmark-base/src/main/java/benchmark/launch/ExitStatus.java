// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

/** Every exit status of this project's processes. */
public final class ExitStatus {

  /** What was asked for was done. */
  public static final int SUCCESS = 0;

  /** The command line is right, but what it asks for could not be done. */
  public static final int FAILURE = 1;

  /** The command line is wrong. */
  public static final int BAD_INPUT = 2;

  /** A regression gate failed, or an expectation is not met. */
  public static final int GATE_FAILED = 3;

  /** A regression gate or an expectation could not be decided: more measuring may. */
  public static final int GATE_INCONCLUSIVE = 4;

  /** A search has ended, and what was asked for is not possible within its bounds. */
  public static final int NOT_POSSIBLE = 5;

  /** Ended by Ctrl-C: 128 + SIGINT. */
  public static final int INTERRUPTED = 130;

  /** Ended by SIGTERM: 128 + 15. */
  public static final int TERMINATED = 143;

  /** A process that a signal has ended has a greater exit status than this. */
  public static final int SIGNAL_BASE = 128;

  /** A client whose pair has no codec was asked for its codec. Seen by the command line only. */
  public static final int NO_CODEC = 64;

  /**
   * A client was asked for its codec, and its framework is of a version whose codec is not known.
   * Seen by the command line only.
   */
  public static final int CODEC_UNKNOWN = 65;

  private ExitStatus() {}
}
