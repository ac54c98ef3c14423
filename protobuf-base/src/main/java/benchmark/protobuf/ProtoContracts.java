// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import com.google.protobuf.Message;
import java.util.List;
import java.util.stream.Stream;

/** All contracts in protobuf's terms. */
public final class ProtoContracts {

  static final List<ProtoContract<?, ?>> ALL =
      List.of(new ProtoUserContract(), new ProtoEchoContract());

  private ProtoContracts() {}

  /** An empty message of every type that is sent. */
  public static List<Message> emptyMessages() {
    return operations()
        .flatMap(operation -> Stream.<Message>of(operation.emptyRequest(), operation.emptyReply()))
        .distinct()
        .toList();
  }

  /** The interface with messages of the contract that an operation belongs to. */
  public static Class<?> service(Operation<?> operation) {
    return of(Contracts.of(operation)).messages();
  }

  /** The message that carries the argument of request n. */
  public static Message request(Operation<?> operation, int n) {
    return operation(operation).request(operation.argument(n));
  }

  /** The message that carries the right answer to request n. */
  public static Message reply(Operation<?> operation, int n) {
    return operation(operation).reply(operation.answer(n));
  }

  /** The contract's object in a message of an operation: an argument or an answer. */
  public static Object content(Operation<?> operation, Object message) {
    return operation(operation).content(message);
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

  private static Stream<ProtoOperation<?, ?, ?>> operations() {
    return ALL.stream().flatMap(contract -> contract.operations().stream());
  }
}
