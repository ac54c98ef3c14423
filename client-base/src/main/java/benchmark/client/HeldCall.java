// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.Defaults;
import benchmark.HeldCalls;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Makes a call that the servers hold, and looks when it fails: what shows that the timeout acts
 * which the key {@code timeout} of a variant sets.
 */
final class HeldCall {

  /** A timeout up to which the end of a run may wait for it, in milliseconds. */
  static final int LONGEST_MILLIS = 60_000;

  /** Timers of frameworks may be early by this much of a timeout. */
  private static final double EARLY = 0.1;

  /** How much later than at its timeout a call is given up, in milliseconds. */
  private static final int LATE_MILLIS = 10_000;

  private HeldCall() {}

  /**
   * What is seen of a timeout, as a value of the key.
   *
   * @param call that has been measured; empty if none was
   */
  static String seen(int timeoutMillis, Optional<Call> call) {
    if (timeoutMillis > LONGEST_MILLIS) {
      return timeoutMillis + ":not tried, since that takes longer than a minute";
    }
    var held = new ArrayList<HeldCalls>();
    try {
      List<CountersClient> servers = CountersClient.ofServers();
      servers.forEach(server -> server.hold().ifPresent(held::add));
      return call.isEmpty() || held.size() < servers.size()
          ? timeoutMillis + ":not tried, since the server holds no call"
          : failed(timeoutMillis, call.get(), held);
    } finally {
      held.forEach(HeldCalls::close);
    }
  }

  private static String failed(int timeoutMillis, Call call, List<HeldCalls> held) {
    CompletableFuture<Double> failure = new CompletableFuture<>();
    var caller =
        new Thread(
            () -> {
              long begin = System.nanoTime();
              try {
                call.call(0);
                failure.complete(Double.POSITIVE_INFINITY);
              } catch (Throwable expected) {
                failure.complete((System.nanoTime() - begin) / 1e6);
              }
            },
            "held call");
    caller.setDaemon(true);
    caller.start();
    double millis;
    try {
      millis = failure.get(timeoutMillis + LATE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (TimeoutException waiting) {
      millis = Double.POSITIVE_INFINITY;
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    } finally {
      held.forEach(HeldCalls::close);
    }
    return inWords(timeoutMillis, millis);
  }

  /**
   * On a busy machine a call may fail much later than it should, but what fails nearer to the
   * timeout that every variant has did not fail because of this one.
   *
   * @param millis after which the call failed; infinite if it did not
   */
  static String inWords(int timeoutMillis, double millis) {
    if (millis < timeoutMillis * (1 - EARLY)) {
      return "a held call failed after %.0f ms".formatted(millis);
    }
    double latest =
        timeoutMillis < Defaults.CALL_TIMEOUT_MILLIS
            ? (timeoutMillis + Defaults.CALL_TIMEOUT_MILLIS) / 2.0
            : Double.MAX_VALUE;
    return millis > latest
        ? Double.isInfinite(millis)
            ? "a held call did not fail"
            : "a held call failed after %.0f ms".formatted(millis)
        : timeoutMillis + ":a call that the server held failed";
  }
}
