// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.JointCosts;
import benchmark.launch.OperationKey;
import java.util.List;
import org.junit.jupiter.api.Test;

class JitActivityTest {

  @Test
  void severalClientsAreAsCalmAsTheBusiest() {
    assertThat(areCalm(client(30), client(30), client(30))).as("3% of the time each").isTrue();
    assertThat(areCalm(client(0), client(60), client(0))).as("6% of one client's").isFalse();
  }

  @Test
  void severalServersAreAsCalmAsTheBusiest() {
    assertThat(areCalm(JointCosts.withServers(client(0), List.of(server(30), server(40)))))
        .isTrue();
    assertThat(areCalm(JointCosts.withServers(client(0), List.of(server(0), server(60)))))
        .isFalse();
  }

  private static boolean areCalm(CostLine... clients) {
    List<CostLine> each = List.of(clients);
    return JitActivity.isCalm(List.of(JitActivity.ofBusiest(JointCosts.ofClients(each), each)));
  }

  /** In a second. */
  private static CostLine client(long compileMillis) {
    return CostLine.of(OperationKey.of("getUser"))
        .with(CostColumns.OPS, 1_000L)
        .with(CostColumns.NANOS, 1_000_000_000L)
        .with(CostColumns.CLIENT.compileMillis(), compileMillis);
  }

  private static CostLine server(long compileMillis) {
    return CostLine.of(OperationKey.of("getUser"))
        .with(CostColumns.SERVER.compileMillis(), compileMillis);
  }
}
