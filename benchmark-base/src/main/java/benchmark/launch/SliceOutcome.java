// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.Locale;

/** What became of the load of a slice. */
public enum SliceOutcome {
  /** All calls that were to be made were made in time: always so in a closed loop. */
  SUSTAINED,
  /** More calls were to be made than could be. */
  SATURATED;

  /**
   * Finds an outcome by its {@link #word}.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static SliceOutcome of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** The name in lower case. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
