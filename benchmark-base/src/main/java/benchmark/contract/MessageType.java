// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/**
 * How a protocol's own messages carry a {@link StreamMessage}. Stateless.
 *
 * @param <M> the protocol's messages
 */
public interface MessageType<M> {

  /** The contract's own messages. */
  MessageType<StreamMessage> PLAIN =
      new MessageType<>() {

        @Override
        public StreamMessage of(StreamMessage message) {
          return message;
        }

        @Override
        public StreamMessage content(StreamMessage message) {
          return message;
        }

        @Override
        public int number(StreamMessage message) {
          return message.getNumber();
        }

        @Override
        public String text(StreamMessage message) {
          return message.getText();
        }
      };

  /** The message that carries this one. */
  M of(StreamMessage message);

  /** What a message carries. */
  default StreamMessage content(M message) {
    return new StreamMessage(number(message), text(message));
  }

  int number(M message);

  String text(M message);

  /**
   * Whether a message may be an expected one: a check that costs next to nothing, for every message
   * that is measured.
   */
  default boolean accepts(M expected, M actual) {
    return actual != null
        && number(actual) == number(expected)
        && EchoText.isLike(text(expected), text(actual));
  }
}
