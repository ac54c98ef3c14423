// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.launch.LaunchProperties;
import benchmark.launch.WorkShares;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.IntStream;

/**
 * What a server computes in every call of the concurrency scenario: it assembles random numbers,
 * the same in every call. It counts which threads and CPUs did so. Thread-safe.
 */
public final class Work {

  private static final int SEED = 0x5EED;

  /** Asking for the CPU takes microseconds: it is done in one call of so many. */
  private static final int CALLS_A_LOOK = 32;

  private static final Path STAT = Path.of("/proc/thread-self/stat");

  /** The number of the field, from that after the thread's name in parentheses. */
  private static final int PROCESSOR = 36;

  static final Work OF_THIS_JVM = new Work();

  private final Collection<Tally> tallies = new ConcurrentLinkedQueue<>();
  private final ThreadLocal<Tally> tally = ThreadLocal.withInitial(this::newTally);
  private final AtomicLongArray cpus = new AtomicLongArray(1024);

  /** The calls of one thread, which alone writes them. */
  private static final class Tally {
    private volatile long calls;
    private int assembled;
  }

  private Tally newTally() {
    var fresh = new Tally();
    tallies.add(fresh);
    return fresh;
  }

  /** Works for one call. */
  void call(int loops) {
    Tally own = tally.get();
    own.assembled ^= assembled(loops).hashCode();
    long calls = own.calls + 1;
    own.calls = calls;
    if (calls % CALLS_A_LOOK == 1) {
      look();
    }
  }

  /** A text of random digits. */
  static String assembled(int loops) {
    var text = new StringBuilder();
    int random = SEED;
    for (int i = 0; i < loops; i++) {
      random ^= random << 13;
      random ^= random >>> 17;
      random ^= random << 5;
      text.append((char) ('0' + (random & 7)));
    }
    return text.toString();
  }

  private void look() {
    try {
      String stat = Files.readString(STAT);
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      cpus.incrementAndGet(Integer.parseInt(fields[PROCESSOR]));
    } catch (IOException | RuntimeException notTold) {
      // by this operating system: the report has no CPUs then
    }
  }

  /** How the calls were spread until now. */
  WorkShares shares() {
    List<Long> looks =
        IntStream.range(0, cpus.length())
            .mapToLong(cpus::get)
            .filter(times -> times > 0)
            .boxed()
            .toList();
    return new WorkShares(tallies.stream().map(it -> it.calls).toList(), looks);
  }

  /** Writes {@link LaunchProperties#SHARES}, if it is wanted; for a JVM that is about to end. */
  public static void finish() {
    LaunchProperties.SHARES
        .get()
        .ifPresent(
            file -> {
              try {
                OF_THIS_JVM.shares().write(file);
              } catch (IOException failure) {
                throw new UncheckedIOException(failure);
              }
            });
  }
}
