// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.Direction;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Rows for tests. */
final class FabricatedPairs {

  private static final String LONG =
      "a byte for a byte ".repeat(8).strip() + " and [brackets] with a_name";

  private FabricatedPairs() {}

  /** A row that is right and can do all but what the outcomes say. */
  static PairResult right(String variant, Finding... others) {
    var findings = new ArrayList<Finding>();
    for (Capability capability : Capability.values()) {
      findings.add(new Finding(capability, "any", Direction.ANSWER, Verdict.SAME));
    }
    findings.addAll(List.of(others));
    return new PairResult(variant, AnswersHash.expected(), findings, null);
  }

  static Finding finding(Capability capability, Outcome outcome) {
    return new Finding(capability, "some case", Direction.REQUEST, new Verdict(outcome, LONG));
  }

  /** A row whose answers are wrong. */
  static PairResult wrong(String variant) {
    return new PairResult(
        variant,
        "0".repeat(64),
        List.of(
            new Finding(
                Capability.ANSWERS,
                "every operation",
                Direction.BOTH,
                new Verdict(Outcome.NO, "getUser(0) answers user 1, expected user 0"))),
        null);
  }

  /** A row that could not be run. */
  static PairResult broken(String variant) {
    return new PairResult(variant, null, List.of(), "the server ended before it was ready");
  }
}
