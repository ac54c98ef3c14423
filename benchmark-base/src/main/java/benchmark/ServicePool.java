// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads that call the services in the standard set-up: a service may block, so none runs on
 * an event loop, and their number is bounded.
 */
public final class ServicePool {

  /**
   * How many threads call the services of a server, whatever its framework: as many as Dubbo
   * ({@code DEFAULT_THREADS}), Tomcat ({@code maxThreads}) and Jetty ({@code QueuedThreadPool})
   * have by default, so that three of five frameworks run as shipped.
   */
  public static final int THREADS = 200;

  private ServicePool() {}

  /** A new pool of some threads, with a queue, for a framework that ships none of a fixed size. */
  static ExecutorService start(int threads) {
    var started = new AtomicInteger();
    return Executors.newFixedThreadPool(
        threads,
        task -> {
          var thread = new Thread(task, "service-" + started.incrementAndGet());
          thread.setDaemon(true);
          return thread;
        });
  }
}
