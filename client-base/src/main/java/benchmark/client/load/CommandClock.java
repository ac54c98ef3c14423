// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.LaunchProperties;

/** The clock of the command that has started this JVM, which may run on another host. */
final class CommandClock {

  private CommandClock() {}

  /** The time by it, in milliseconds since 1970. */
  static long millis() {
    return System.currentTimeMillis() - LaunchProperties.CLOCK_AHEAD_MILLIS.or(0);
  }
}
