// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.Scenarios;
import benchmark.launch.OperationKey;
import java.util.List;
import org.junit.jupiter.api.Test;

class SlicedOperationTest {

  @Test
  void whatIsNamedTwiceIsCalledOnce() {
    assertThat(SlicedOperation.named(Scenarios.USER, List.of("getUser", "existUser", "getUser")))
        .extracting(SlicedOperation::key)
        .containsExactly(OperationKey.of("getUser"), OperationKey.of("existUser"));
  }
}
