// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

/**
 * What became of a case and why.
 *
 * @param reason a clause for the reader
 */
public record CaseResult(Support support, String reason) {

  /** It arrived as it was sent. */
  public static final CaseResult SAME = new CaseResult(Support.YES, "arrives as it was sent");

  /** A result with a reason in the manner of {@link String#format}. */
  public static CaseResult of(Support support, String reason, Object... values) {
    return new CaseResult(support, reason.formatted(values));
  }

  /** The worse of two; this one where they are equally bad. */
  public CaseResult worse(CaseResult other) {
    return other.support.compareTo(support) > 0 ? other : this;
  }
}
