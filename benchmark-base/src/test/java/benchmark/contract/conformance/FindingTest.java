// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Direction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("a finding as a line")
class FindingTest {

  private static final Finding FINDING =
      new Finding(
          Capability.EMOJI,
          "joined emoji",
          Direction.REQUEST,
          new CaseResult(Support.LOSSY, "name: 'a' arrives as 'b'"));

  @Test
  void isReadAsItWasWritten() {
    assertThat(Finding.parse(FINDING.toLine())).contains(FINDING);
  }

  @Test
  void aReasonOfManyLinesBecomesOne() {
    var finding =
        new Finding(
            Capability.NULLS,
            "any",
            Direction.RESPONSE,
            CaseResult.of(Support.NO, "a\n\tb\u0007c"));

    assertThat(Finding.parse(finding.toLine()))
        .hasValueSatisfying(read -> assertThat(read.result().reason()).isEqualTo("a b c"));
  }

  @Test
  void whatIsNoFindingIsNone() {
    assertThat(Finding.parse("hash\tabc")).isEmpty();
    assertThat(Finding.parse("finding\tEMOJI\tcut off")).isEmpty();
  }
}
