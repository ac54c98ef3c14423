// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.client.NoSuchCallException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * What came of a call that may do anything: return, throw whatever there is to throw, or hang.
 *
 * @param value what it returned
 * @param failure what it threw, a {@link TimeoutException} if it hung; null if it returned
 */
record CallOutcome(Object value, Throwable failure) {

  /**
   * Makes a call in a thread of its own, which is abandoned if it does not end in time.
   *
   * @param seconds how long to wait
   */
  static CallOutcome call(int seconds, Callable<?> call) {
    var task = new FutureTask<Object>(call::call);
    var thread = new Thread(task, "case");
    thread.setDaemon(true);
    thread.start();
    try {
      return new CallOutcome(task.get(seconds, TimeUnit.SECONDS), null);
    } catch (ExecutionException e) {
      return new CallOutcome(null, e.getCause());
    } catch (TimeoutException e) {
      return new CallOutcome(
          null, new TimeoutException("nothing comes back within " + seconds + " s"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new CallOutcome(null, e);
    }
  }

  boolean failed() {
    return failure != null;
  }

  /** Whether there is no such call in this protocol. */
  boolean noSuchCall() {
    return failure instanceof NoSuchCallException;
  }

  boolean returned(Object expected) {
    return failure == null && expected.equals(value);
  }
}
