// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import org.junit.jupiter.api.Test;

class GadgetCasesTest {

  @Test
  void aReceiverThatInstantiatesItIsFoundOut() {
    assertThat(judged(new CallOutcome("GadgetInAnswer,GadgetInRequest", null)))
        .isEqualTo(new Verdict(Outcome.NO, "the server instantiates it"));
  }

  @Test
  void aReceiverThatDoesNotIsTold() {
    assertThat(judged(new CallOutcome("GadgetInAnswer", null)))
        .isEqualTo(new Verdict(Outcome.YES, "refused"));
  }

  @Test
  void aReceiverThatCannotBeAskedIsNotBelieved() {
    Verdict verdict = judged(new CallOutcome(null, new IllegalStateException("gone")));

    assertThat(verdict.outcome()).isEqualTo(Outcome.NO);
    assertThat(verdict.reason())
        .startsWith("the server does not tell whether it instantiates it: ")
        .contains("gone");
  }

  private static Verdict judged(CallOutcome present) {
    return GadgetCases.judge("GadgetInRequest", "server", present, "refused");
  }
}
