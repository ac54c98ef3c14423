// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

/** What became of one thing that a row was asked to carry or to withstand, best first. */
public enum Outcome {
  /** It does not apply: there is no such call, or no wire. */
  NONE("-"),
  /** It arrives as it was sent; the attack is withstood. */
  YES("yes"),
  /** It arrives, but not as it was sent. */
  LOSSY("lossy"),
  /** It does not arrive; the attack does harm. */
  NO("no");

  private final String word;

  Outcome(String word) {
    this.word = word;
  }

  /** The word for the reader. */
  public String word() {
    return word;
  }

  /** The worse of two. */
  public Outcome worse(Outcome other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
