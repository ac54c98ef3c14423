// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.SliceRequest;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

/** Knows how the operations of steps are sent. */
public interface SenderSource {

  /**
   * What sends the operation of a request.
   *
   * @param cap how many calls may be in flight at the same time
   * @throws UnsupportedLoadException if it cannot be sent at a rate
   */
  Senders of(SliceRequest request, int cap) throws InterruptedException, ExecutionException;

  /**
   * What sends the calls of a step.
   *
   * @param threads how many threads send, each through a sender of its own
   * @param inFlight how many calls are in flight at most, of all threads together
   * @param each makes a sender; a thread asks for its own
   */
  record Senders(int threads, int inFlight, Supplier<Sender> each) {

    /** Threads that wait for the answer to each call. */
    public static Senders ofCallers(int callers, Sender shared) {
      return new Senders(callers, callers, () -> shared);
    }
  }
}
