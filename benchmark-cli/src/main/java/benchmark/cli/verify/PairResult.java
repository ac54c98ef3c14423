// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * A row of the matrix.
 *
 * @param hash of all answers; null if they could not be had
 * @param error why the row could not be run; null if it could
 */
record PairResult(String variant, String hash, List<Finding> findings, String error) {

  /** The worst outcome of a capability's cases; NONE if there is none. */
  Outcome outcome(Capability capability) {
    if (error != null && capability == Capability.ANSWERS) {
      return Outcome.NO;
    }
    return of(capability).stream()
        .map(finding -> finding.verdict().outcome())
        .reduce(Outcome.NONE, Outcome::worse);
  }

  /** What was found about a capability. */
  List<Finding> of(Capability capability) {
    return findings.stream().filter(finding -> finding.capability() == capability).toList();
  }

  /** Why the row is wrong for the contract; nothing if it is right. */
  Optional<String> wrong() {
    if (error != null) {
      return Optional.of(error);
    }
    if (outcome(Capability.ANSWERS) != Outcome.YES) {
      return Optional.of(
          of(Capability.ANSWERS).stream()
              .map(Finding::verdict)
              .filter(verdict -> verdict.outcome() != Outcome.YES)
              .map(Verdict::reason)
              .findFirst()
              .orElse("its answers were not seen"));
    }
    return AnswersHash.expected().equals(hash)
        ? Optional.empty()
        : Optional.of("the hash of its answers is " + hash);
  }
}
