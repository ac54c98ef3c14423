// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

/** Which way a value travels. */
public enum Direction {
  /** From the server to the client. */
  ANSWER("answer"),
  /** From the client to the server. */
  REQUEST("request"),
  /** Both, or no value of the contract at all. */
  BOTH("both");

  private final String word;

  Direction(String word) {
    this.word = word;
  }

  /** The word for the reader. */
  public String word() {
    return word;
  }
}
