// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StepTextTest {

  @Test
  void fewerAnswersThanCallsAreTheReason() {
    assertThat(StepText.notSustained(answered(6900)))
        .isEqualTo("6900 calls/s of 8000 were answered");
  }

  @Test
  void asManyAnswersAsCallsCameTooLate() {
    assertThat(StepText.notSustained(answered(8110)))
        .isEqualTo("8110 calls/s of 8000 were answered, but later and later");
  }

  @Test
  void aFailedCallIsReasonEnough() {
    CostLine step =
        answered(7999)
            .with(CostColumns.FAILED, 1L)
            .with(CostColumns.ERRORS, Map.of("RpcException", "1"));

    assertThat(StepText.notSustained(step))
        .isEqualTo("7999 calls/s of 8000 were answered, and 1 failed (1 x RpcException)");
  }

  private static CostLine answered(long calls) {
    return CostLine.of(OperationKey.parse("existUser?rate=8000/s"))
        .with(CostColumns.OFFERED, 8000L)
        .with(CostColumns.OPS, calls)
        .with(CostColumns.NANOS, 1_000_000_000L);
  }
}
