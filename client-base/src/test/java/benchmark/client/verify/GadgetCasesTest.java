// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Support;
import org.junit.jupiter.api.Test;

class GadgetCasesTest {

  @Test
  void aReceiverThatInstantiatesItIsFoundOut() {
    assertThat(judged(new CallOutcome("GadgetInAnswer,GadgetInRequest", null)))
        .isEqualTo(new CaseResult(Support.NO, "the server instantiates it"));
  }

  @Test
  void aReceiverThatDoesNotIsReported() {
    assertThat(judged(new CallOutcome("GadgetInAnswer", null)))
        .isEqualTo(new CaseResult(Support.YES, "refused"));
  }

  @Test
  void aReceiverThatCannotBeAskedIsNotBelieved() {
    CaseResult result = judged(new CallOutcome(null, new IllegalStateException("gone")));

    assertThat(result.support()).isEqualTo(Support.NO);
    assertThat(result.reason())
        .startsWith("the server does not report whether it instantiates it: ")
        .contains("gone");
  }

  private static CaseResult judged(CallOutcome present) {
    return GadgetCases.judge("GadgetInRequest", "server", present, "refused");
  }
}
