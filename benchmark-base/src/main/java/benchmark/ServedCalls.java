// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.LaunchProperties;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;

/** How many calls this server has served, if it is to count them. */
public final class ServedCalls {

  private static final boolean COUNTED = LaunchProperties.COUNTED.or(false);
  private static final LongAdder CALLS = new LongAdder();

  private ServedCalls() {}

  /** Counts a call. */
  public static void add() {
    CALLS.increment();
  }

  /** The calls so far; empty if nobody counts them. */
  static Optional<Long> soFar() {
    return COUNTED ? Optional.of(CALLS.sum()) : Optional.empty();
  }
}
