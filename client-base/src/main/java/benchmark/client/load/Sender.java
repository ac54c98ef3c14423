// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

/**
 * What one thread sends calls through whose times are fixed beforehand: it waits for each answer,
 * or sends on while others are in flight. For that thread.
 */
public interface Sender extends AutoCloseable {

  /** Waits until one more call may be in flight. */
  default void awaitPlace() {}

  /**
   * Sends a call.
   *
   * @param n its number in the step
   * @param answers learns once how it ended, now or later; an exception of this method means that
   *     it failed
   */
  void send(int n, Answers answers);

  /**
   * Waits until everything that was sent has ended.
   *
   * @throws RuntimeException if something does not end as it should
   */
  @Override
  default void close() {}

  /** Learns how calls have ended. Thread-safe. */
  interface Answers {

    /** The right answer to call n has come. */
    void answered(int n);

    /** Call n has failed. */
    void failed(int n, Throwable reason);
  }
}
