// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.Locale;

/** The two messages of a call. */
public enum Direction {
  REQUEST,
  RESPONSE;

  /** Finds a direction by its {@link #word}. */
  public static Direction of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** The name in lower case. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
