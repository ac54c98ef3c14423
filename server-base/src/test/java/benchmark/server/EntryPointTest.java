// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.Server;
import benchmark.launch.EntryPoint;
import org.junit.jupiter.api.Test;

class EntryPointTest {

  @Test
  void theServersMainClassHasTheNameByWhichItIsStarted() {
    assertThat(EntryPoint.SERVER.className()).isEqualTo(Server.class.getName());
  }
}
