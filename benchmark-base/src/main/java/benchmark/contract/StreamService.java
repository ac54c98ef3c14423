// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/**
 * Messages on streams, and the same messages in calls of their own. Implementations are
 * thread-safe.
 *
 * @param <M> the messages: {@link StreamMessage}, or what a protocol has in its place
 */
public interface StreamService<M> {

  /** Returns a message as it came. */
  M echo(M message);

  /**
   * Returns a message of a size.
   *
   * @param request its number is that of the message, its text the size: see {@link StreamSize}
   */
  M get(M request);

  /** Takes a message and returns an empty one of the same number. */
  M put(M message);

  /**
   * Returns every message as it came, and ends when the caller does. The number {@link
   * StreamContract#REFUSED} makes it give up.
   *
   * @return where the caller sends
   */
  MessageSink<M> pingPong(MessageSink<M> answers);

  /**
   * Sends messages of a size, and ends.
   *
   * @param request its number says how many messages, its text the size
   */
  void download(M request, MessageSink<M> answers);

  /**
   * Takes messages that are all of the same size, and says at their end how many there were.
   *
   * @return where the caller sends
   */
  MessageSink<M> upload(MessageSink<M> answer);

  /**
   * {@link #pingPong} with a receiver who takes {@link StreamContract#SLOW_PER_SECOND} messages in
   * a second at most: for trying what becomes of a faster sender.
   */
  MessageSink<M> slow(MessageSink<M> answers);

  /**
   * This service with a deadline for streams that begin at once, after which they are to end on
   * both sides. A protocol without deadlines returns itself.
   */
  default StreamService<M> within(int millis) {
    return this;
  }
}
