// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.EntryPoint;
import org.junit.jupiter.api.Test;

class EntryPointTest {

  @Test
  void namesTheMainClasses() {
    assertThat(EntryPoint.REGISTRY.className()).isEqualTo(ZooKeeperMain.class.getName());
    assertThat(EntryPoint.ROOT.className()).isEqualTo(RootMain.class.getName());
    assertThat(EntryPoint.PROVIDER.className()).isEqualTo(ProviderMain.class.getName());
    assertThat(EntryPoint.SIMULATOR.className()).isEqualTo(SimulatorMain.class.getName());
    assertThat(EntryPoint.CONSUMER.className()).isEqualTo(ConsumerMain.class.getName());
  }
}
