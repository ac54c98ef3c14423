// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

/**
 * Every default of the benchmark, in one place. The help text and the documentation quote these
 * constants; nothing else repeats them.
 */
public final class Defaults {

  /** Where a client looks for its server. */
  public static final String HOST = "localhost";

  /** The address that a server binds unless set otherwise: nobody else can reach it. */
  public static final String BIND_ADDRESS = "127.0.0.1";

  /** The port of a server or client that is started by hand; a pair uses a free one. */
  public static final int PORT = 8080;

  /** The heap of a server's or client's JVM, from its start on, whatever memory the machine has. */
  public static final String HEAP = "1g";

  /** Connections between client and server. */
  public static final int CONNECTIONS = 1;

  /** Threads that call at the same time. */
  public static final int THREADS = 32;

  /** Fresh client JVMs for every operation and mode. */
  public static final int FORKS = 1;

  /** Warm-up iterations of a classic run. */
  public static final int WARMUP_ITERATIONS = 3;

  /** Seconds that one warm-up iteration of a classic run takes. */
  public static final int WARMUP_SECONDS = 10;

  /** Measured iterations of a classic run. */
  public static final int MEASUREMENT_ITERATIONS = 3;

  /** Seconds that one measured iteration of a classic run takes. */
  public static final int MEASUREMENT_SECONDS = 10;

  /**
   * Milliseconds that a slice takes, without the settling before it. A busy machine changes its
   * speed within a second or two: over the same measured time, the noise of paired slices of half a
   * second was half that of slices of a second, and a quarter of a second gained nothing more.
   */
  public static final int SLICE_MILLIS = 500;

  /** Seconds of slices before a pair is asked whether it still compiles. */
  public static final int SLICE_SHORTEST_WARMUP_SECONDS = 12;

  /** Seconds of slices after which measuring begins even if a JVM still compiles. */
  public static final int SLICE_LONGEST_WARMUP_SECONDS = 14;

  /** Seconds of slices of all operations of a variant in a block of a comparison. */
  public static final int BLOCK_SECONDS = 20;

  /** Seconds of steps of an operation of a variant in a block: two of them. */
  public static final int BLOCK_SECONDS_AT_RATE = 10;

  /** The fewest seconds of slices of an operation of a variant in a block. */
  public static final int BLOCK_FEWEST_SECONDS = 6;

  /** Measured slices of a quick run, of all operations together. */
  public static final int QUICK_SLICES = 32;

  /** The fewest measured slices of an operation in a quick run. */
  public static final int QUICK_FEWEST_SLICES = 6;

  /**
   * Warm-up iterations of an operation in a round of a comparison: more than one, because the end
   * of an iteration is code of its own, and after a single one the first measured second was 10%
   * slower than those that followed.
   */
  public static final int COMPARE_WARMUP_ITERATIONS = 3;

  /**
   * Seconds that an operation is warmed up in a round of a comparison: two cores take about 13
   * until both JVMs have compiled what they run.
   */
  public static final int COMPARE_WARMUP_SECONDS = 15;

  /** Measured iterations of an operation in a round of a comparison. */
  public static final int COMPARE_MEASUREMENT_ITERATIONS = 5;

  /**
   * Seconds that an operation is measured in a round of a comparison: from second to second the
   * throughput of a JVM of this age varies by 9%, which is most of the noise between rounds, too.
   */
  public static final int COMPARE_MEASUREMENT_SECONDS = 15;

  /**
   * Milliseconds of CPU time for which each message is encoded and decoded before JMH starts: on a
   * busy machine an interval of the clock may hold too few calls to get anything compiled.
   */
  public static final int CODEC_WARMUP_CPU_MILLIS = 1_000;

  /** JMH's warm-up iterations of each of a codec's measurements. */
  public static final int CODEC_WARMUP_ITERATIONS = 1;

  /** Measured iterations of each of a codec's measurements. */
  public static final int CODEC_MEASUREMENT_ITERATIONS = 3;

  /** Milliseconds that an iteration takes when a codec is measured. */
  public static final int CODEC_ITERATION_MILLIS = 300;

  /** Milliseconds after which a call counts as failed, and with it the run. */
  public static final int CALL_TIMEOUT_MILLIS = 5_000;

  /** Milliseconds within which a client must reach its server before any warm-up. */
  public static final int REACH_TIMEOUT_MILLIS = 5_000;

  private Defaults() {}
}
