// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Threads that call: as many as are asked for at the same time; they end with the JVM. */
public final class CallerPool {

  private CallerPool() {}

  /** None yet. Each inherits its timer slack from the thread that asks for it first. */
  public static ExecutorService create() {
    return Executors.newCachedThreadPool(
        task -> {
          var thread = new Thread(task, "caller");
          thread.setDaemon(true);
          return thread;
        });
  }
}
