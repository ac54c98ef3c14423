// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.List;
import java.util.Locale;

/** Which way a value travels. */
public enum Direction {
  /** From the client to the server. */
  REQUEST,
  /** From the server to the client. */
  RESPONSE,
  /** Both, or no value of a contract at all: of findings only. */
  BOTH;

  /** The directions of the two messages of a call. */
  public static final List<Direction> OF_MESSAGES = List.of(REQUEST, RESPONSE);

  /** Finds a direction by its {@link #word}. */
  public static Direction of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** The name in lower case. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
