// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.LaunchProperties;
import benchmark.launch.ObservedFacts.Loop;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * How many event loops this JVM has, if the key {@code loops} of a variant says it. A base gives
 * their threads the name {@value #NAME}, so that they can be counted among others, such as those
 * that accept connections. Immutable.
 *
 * @param number 1 or more
 */
public record ChosenLoops(int number) {

  /** What the names of their threads begin with. */
  public static final String NAME = "loops";

  /** What those begin with that only accept connections, by the name of Reactor Netty. */
  private static final String ACCEPTING = NAME + "-select";

  /** How long loops may take to start. */
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** How long loops that nobody has asked for have to show up. */
  private static final long SETTLING_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

  /** Those of this JVM; empty for as many as the framework has by itself. */
  public static Optional<ChosenLoops> current() {
    return LaunchProperties.LOOPS.get().map(ChosenLoops::new);
  }

  /** Starts threads that would wait for a connection to start: all can be counted then. */
  public static void start(Iterable<? extends Executor> loops) {
    loops.forEach(loop -> loop.execute(() -> {}));
  }

  /**
   * Counts those of a server whose framework names the threads itself, and starts each with the
   * first connection that it has: at the end, each is given one, and one more connection is opened.
   *
   * @param name what the names of their threads begin with
   */
  public static void count(String name) {
    ObservedKeys.watch(
        "loops", () -> current().map(chosen -> String.valueOf(chosen.started(name))).orElse(""));
  }

  private long started(String name) {
    try {
      for (int i = 0; i <= number; i++) {
        connect(Tls.server());
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (threads(name) < number && System.nanoTime() < end) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
    }
    LockSupport.parkNanos(SETTLING_NANOS);
    return threads(name);
  }

  private static void connect(InetSocketAddress server) throws IOException {
    try (var socket = new Socket()) {
      socket.connect(server);
    }
  }

  private static long threads(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(it -> it.getName().startsWith(name))
        .count();
  }

  /** How many there are; empty for none. */
  static String seen(List<Loop> loops) {
    int number =
        loops.stream()
            .filter(it -> it.name().startsWith(NAME) && !it.name().startsWith(ACCEPTING))
            .mapToInt(Loop::threads)
            .sum();
    return number == 0 ? "" : String.valueOf(number);
  }
}
