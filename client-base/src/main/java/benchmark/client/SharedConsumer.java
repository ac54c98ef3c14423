// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.Observation;
import benchmark.ObservedKeys;
import benchmark.contract.Operation;
import benchmark.launch.LaunchProperties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * The one consumer that all threads of a fork call through. The first thread to ask starts it, the
 * last one to leave closes it. Thread-safe.
 *
 * <p>JMH could do this with state of scope Benchmark, but its threads then wait for each other in
 * sleeps of a full second, at the start and at the end of every fork.
 */
public final class SharedConsumer {

  private static final FutureTask<ConsumerContext> CONSUMER =
      new FutureTask<>(ConsumerContext::start);

  private static int users;

  private SharedConsumer() {}

  /**
   * Returns an operation that is ready to be called, once the consumer is started and some answers
   * to the operation have been checked.
   *
   * @param callers how many threads will call at the same time
   * @throws RuntimeException to every thread alike, if it cannot be started or answers wrongly
   */
  public static Call acquire(Operation<?> operation, int callers) throws InterruptedException {
    synchronized (SharedConsumer.class) {
      users++;
    }
    ConsumerContext consumer = started();
    consumer.requireCallers(callers);
    return consumer.prepare(operation);
  }

  /**
   * An operation of the consumer that somebody {@linkplain #keep keeps}, of which nothing has been
   * called to check it.
   *
   * @param callers how many threads will call at the same time
   */
  public static Call unchecked(Operation<?> operation, int callers) throws InterruptedException {
    ConsumerContext consumer = started();
    consumer.requireCallers(callers);
    return consumer.unchecked(operation);
  }

  /**
   * The streams of the consumer that somebody {@linkplain #keep keeps}, once their answers have
   * been checked.
   *
   * @throws RuntimeException if one of them is wrong
   */
  public static StreamCalls<?> streams() throws InterruptedException {
    return started().streams();
  }

  /**
   * Starts the consumer, and keeps it until {@link #release}: for a JVM in which JMH runs many
   * times.
   *
   * @throws RuntimeException if it cannot be started
   */
  public static void keep() throws InterruptedException {
    synchronized (SharedConsumer.class) {
      users++;
    }
    started();
  }

  /** Leaves the consumer; the last thread to do so ends all that it has started. */
  public static void release() throws InterruptedException, ExecutionException {
    boolean last;
    synchronized (SharedConsumer.class) {
      last = --users == 0;
    }
    if (last) {
      ConsumerContext consumer = CONSUMER.get();
      LaunchProperties.TIMEOUT_MILLIS
          .get()
          .ifPresent(
              millis ->
                  ObservedKeys.watch(
                      "timeout", () -> HeldCall.seen(millis, consumer.anyPrepared())));
      Observation.finish();
      consumer.close();
    }
  }

  private static ConsumerContext started() throws InterruptedException {
    CONSUMER.run();
    try {
      return CONSUMER.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException failure
          ? failure
          : new IllegalStateException(e.getCause());
    }
  }
}
