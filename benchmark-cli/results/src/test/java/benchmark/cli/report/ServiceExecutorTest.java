// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.ObservedFacts;
import benchmark.launch.ObservedFacts.Loop;
import benchmark.launch.ObservedFacts.Pool;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServiceExecutorTest {

  private static final Pool HANDLERS = new Pool("Handler-*", 200, false);
  private static final Pool ON_LOOPS = new Pool("Worker-*", 3, false);
  private static final Pool VIRTUAL = new Pool("virtual threads", 4096, true);
  private static final Loop LOOPS = new Loop("io.netty.NioIoHandler", "Worker-*", 3);

  @ParameterizedTest
  @ValueSource(strings = {"", "none", "one thread for each connection", "as Dubbo's"})
  void checksNothingOfAnotherText(String fact) {
    assertThat(ServiceExecutor.parse(fact)).isEmpty();
  }

  @Test
  void isSilentIfTheRunIsAsTheFactSays() {
    assertThat(found("pool of 200 threads, no queue", HANDLERS)).isEmpty();
    assertThat(found("pool of 200 threads")).isEmpty();
    assertThat(found("cached pool, unbounded", new Pool("grpc-*", 900, false))).isEmpty();
    assertThat(found("direct: the event loops", ON_LOOPS)).isEmpty();
    assertThat(found("virtual threads, one for each call", VIRTUAL)).isEmpty();
  }

  @Test
  void namesAPoolThatIsTooLarge() {
    assertThat(found("pool of 200 threads, no queue", new Pool("Handler-*", 2000, false)))
        .contains("2000 threads (Handler-*)");
    assertThat(found("a pool of at most 1,000 threads", new Pool("Handler-*", 1001, false)))
        .contains("1001 threads (Handler-*)");
  }

  @ParameterizedTest
  @CsvSource({"pool of 200 threads", "cached pool", "virtual threads"})
  void namesEventLoops(String fact) {
    assertThat(found(fact, ON_LOOPS)).contains("its event loops (Worker-*)");
  }

  @ParameterizedTest
  @CsvSource({"pool of 200 threads", "cached pool", "direct"})
  void namesVirtualThreads(String fact) {
    assertThat(found(fact, VIRTUAL)).contains("virtual threads");
  }

  @ParameterizedTest
  @CsvSource({"direct", "virtual threads"})
  void namesAPool(String fact) {
    assertThat(found(fact, HANDLERS)).contains("a pool of threads (Handler-*)");
  }

  @Test
  void aPoolMayHaveLoopsAmongItsThreads() {
    assertThat(found("pool of 200 threads", new Pool("Worker-*", 150, false))).isEmpty();
  }

  private static Optional<String> found(String fact, Pool... service) {
    var facts =
        new ObservedFacts(
            List.of(service), List.of(LOOPS), List.of(), List.of(), List.of(), Map.of());
    return ServiceExecutor.parse(fact).orElseThrow().contradiction(facts);
  }
}
