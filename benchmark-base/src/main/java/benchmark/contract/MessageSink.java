// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/**
 * Takes the messages of one direction of a stream. For one thread at a time.
 *
 * @param <M> the messages, as the protocol's users have them
 */
public interface MessageSink<M> {

  /** Takes the next message; returns at once. */
  void next(M message);

  /** There are no more messages. */
  void end();

  /** The stream is given up: the other side is notified, if the protocol can do that. */
  void fail(Throwable reason);

  /**
   * Whether the way to the receiver has room for a message now. A protocol that cannot know always
   * says yes, and keeps what does not fit.
   */
  default boolean isReady() {
    return true;
  }

  /**
   * Has a sender run whenever {@link #isReady} may have become true, for the first time at once or
   * soon. A protocol that cannot know runs it once.
   */
  default void whenReady(Runnable sender) {
    sender.run();
  }
}
