// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Operation;
import com.google.protobuf.Message;
import java.util.function.Function;

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
  private final Function<Object, Q> request;
  private final Function<Object, R> reply;
  private final Function<Q, Object> argument;
  private final Function<R, Object> answer;

  /**
   * Names an operation, and says how its messages are made and read; never while calls are
   * measured.
   *
   * @param name the contract's name of it
   * @param request makes the request that carries an argument
   * @param reply makes the reply that carries an answer
   * @param argument reads the argument in a request
   * @param answer reads the answer in a reply
   */
  ProtoOperation(
      String name,
      Q emptyRequest,
      R emptyReply,
      Function<Object, Q> request,
      Function<Object, R> reply,
      Function<Q, Object> argument,
      Function<R, Object> answer) {
    this.name = name;
    this.emptyRequest = emptyRequest;
    this.emptyReply = emptyReply;
    this.request = request;
    this.reply = reply;
    this.argument = argument;
    this.answer = answer;
  }

  final String name() {
    return name;
  }

  /** The request with nothing in it, which represents its type. */
  final Q emptyRequest() {
    return emptyRequest;
  }

  /** The reply with nothing in it, which represents its type. */
  final R emptyReply() {
    return emptyReply;
  }

  /** The request that carries an argument. */
  final Q request(Object value) {
    return request.apply(value);
  }

  /** The reply that carries an answer. */
  final R reply(Object value) {
    return reply.apply(value);
  }

  /** The answer in a reply. */
  final Object answer(R message) {
    return answer.apply(message);
  }

  /** Makes one call. */
  abstract R call(M remote, Q request);

  /**
   * As {@link Operation#accepts}, on the reply itself.
   *
   * @param operation the contract's operation, with its parameters bound
   */
  abstract boolean accepts(Operation<?> operation, int n, R reply);

  /** As {@link #call}, with a message that is a request of this operation. */
  @SuppressWarnings("unchecked") // the message says what it is
  final R send(M remote, Message message) {
    return call(remote, (Q) message);
  }

  /** The answer to an argument, both of which somebody carries as messages. */
  @SuppressWarnings("unchecked") // the reply is of the type that is asked for
  final Object converted(ProtoContracts.Carrier carrier, Object value) {
    return answer((R) carrier.reply(name, request(value), emptyReply));
  }

  /**
   * The contract's object in a message of this operation.
   *
   * @param message a request or a reply of this operation
   */
  @SuppressWarnings("unchecked") // the message says what it is
  final Object content(Object message) {
    return emptyRequest.getClass().isInstance(message)
        ? argument.apply((Q) message)
        : answer((R) message);
  }
}
