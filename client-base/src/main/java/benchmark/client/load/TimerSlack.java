// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * By how much Linux may delay the end of a thread's sleep to join it with others: 50 µs unless
 * somebody says otherwise. Threads inherit it from the thread that starts them.
 */
final class TimerSlack {

  private static final Path THIS_THREAD = Path.of("/proc/thread-self");

  private TimerSlack() {}

  /**
   * Sets that of the current thread, and of all that it starts from now on.
   *
   * @return what it is then, in nanoseconds; empty where the system does not report. A system that
   *     refuses leaves it as it was
   */
  static OptionalLong set(long nanos) {
    try {
      Path thread = Files.readSymbolicLink(THIS_THREAD).getFileName();
      Path slack = Path.of("/proc").resolve(thread).resolve("timerslack_ns");
      try {
        Files.writeString(slack, Long.toString(nanos));
      } catch (IOException refused) {
        // what is read next shows it
      }
      return OptionalLong.of(Long.parseLong(Files.readString(slack).strip()));
    } catch (IOException | NumberFormatException notLinux) {
      return OptionalLong.empty();
    }
  }
}
