// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a run can tell of an operation, and a user can expect of it. */
public enum Indicator {
  /** Calls of all callers together in a unit of time. */
  THROUGHPUT,
  /** The mean time of a call. */
  MEAN,
  /** The time that half of the calls did not exceed. */
  P50,
  /** The time that 90% of the calls did not exceed. */
  P90,
  /** The time that 99% of the calls did not exceed. */
  P99,
  /** The time that 99.9% of the calls did not exceed. */
  P999,
  /** CPU time of client and server for a call. */
  CPU,
  /** Bytes that client and server allocate for a call. */
  ALLOC;

  /** Finds an indicator by its {@link #label}. */
  public static Optional<Indicator> named(String label) {
    return Arrays.stream(values()).filter(it -> it.label().equals(label)).findFirst();
  }

  /** Its name for users. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
