// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.ExitStatus;
import benchmark.launch.LaunchProperties;
import java.io.IOException;

/**
 * Ties the life of this JVM to that of the process that started it, through standard input: the
 * starter holds the other end of the pipe, and the operating system closes it when the starter
 * ends, even by {@code kill -9}. Costs one thread that sleeps in a read.
 */
public final class Lifeline {

  private Lifeline() {}

  /**
   * Halts this JVM as soon as standard input ends, if {@link LaunchProperties#LIFELINE} says so;
   * JMH hands that on to its forks.
   */
  public static void attach() {
    if (!LaunchProperties.LIFELINE.or(false)) {
      return;
    }
    var watch = new Thread(Lifeline::awaitEnd, "lifeline");
    watch.setDaemon(true);
    watch.start();
  }

  private static void awaitEnd() {
    try {
      while (System.in.read() >= 0) {
        // what arrives means nothing; only the end does
      }
    } catch (IOException brokenPipe) {
      // the starter is gone
    }
    FlightRecording.finish();
    Runtime.getRuntime().halt(ExitStatus.FAILURE);
  }
}
