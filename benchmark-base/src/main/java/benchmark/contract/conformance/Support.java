// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

/** Whether a pair supports one thing that it was asked to carry or to withstand, best first. */
public enum Support {
  /** It does not apply: there is no such call, or no wire. */
  NONE("-"),
  /** It arrives as it was sent; the attack is withstood. */
  YES("yes"),
  /** It works with a setting that is not the default. */
  WITH("with"),
  /** It arrives, but not as it was sent. */
  LOSSY("lossy"),
  /** The pair leaves some operations out, and the others are as they should be. */
  PART("part"),
  /** It does not arrive; the attack does harm. */
  NO("no");

  private final String word;

  Support(String word) {
    this.word = word;
  }

  /** The word for the reader. */
  public String word() {
    return word;
  }

  /** The worse of two. */
  public Support worse(Support other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
