// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Operation;
import com.google.protobuf.Message;

/**
 * An operation in protobuf's terms: how its messages carry the contract's objects, and how it is
 * called with them. Stateless.
 *
 * @param <M> the service with messages
 * @param <Q> the request
 * @param <R> the reply
 */
abstract class ProtoOperation<M, Q extends Message, R extends Message> {

  private final String name;
  private final Q emptyRequest;
  private final R emptyReply;

  /**
   * Names an operation.
   *
   * @param name the contract's name of it
   */
  ProtoOperation(String name, Q emptyRequest, R emptyReply) {
    this.name = name;
    this.emptyRequest = emptyRequest;
    this.emptyReply = emptyReply;
  }

  final String name() {
    return name;
  }

  /** The request with nothing in it, which stands for its type. */
  final Q emptyRequest() {
    return emptyRequest;
  }

  /** The reply with nothing in it, which stands for its type. */
  final R emptyReply() {
    return emptyReply;
  }

  /** The request that carries an argument. */
  abstract Q request(Object argument);

  /** The reply that carries an answer. */
  abstract R reply(Object answer);

  /** The argument in a request. */
  abstract Object argument(Q request);

  /** The answer in a reply. */
  abstract Object answer(R reply);

  /** Makes one call. */
  abstract R call(M remote, Q request);

  /**
   * As {@link Operation#accepts}, on the reply itself.
   *
   * @param operation the contract's operation, with its parameters bound
   */
  abstract boolean accepts(Operation<?> operation, int n, R reply);

  /**
   * The contract's object in a message of this operation.
   *
   * @param message a request or a reply of this operation
   */
  @SuppressWarnings("unchecked") // the message says what it is
  final Object content(Object message) {
    return emptyRequest.getClass().isInstance(message)
        ? argument((Q) message)
        : answer((R) message);
  }
}
