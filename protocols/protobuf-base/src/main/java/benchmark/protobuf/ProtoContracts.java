// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import com.google.protobuf.Message;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.stream.Stream;

/** All contracts in protobuf's terms; a user's own service needs no conversion. */
public final class ProtoContracts {

  static final List<ProtoContract<?, ?>> ALL =
      List.of(ProtoUserContract.CONTRACT, ProtoEchoContract.CONTRACT);

  private ProtoContracts() {}

  /** Carries messages to a service, and back. */
  @FunctionalInterface
  public interface Carrier {

    /**
     * Sends a request.
     *
     * @param operation the contract's name of the operation
     * @param empty a reply with nothing in it, which represents the type of what is returned
     */
    Message reply(String operation, Message request, Message empty);
  }

  /**
   * Carries messages to a service with messages, without a wire.
   *
   * @param remote implements the interface with messages of one contract
   * @throws IllegalArgumentException if it implements none
   */
  public static Carrier carrier(Object remote) {
    return carrier(servedBy(remote), remote);
  }

  private static <M> Carrier carrier(ProtoContract<?, M> contract, Object remote) {
    M service = contract.messages().cast(remote);
    return (operation, request, empty) -> contract.operation(operation).send(service, request);
  }

  /**
   * A contract's service over messages, which converts every request and reply: for comparing full
   * answers, never for measuring. Thread-safe if the carrier is. There is no message for a person
   * that is {@code null}.
   */
  public static <S> S converting(Contract<S> contract, Carrier carrier) {
    ProtoContract<?, ?> messages = of(contract);
    Class<S> service = contract.service();
    return service.cast(
        Proxy.newProxyInstance(
            service.getClassLoader(),
            new Class<?>[] {service},
            (proxy, method, arguments) ->
                messages
                    .operation(method.getName())
                    .converted(carrier, arguments == null ? null : arguments[0])));
  }

  /** An empty message of every type that is sent. */
  public static List<Message> emptyMessages() {
    return OwnMessages.ofThisJvm()
        .map(
            own ->
                own.methods().values().stream().flatMap(it -> Stream.of(it.request(), it.reply())))
        .orElseGet(() -> operations().flatMap(it -> Stream.of(it.emptyRequest(), it.emptyReply())))
        .distinct()
        .toList();
  }

  /** The interface with messages of the contract that an operation belongs to. */
  public static Class<?> service(Operation<?> operation) {
    return isOwn(operation) ? MessageInterface.ofThisJvm() : of(Contracts.of(operation)).messages();
  }

  /** The message that carries the argument of request n. */
  public static Message request(Operation<?> operation, int n) {
    return isOwn(operation)
        ? (Message) operation.argument(n)
        : operation(operation).request(operation.argument(n));
  }

  /** The message that carries the right answer to request n. */
  public static Message reply(Operation<?> operation, int n) {
    return isOwn(operation)
        ? (Message) operation.answer(n)
        : operation(operation).reply(operation.answer(n));
  }

  /** The contract's object in a message of an operation: an argument or an answer. */
  public static Object content(Operation<?> operation, Object message) {
    return isOwn(operation) ? message : operation(operation).content(message);
  }

  private static boolean isOwn(Operation<?> operation) {
    return operation instanceof MessageOperation;
  }

  private static ProtoOperation<?, ?, ?> operation(Operation<?> operation) {
    return of(Contracts.of(operation)).operation(operation.name());
  }

  private static ProtoContract<?, ?> of(Contract<?> contract) {
    return ALL.stream()
        .filter(candidate -> candidate.contract() == contract)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There are no messages for the contract '%s'".formatted(contract)));
  }

  /** The contract whose interface with messages something implements. */
  static ProtoContract<?, ?> servedBy(Object remote) {
    return ALL.stream()
        .filter(contract -> contract.messages().isInstance(remote))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    remote.getClass().getName() + " is no service with messages"));
  }

  private static Stream<ProtoOperation<?, ?, ?>> operations() {
    return ALL.stream().flatMap(contract -> contract.operations().stream());
  }
}
