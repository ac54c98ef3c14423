// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.client.load.CallerPool;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * JMH's worker threads of a JVM that runs JMH many times: the same ones for every run, so that what
 * codecs and frameworks keep for each thread survives. JMH makes one of these for each run and
 * shuts it down; the threads stay. They end with the JVM. Thread-safe.
 */
public final class CallerThreads extends AbstractExecutorService {

  private static final ExecutorService THREADS = CallerPool.create();

  private volatile boolean shutdown;

  /** As JMH calls it: the property jmh.executor.class names this class. */
  public CallerThreads(int maxThreads, String prefix) {}

  /** Lets JMH, which has not started yet in this JVM, use these threads. */
  static void use() {
    System.setProperty("jmh.executor", "CUSTOM");
    System.setProperty("jmh.executor.class", CallerThreads.class.getName());
  }

  @Override
  public void execute(Runnable task) {
    THREADS.execute(task);
  }

  @Override
  public void shutdown() {
    shutdown = true;
  }

  @Override
  public List<Runnable> shutdownNow() {
    shutdown = true;
    return List.of();
  }

  @Override
  public boolean isShutdown() {
    return shutdown;
  }

  @Override
  public boolean isTerminated() {
    return shutdown;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) {
    return true; // JMH waits for each of its tasks
  }
}
