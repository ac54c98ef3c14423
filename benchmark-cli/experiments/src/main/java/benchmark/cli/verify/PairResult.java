// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.contract.Contract;
import benchmark.contract.LeftOut;
import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of a pair.
 *
 * @param leftOut the operations that it cannot carry and was not asked for
 * @param contracts those that it was verified for
 * @param hashes of all answers, by the names of contracts; without a contract whose answers did not
 *     all arrive
 * @param error why the pair could not be run; null if it could
 */
record PairResult(
    String variant,
    LeftOut leftOut,
    List<Contract<?>> contracts,
    Map<String, String> hashes,
    List<Finding> findings,
    String error) {

  /** A pair that could not be run. */
  static PairResult failed(String variant, String error) {
    return new PairResult(variant, LeftOut.NOTHING, List.of(), Map.of(), List.of(), error);
  }

  /** The worst support of a capability's cases; NONE if there is none. */
  Support support(Capability capability) {
    if (error != null && capability == Capability.ANSWERS) {
      return Support.NO;
    }
    return of(capability).stream()
        .map(finding -> finding.result().support())
        .reduce(Support.NONE, Support::worse);
  }

  /** What was found about a capability. */
  List<Finding> of(Capability capability) {
    return findings.stream().filter(finding -> finding.capability() == capability).toList();
  }

  /** Why the pair is wrong for the contract; nothing if it is right. */
  Optional<String> wrong() {
    if (error != null) {
      return Optional.of(error);
    }
    if (!isRight(support(Capability.ANSWERS))) {
      return Optional.of(
          of(Capability.ANSWERS).stream()
              .map(Finding::result)
              .filter(result -> !isRight(result.support()))
              .map(CaseResult::reason)
              .findFirst()
              .orElse("its answers were not seen"));
    }
    return expectedHashes().entrySet().stream()
        .filter(expected -> !expected.getValue().equals(hashes.get(expected.getKey())))
        .findFirst()
        .map(
            expected ->
                "the hash of its answers to the contract '%s' is %s"
                    .formatted(expected.getKey(), hashes.get(expected.getKey())));
  }

  /** What its hashes must be: those of all answers but of what is left out. */
  Map<String, String> expectedHashes() {
    return AnswersHash.expected(leftOut, contracts);
  }

  private static boolean isRight(Support answers) {
    return answers == Support.YES || answers == Support.PART;
  }
}
