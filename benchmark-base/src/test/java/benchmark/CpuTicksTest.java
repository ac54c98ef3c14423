// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CpuTicksTest {

  @Test
  void readsTheMachinesTicks() {
    assumeTrue(Files.exists(Path.of("/proc/stat")), "there is no /proc/stat on this system");
    CpuTicks time = CpuTicks.read();

    assertThat(time.busyTicks()).isPositive();
    assertThat(time.stolenTicks()).isNotNegative();
    assertThat(time.allTicks()).isGreaterThanOrEqualTo(time.busyTicks() + time.stolenTicks());
  }
}
