// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.RunRecord;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.LeftOut;
import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Pairs for tests. */
final class FabricatedPairs {

  /** Those of a pair that is right. */
  static final Map<String, String> HASHES = AnswersHash.expected(LeftOut.NOTHING, Contracts.all());

  private static final String LONG =
      "a byte for a byte ".repeat(8).strip() + " and [brackets] with a_name";

  private FabricatedPairs() {}

  /** A pair that is right and can do all but what the findings say. */
  static PairResult right(String variant, Finding... others) {
    var findings = new ArrayList<Finding>();
    for (Capability capability : Capability.values()) {
      findings.add(new Finding(capability, "any", Direction.RESPONSE, CaseResult.SAME));
    }
    findings.addAll(List.of(others));
    return new PairResult(variant, LeftOut.NOTHING, Contracts.all(), HASHES, findings, null);
  }

  static Finding finding(Capability capability, Support support) {
    return new Finding(capability, "some case", Direction.REQUEST, new CaseResult(support, LONG));
  }

  /** A pair whose answers are wrong. */
  static PairResult wrong(String variant) {
    return new PairResult(
        variant,
        LeftOut.NOTHING,
        Contracts.all(),
        Map.of("user", "0".repeat(64)),
        List.of(
            new Finding(
                Capability.ANSWERS,
                "every operation",
                Direction.BOTH,
                new CaseResult(Support.NO, "getUser(0) answers user 1, expected user 0"))),
        null);
  }

  /** A record of pairs and of matrices. */
  static VerifyRecord record(List<VerifyRecord.VerifiedPair> pairs, List<VersionMatrix> versions) {
    RunRecord run = FabricatedRun.record("inproc", "17.0.15", 2, false);
    return new VerifyRecord(
        List.of("verify"), run.measured(), Map.of(), pairs, versions, List.of());
  }

  /** A pair that could not be run. */
  static PairResult broken(String variant) {
    return PairResult.failed(variant, "the server ended before it was ready");
  }
}
