// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.PreparedUserService;
import benchmark.launch.ObservedFacts.Pool;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServiceThreadsTest {

  @Test
  void countsThePoolsThatRanTheService() throws Exception {
    var service = new PreparedUserService();
    ServiceThreads.begin();
    for (int number = 1; number <= 3; number++) {
      call("handler-127.0.0.1:20880-thread-" + number, () -> service.getUser(1));
    }
    call("netty-loop-1-1", () -> service.existUser("nobody"));

    assertThat(ServiceThreads.pools(List.of()))
        .containsExactly(
            new Pool("handler-*-thread-*", 3, false), new Pool("netty-loop-*", 1, false));
  }

  @Test
  void countsThreadsOfAPoolThatNoCallHasMet() throws Exception {
    ServiceThreads.begin();
    call("worker-1", ServiceThreads::pass);

    assertThat(ServiceThreads.pools(List.of("worker-1", "worker-2", "worker-3", "workers-1")))
        .containsExactly(new Pool("worker-*", 3, false));
  }

  @Test
  void looksAtTheFirstCallsOnly() throws Exception {
    ServiceThreads.begin();
    call(
        "early-1",
        () -> {
          for (int i = 0; i < ServiceThreads.CALLS; i++) {
            ServiceThreads.pass();
          }
        });
    call("late-1", ServiceThreads::pass);

    assertThat(ServiceThreads.pools(List.of())).containsExactly(new Pool("early-*", 1, false));
  }

  private static void call(String thread, Runnable call) throws InterruptedException {
    var caller = new Thread(call, thread);
    caller.start();
    caller.join();
  }
}
