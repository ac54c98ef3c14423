// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

/**
 * An outcome and why.
 *
 * @param reason a clause for the reader
 */
public record Verdict(Outcome outcome, String reason) {

  /** It arrived as it was sent. */
  public static final Verdict SAME = new Verdict(Outcome.YES, "arrives as it was sent");

  /** A verdict with a reason in the manner of {@link String#format}. */
  public static Verdict of(Outcome outcome, String reason, Object... values) {
    return new Verdict(outcome, reason.formatted(values));
  }

  /** The worse of two; this one where they are equally bad. */
  public Verdict worse(Verdict other) {
    return other.outcome.compareTo(outcome) > 0 ? other : this;
  }
}
