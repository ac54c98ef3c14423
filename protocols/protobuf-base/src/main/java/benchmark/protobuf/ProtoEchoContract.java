// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.Operation;
import benchmark.contract.PreparedPersons;
import benchmark.proto.Nothing;
import benchmark.proto.People;
import benchmark.proto.Person;
import benchmark.proto.Text;
import com.google.protobuf.Message;
import java.util.List;
import java.util.function.Function;

/** {@link EchoService} in protobuf's terms. */
final class ProtoEchoContract {

  static final ProtoContract<EchoService, ProtoEchoService> CONTRACT =
      new ProtoContract<>(
          Contracts.ECHO,
          ProtoEchoService.class,
          List.of(
              new StringOperation(),
              new PersonOperation(),
              new PeopleOperation(),
              new PingOperation()));

  private ProtoEchoContract() {}

  /** Is answered by a message of the same kind. */
  private abstract static class Echoed<M extends Message>
      extends ProtoOperation<ProtoEchoService, M, M> {

    Echoed(String name, M empty, Function<Object, M> message, Function<M, Object> content) {
      super(name, empty, empty, message, message, content, content);
    }
  }

  private static final class StringOperation extends Echoed<Text> {

    StringOperation() {
      super(
          "string",
          Text.getDefaultInstance(),
          text -> EchoMapper.toMessage((String) text),
          EchoMapper::fromMessage);
    }

    @Override
    Text call(ProtoEchoService remote, Text request) {
      return remote.string(request);
    }

    @Override
    boolean accepts(Operation<?> operation, int n, Text reply) {
      return operation.accepts(n, EchoMapper.fromMessage(reply));
    }
  }

  private static final class PersonOperation extends Echoed<Person> {

    PersonOperation() {
      super(
          "person",
          Person.getDefaultInstance(),
          person -> EchoMapper.toMessage((benchmark.contract.Person) person),
          EchoMapper::fromMessage);
    }

    @Override
    Person call(ProtoEchoService remote, Person request) {
      return remote.person(request);
    }

    @Override
    boolean accepts(Operation<?> operation, int n, Person reply) {
      return reply.getId() == n;
    }
  }

  private static final class PeopleOperation extends Echoed<People> {

    PeopleOperation() {
      super(
          "people",
          People.getDefaultInstance(),
          people -> EchoMapper.toMessage((benchmark.contract.People) people),
          EchoMapper::fromMessage);
    }

    @Override
    People call(ProtoEchoService remote, People request) {
      return remote.people(request);
    }

    @Override
    boolean accepts(Operation<?> operation, int n, People reply) {
      return reply.getPersonsCount() == PreparedPersons.TOGETHER
          && reply.containsPersons(PreparedPersons.name(n));
    }
  }

  private static final class PingOperation extends Echoed<Nothing> {

    PingOperation() {
      super("ping", Nothing.getDefaultInstance(), none -> Nothing.getDefaultInstance(), it -> null);
    }

    @Override
    Nothing call(ProtoEchoService remote, Nothing request) {
      return remote.ping(request);
    }

    @Override
    boolean accepts(Operation<?> operation, int n, Nothing reply) {
      return true;
    }
  }
}
