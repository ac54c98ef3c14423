// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CpuListTest {

  @Test
  void readsNumbersAndRanges() {
    assertThat(CpuList.parse("0").cpus()).containsExactly(0);
    assertThat(CpuList.parse("5,0-2,1").cpus()).containsExactly(0, 1, 2, 5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "-1", "0-", "0,,1", "2-1", "0-1-2", "10000"})
  void anythingElseIsNone(String text) {
    assertThatThrownBy(() -> CpuList.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void readsWhatAProcessMayUse() {
    String status =
        "Name:\tjava\nCpus_allowed:\t00000000,000000f2\nCpus_allowed_list:\t1,4-7\nMems:\t1\n";

    assertThat(CpuList.allowed(status)).contains(CpuList.parse("1,4-7"));
    assertThat(CpuList.allowed("Name:\tjava\n")).isEmpty();
  }
}
