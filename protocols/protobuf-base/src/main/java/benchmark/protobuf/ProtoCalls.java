// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.client.Call;
import benchmark.client.ContractCalls;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contract;
import benchmark.contract.Operation;
import com.google.protobuf.Message;

/**
 * The operations of a contract on messages: they send prepared messages and look at replies as
 * messages, so that nothing is converted while calls are measured. Thread-safe.
 *
 * <p>A message remembers its computed size after it has been sent for the first time. Prepared
 * messages therefore save the little that a message which is sent only once has to pay.
 */
public final class ProtoCalls<S, M> implements ContractCalls<S> {

  private final ProtoContract<S, M> messages;
  private final M remote;

  private ProtoCalls(ProtoContract<S, M> messages, M remote) {
    this.messages = messages;
    this.remote = remote;
  }

  /**
   * Calls a service with messages.
   *
   * @param remote implements the interface with messages of one contract
   * @throws IllegalArgumentException if it implements none
   */
  public static ProtoCalls<?, ?> of(Object remote) {
    return of(ProtoContracts.servedBy(remote), remote);
  }

  private static <S, M> ProtoCalls<S, M> of(ProtoContract<S, M> contract, Object remote) {
    return new ProtoCalls<>(contract, contract.messages().cast(remote));
  }

  @Override
  public Contract<S> contract() {
    return messages.contract();
  }

  @Override
  public Call prepare(Operation<S> operation) {
    return prepare(operation, messages.operation(operation.name()));
  }

  @Override
  public S asService() {
    return ProtoContracts.converting(contract(), ProtoContracts.carrier(remote));
  }

  @SuppressWarnings("unchecked") // the requests are of the type that the operation makes
  private <Q extends Message, R extends Message> Call prepare(
      Operation<S> operation, ProtoOperation<M, Q, R> onMessages) {
    var requests = (Q[]) new Message[operation.requests()];
    for (int n = 0; n < requests.length; n++) {
      requests[n] = onMessages.request(operation.argument(n));
    }
    return new ProtoCall<>(operation, onMessages, remote, requests);
  }

  private record ProtoCall<M, Q extends Message, R extends Message>(
      Operation<?> operation, ProtoOperation<M, Q, R> onMessages, M remote, Q[] prepared)
      implements Call {

    @Override
    public int requests() {
      return prepared.length;
    }

    @Override
    public Object call(int n) {
      R reply = onMessages.call(remote, prepared[n]);
      if (!onMessages.accepts(operation, n, reply)) {
        throw WrongAnswerException.of(operation, n, onMessages.answer(reply));
      }
      return reply;
    }
  }
}
