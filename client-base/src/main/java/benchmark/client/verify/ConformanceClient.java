// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.Defaults;
import benchmark.client.ConsumerContext;
import benchmark.client.ServerAddress;
import benchmark.client.ServerCounters;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.LeftOut;
import benchmark.contract.Operation;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** This client's way to its server: a consumer whose bytes go through a tap. */
final class ConformanceClient implements AutoCloseable {

  private static final int SECONDS = 8;
  private static final int HEALING_TRIES = 8;
  private static final long HEALING_MILLIS = 400;

  private final LeftOut leftOut = LeftOut.ofThisJvm();
  private final WireTap tap;
  private final ServerCounters counters;
  private final ConsumerContext consumer;

  private ConformanceClient(WireTap tap, ServerCounters counters) {
    this.tap = tap;
    this.counters = counters;
    this.consumer = ConsumerContext.start();
  }

  /** Starts the consumer of this classpath; host and port of its properties become the tap's. */
  static ConformanceClient open() throws IOException {
    ServerAddress address = ServerAddress.fromSystemProperties();
    ServerCounters counters = ServerCounters.ofServer(); // which finds it by its own port
    var server = new InetSocketAddress(InetAddress.getByName(address.host()), address.port());
    WireTap tap = WireTap.before(server, LaunchProperties.PORTS.or(1));
    if (!server.getAddress().isLoopbackAddress()) {
      LaunchProperties.HOST.set(tap.host());
    }
    LaunchProperties.PORT.set(tap.port());
    return new ConformanceClient(tap, counters);
  }

  WireTap tap() {
    return tap;
  }

  /** What the server has used. */
  ServerCounters counters() {
    return counters;
  }

  /** What calls the server as this pair's clients do. */
  ConsumerContext consumer() {
    return consumer;
  }

  /**
   * Waits until the server answers calls of a contract, which may take long on a busy machine;
   * gives up at last.
   */
  void warmUp(Contract<?> contract) {
    for (int i = 0; i < HEALING_TRIES && !answers(contract); i++) {
      pause(HEALING_MILLIS);
    }
  }

  /**
   * Makes a call. One that runs into the timeout is made once more, for the machine may have been
   * too busy; and after a failure the connection is healed, so that the next case starts well.
   */
  CallOutcome call(Callable<?> call) {
    long start = System.nanoTime();
    CallOutcome result = CallOutcome.call(SECONDS, call);
    if (result.failed() && System.nanoTime() - start >= timeoutNanos()) {
      heal();
      result = CallOutcome.call(SECONDS, call);
    }
    if (result.failed()) {
      heal();
    }
    return result;
  }

  private static long timeoutNanos() {
    int millis = LaunchProperties.TIMEOUT_MILLIS.or(Defaults.CALL_TIMEOUT_MILLIS);
    return TimeUnit.MILLISECONDS.toNanos(millis * 9L / 10);
  }

  /**
   * Whether ordinary calls of every operation get the right answers, at the second try if need be.
   */
  boolean isWell() {
    return contracts().stream().allMatch(this::isWell);
  }

  private <S> boolean isWell(Contract<S> contract) {
    S service = consumer.service(contract).orElseThrow();
    return leftOut.rest(contract).stream()
        .allMatch(operation -> isRight(operation, service) || isRight(operation, service));
  }

  private static <S> boolean isRight(Operation<S> operation, S service) {
    CallOutcome outcome = CallOutcome.call(SECONDS, () -> ordinary(operation, service));
    return !outcome.failed() && operation.isAnswer(0, outcome.value());
  }

  /** Waits until ordinary calls get answers again; gives up at last. */
  private void heal() {
    contracts().forEach(this::warmUp);
  }

  private <S> boolean answers(Contract<S> contract) {
    S service = consumer.service(contract).orElseThrow();
    return !CallOutcome.call(SECONDS, () -> callOrdinary(contract, service)).failed();
  }

  /** An ordinary call of the first operation that the pair can carry. */
  <S> Object callOrdinary(Contract<S> contract, S service) {
    return ordinary(leftOut.rest(contract).get(0), service);
  }

  /** What the pair cannot carry. */
  LeftOut leftOut() {
    return leftOut;
  }

  private static <S> Object ordinary(Operation<S> operation, S service) {
    return operation.call(service, operation.argument(0));
  }

  private List<Contract<?>> contracts() {
    return Contracts.all().stream()
        .filter(contract -> consumer.service(contract).isPresent())
        .toList();
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() throws IOException {
    CallOutcome.call(SECONDS, Executors.callable(consumer::close));
    tap.close();
  }
}
