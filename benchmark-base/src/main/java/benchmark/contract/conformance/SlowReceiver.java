// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.JvmCounters;
import benchmark.contract.StreamContract;
import benchmark.launch.Gauge;
import java.util.Optional;

/**
 * How a sender fares with a receiver that is slower.
 *
 * @param told whether the sender was asked to wait
 * @param sent messages
 * @param queued the most messages that were in flight
 * @param queuedEarly the same of the first half of the time
 * @param client what the sender had at most
 * @param server what the receiver had at most
 * @param failure how sending failed in the end; empty if it did not
 */
public record SlowReceiver(
    boolean told,
    long sent,
    long queued,
    long queuedEarly,
    Memory client,
    Memory server,
    String failure) {

  /** What the second half of the time may add to what is in flight: of it, and in messages. */
  private static final double MORE = 0.1;

  private static final int FEW = StreamContract.SLOW_PER_SECOND;

  /** Bytes of the heap, of buffers outside of it, and resident ones; -1 for what is not known. */
  public record Memory(long heap, long direct, long resident) {

    /** Before anything was read. */
    public static final Memory UNKNOWN =
        new Memory(JvmCounters.MISSING, JvmCounters.MISSING, JvmCounters.MISSING);

    /** The larger of each, after another reading. */
    public Memory and(JvmCounters reading) {
      return new Memory(
          Math.max(heap, reading.gauges().getOrDefault(Gauge.HEAP, JvmCounters.MISSING)),
          Math.max(direct, reading.gauges().getOrDefault(Gauge.DIRECT, JvmCounters.MISSING)),
          Math.max(resident, reading.peakRssBytes()));
    }

    private static Memory parse(String text) {
      String[] words = text.split(" ");
      return new Memory(
          Long.parseLong(words[0]), Long.parseLong(words[1]), Long.parseLong(words[2]));
    }

    private String toText() {
      return heap + " " + direct + " " + resident;
    }
  }

  /** Whether there is a limit to what is in flight, as far as was seen. */
  public boolean isBounded() {
    return failure.isEmpty() && queued - queuedEarly <= queuedEarly * MORE + FEW;
  }

  /** All in one line. */
  public String toLine() {
    return String.join(
        "\t",
        Boolean.toString(told),
        Long.toString(sent),
        Long.toString(queued),
        Long.toString(queuedEarly),
        client.toText(),
        server.toText(),
        failure);
  }

  /** Reads what {@link #toLine} wrote; empty if it is something else. */
  public static Optional<SlowReceiver> parse(String line) {
    String[] words = line.split("\t", -1);
    return words.length == 7
        ? Optional.of(
            new SlowReceiver(
                Boolean.parseBoolean(words[0]),
                Long.parseLong(words[1]),
                Long.parseLong(words[2]),
                Long.parseLong(words[3]),
                Memory.parse(words[4]),
                Memory.parse(words[5]),
                words[6]))
        : Optional.empty();
  }
}
