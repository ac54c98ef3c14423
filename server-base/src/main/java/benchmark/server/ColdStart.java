// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.launch.LaunchProperties;
import java.time.Duration;
import java.util.Optional;

/**
 * Makes the calls of a server's first seconds slow on purpose. Thread-safe.
 *
 * @param lasting how long, once the server is {@link #ready}
 * @param each what such a call takes more
 */
public record ColdStart(Duration lasting, Delay each) {

  /** When the server became ready, of {@link System#nanoTime}; 0 before. */
  private static volatile long since;

  /**
   * What {@link LaunchProperties#COLD} says; empty if it is not set.
   *
   * @throws IllegalArgumentException naming the text, if it is not two times
   */
  static Optional<ColdStart> ofThisJvm() {
    return LaunchProperties.COLD.get().map(ColdStart::parse);
  }

  static ColdStart parse(String text) {
    String name = LaunchProperties.COLD.name();
    String[] times = text.split(":", -1);
    if (times.length != 2) {
      throw new IllegalArgumentException(
          "%s is '%s'; it takes two times, such as 3s:20ms".formatted(name, text));
    }
    return new ColdStart(Delay.parse(name, times[0]).duration(), Delay.parse(name, times[1]));
  }

  /** Says that callers are going to call from now on: what was called before was preparation. */
  public static void ready() {
    since = System.nanoTime();
  }

  /** Sleeps in a call of the first seconds. */
  void call() {
    long begin = since;
    if (begin != 0 && System.nanoTime() - begin < lasting.toNanos()) {
      each.sleep();
    }
  }
}
