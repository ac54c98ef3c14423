// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.Defaults;
import benchmark.client.ConsumerContext;
import benchmark.client.ServerAddress;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** This client's way to its server: a consumer whose bytes go through a tap. */
final class ConformanceClient implements AutoCloseable {

  private static final int SECONDS = 8;
  private static final int HEALING_TRIES = 8;
  private static final long HEALING_MILLIS = 400;

  private final InetSocketAddress server;
  private final WireTap tap;
  private final ConsumerContext consumer;

  private ConformanceClient(InetSocketAddress server, WireTap tap) {
    this.server = server;
    this.tap = tap;
    this.consumer = ConsumerContext.startUnchecked();
  }

  /** Starts the consumer of this classpath; {@link LaunchProperties#PORT} becomes the tap's. */
  static ConformanceClient open() throws IOException {
    ServerAddress address = ServerAddress.fromSystemProperties();
    var server = new InetSocketAddress(InetAddress.getByName(address.host()), address.port());
    WireTap tap = WireTap.before(server);
    LaunchProperties.PORT.set(tap.port());
    return new ConformanceClient(server, tap);
  }

  /** Where the server itself listens. */
  InetSocketAddress server() {
    return server;
  }

  WireTap tap() {
    return tap;
  }

  /** The server, as this row's client sees it. */
  UserService service() {
    return consumer.operations().asUserService();
  }

  /** Waits until the server answers, which may take long on a busy machine; gives up at last. */
  void warmUp() {
    heal();
  }

  /**
   * Makes a call. One that runs into the time-out is made once more, for the machine may have been
   * too busy; and after a failure the link is healed, so that the next case starts well.
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

  /** Whether an everyday call gets the right answer. */
  boolean isWell() {
    return CallOutcome.call(SECONDS, () -> service().existUser(PreparedUsers.email(1)))
            .returned(true)
        || CallOutcome.call(SECONDS, () -> service().getUser(1)).returned(PreparedUsers.user(1));
  }

  /** Waits until everyday calls get answers again; gives up at last. */
  private void heal() {
    for (int i = 0; i < HEALING_TRIES; i++) {
      if (!CallOutcome.call(SECONDS, () -> service().existUser(PreparedUsers.email(1))).failed()) {
        return;
      }
      pause(HEALING_MILLIS);
    }
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
    CallOutcome.call(
        SECONDS,
        () -> {
          consumer.close();
          return true;
        });
    tap.close();
  }
}
