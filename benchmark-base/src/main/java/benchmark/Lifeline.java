// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Ties the life of this JVM to that of the process that started it, through standard input: the
 * starter holds the other end of the pipe, and the operating system closes it when the starter
 * ends, even by {@code kill -9}. Costs one thread that sleeps in a read.
 */
public final class Lifeline {

  private static boolean attached;

  private Lifeline() {}

  /**
   * Halts this JVM as soon as standard input ends, if {@link LaunchProperties#LIFELINE} says so;
   * JMH hands that on to its forks. Has no effect in a JVM that is attached already.
   */
  public static void attach() {
    attach(line -> {});
  }

  /**
   * As {@link #attach()}, and hands on every line that arrives on standard input.
   *
   * @param lines takes a line without its end, on the thread that watches: it must not wait
   */
  public static synchronized void attach(Consumer<String> lines) {
    if (attached || !LaunchProperties.LIFELINE.or(false)) {
      return;
    }
    attached = true;
    var watch = new Thread(() -> awaitEnd(lines), "lifeline");
    watch.setDaemon(true);
    watch.start();
  }

  private static void awaitEnd(Consumer<String> lines) {
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    try {
      for (String line = input.readLine(); line != null; line = input.readLine()) {
        lines.accept(line);
      }
    } catch (IOException brokenPipe) {
      // the starter is gone
    }
    FlightRecording.finish();
    Runtime.getRuntime().halt(ExitStatus.FAILURE);
  }
}
