// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.client.jmh.CodecMain;
import benchmark.client.jmh.JmhMain;
import benchmark.client.jmh.SliceMain;
import benchmark.client.verify.ConformanceMain;
import benchmark.launch.EntryPoint;
import org.junit.jupiter.api.Test;

class EntryPointTest {

  @Test
  void theClientsMainClassesHaveTheNamesByWhichTheyAreStarted() {
    assertThat(EntryPoint.JMH.className()).isEqualTo(JmhMain.class.getName());
    assertThat(EntryPoint.SLICES.className()).isEqualTo(SliceMain.class.getName());
    assertThat(EntryPoint.CODEC.className()).isEqualTo(CodecMain.class.getName());
    assertThat(EntryPoint.CONFORMANCE.className()).isEqualTo(ConformanceMain.class.getName());
  }
}
