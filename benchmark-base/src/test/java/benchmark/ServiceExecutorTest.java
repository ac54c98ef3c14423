// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.ServiceExecutor.Kind;
import benchmark.launch.ObservedFacts.Loop;
import benchmark.launch.ObservedFacts.Pool;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServiceExecutorTest {

  private static final ServiceExecutor EIGHT = new ServiceExecutor(Kind.POOL, 8);

  @Test
  void aPoolHasAsManyThreadsAsWereSeenOnceItHadACallForEach() {
    assertThat(EIGHT.seen(pool(8), List.of(), 8)).isEqualTo("pool:8");
    assertThat(EIGHT.seen(pool(3), List.of(), 8)).isEqualTo("pool:3");
    assertThat(EIGHT.seen(pool(9), List.of(), 4)).isEqualTo("pool:9");
    assertThat(EIGHT.seen(pool(3), List.of(), 5)).isEqualTo("pool:8:at most, 3 seen in 5 calls");
  }

  @Test
  void otherThreadsAreNoPool() {
    assertThat(EIGHT.seen(List.of(), List.of(), 8)).isEmpty();
    assertThat(EIGHT.seen(pool(2), List.of(new Loop("Nio", "service-*", 2)), 8))
        .isEqualTo("direct");
    assertThat(EIGHT.seen(List.of(new Pool("virtual threads", 1, true)), List.of(), 8))
        .isEqualTo("virtual");
  }

  private static List<Pool> pool(int threads) {
    return List.of(new Pool("service-*", threads, false));
  }
}
