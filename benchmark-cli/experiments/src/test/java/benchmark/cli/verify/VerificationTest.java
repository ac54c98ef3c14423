// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import benchmark.cli.error.UserError;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.LeftOut;
import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import benchmark.launch.ExitStatus;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the end of a verification")
class VerificationTest {

  @Test
  void isASuccessWhenEveryAnswerIsRightWhateverElseAPairCannotDo() {
    PairResult row =
        FabricatedPairs.right("dubbo-a", FabricatedPairs.finding(Capability.CYCLE, Support.NO));

    assertThatCode(() -> Verification.requireRight(List.of(row))).doesNotThrowAnyException();
  }

  @Test
  void namesEveryWrongPairAndWhy() {
    UserError error =
        catchThrowableOfType(
            UserError.class,
            () ->
                Verification.requireRight(
                    List.of(
                        FabricatedPairs.right("a"),
                        FabricatedPairs.wrong("b"),
                        FabricatedPairs.broken("c"))));

    assertThat(error.status()).isEqualTo(ExitStatus.FAILURE);
    assertThat(error)
        .hasMessage(
            """
            2 of 3 pairs are wrong for the contract.
            b: getUser(0) answers user 1, expected user 0.
            c: the server ended before it was ready.""");
  }

  @Test
  void anotherHashIsWrongWhateverTheClientSays() {
    PairResult right = FabricatedPairs.right("a");
    var row =
        new PairResult(
            "a",
            LeftOut.NOTHING,
            Contracts.all(),
            Map.of("user", "f".repeat(64)),
            right.findings(),
            null);

    assertThat(row.wrong())
        .contains("the hash of its answers to the contract 'user' is " + "f".repeat(64));
    assertThat(right.wrong()).isEmpty();
    assertThat(right.hashes()).isEqualTo(FabricatedPairs.HASHES);
  }

  @Test
  void aPairIsRightIfTheContractsAreThatItWasVerifiedFor() {
    Map<String, String> hashes = AnswersHash.expected(LeftOut.NOTHING, List.of(Contracts.ECHO));
    List<Finding> findings = FabricatedPairs.right("a").findings();

    assertThat(hashes).containsOnlyKeys("echo");
    assertThat(
            new PairResult("a", LeftOut.NOTHING, List.of(Contracts.ECHO), hashes, findings, null)
                .wrong())
        .isEmpty();
    assertThat(
            new PairResult("a", LeftOut.NOTHING, Contracts.all(), hashes, findings, null).wrong())
        .contains("the hash of its answers to the contract 'user' is null");
  }

  @Test
  void aPairThatLeavesOperationsOutIsRightIfTheOthersAre() {
    var leftOut = LeftOut.of(List.of("getUser"));
    var part =
        new Finding(
            Capability.ANSWERS,
            "getUser",
            Direction.BOTH,
            new CaseResult(Support.PART, "left out: the pair cannot carry it"));
    var hashes = AnswersHash.expected(leftOut, Contracts.all());

    assertThat(new PairResult("a", leftOut, Contracts.all(), hashes, List.of(part), null).wrong())
        .isEmpty();
    assertThat(
            new PairResult(
                    "a", leftOut, Contracts.all(), FabricatedPairs.HASHES, List.of(part), null)
                .wrong())
        .isPresent();
  }
}
