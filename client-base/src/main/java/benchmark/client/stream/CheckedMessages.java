// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.client.SharedConsumer;
import benchmark.client.StreamCalls;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contracts;
import benchmark.contract.PreparedMessages;
import benchmark.contract.StreamOperation;
import benchmark.contract.StreamService;
import benchmark.launch.Load;
import benchmark.launch.SliceRequest;

/**
 * The messages of an operation, and what must come back for each. Thread-safe.
 *
 * @param <M> the protocol's messages
 */
final class CheckedMessages<M> {

  private final StreamOperation operation;
  private final StreamService<M> service;
  private final PreparedMessages<M> messages;

  CheckedMessages(StreamOperation operation, StreamCalls<M> calls) {
    this.operation = operation;
    this.service = calls.service();
    this.messages = new PreparedMessages<>(calls.type());
  }

  /** Those of a request, through the consumer of this JVM. */
  static CheckedMessages<?> of(SliceRequest request) throws InterruptedException {
    var operation =
        (StreamOperation) Contracts.STREAM.operation(request.operation().without(Load.Open.RATE));
    return new CheckedMessages<>(operation, SharedConsumer.streams());
  }

  StreamOperation operation() {
    return operation;
  }

  StreamService<M> service() {
    return service;
  }

  /** Message n of a stream. */
  M message(int n) {
    return messages.message(operation.size(), n);
  }

  /** The request for a stream of so many messages. */
  M download(int count) {
    return messages.download(operation.size(), count);
  }

  /**
   * Makes the call that carries message n.
   *
   * @param n less than the number of different messages
   * @throws WrongAnswerException if the answer is another one
   */
  void call(int n) {
    switch (operation.shape()) {
      case ECHO -> check(n, service.echo(message(n)));
      case GET -> check(n, service.get(messages.request(operation.size(), n)));
      case PUT -> checkReceipt(n, service.put(message(n)));
      case PING_PONG, DOWNLOAD, UPLOAD ->
          throw new IllegalStateException(operation + " is a stream");
    }
  }

  /** Message n of a stream, or the answer to it, as it should be. */
  void check(int n, M actual) {
    if (!messages.accepts(operation.size(), n, actual)) {
      throw wrong(n, message(n), actual);
    }
  }

  /** What confirms that message n, or so many messages, have come. */
  void checkReceipt(int n, M actual) {
    M expected = messages.receipt(n);
    if (!messages.type().accepts(expected, actual)) {
      throw wrong(n, expected, actual);
    }
  }

  private WrongAnswerException wrong(int n, M expected, M actual) {
    return WrongAnswerException.of(
        operation,
        n,
        messages.type().content(expected),
        actual == null ? null : messages.type().content(actual));
  }
}
