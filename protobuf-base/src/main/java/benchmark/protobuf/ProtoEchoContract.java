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

/** {@link EchoService} in protobuf's terms. */
final class ProtoEchoContract extends ProtoContract<EchoService, ProtoEchoService> {

  private final List<ProtoOperation<ProtoEchoService, ?, ?>> operations =
      List.of(
          new StringOperation(), new PersonOperation(), new PeopleOperation(), new PingOperation());

  ProtoEchoContract() {
    super(Contracts.ECHO, ProtoEchoService.class);
  }

  @Override
  List<ProtoOperation<ProtoEchoService, ?, ?>> operations() {
    return operations;
  }

  @Override
  EchoService converting(ProtoEchoService remote) {
    return new ConvertingEchoService(remote);
  }

  /** Is answered by a message of the same kind. */
  private abstract static class Echoed<M extends Message>
      extends ProtoOperation<ProtoEchoService, M, M> {

    Echoed(String name, M empty) {
      super(name, empty, empty);
    }

    @Override
    final M reply(Object answer) {
      return request(answer);
    }

    @Override
    final Object answer(M reply) {
      return argument(reply);
    }
  }

  private static final class StringOperation extends Echoed<Text> {

    StringOperation() {
      super("string", Text.getDefaultInstance());
    }

    @Override
    Text request(Object argument) {
      return EchoMapper.toMessage((String) argument);
    }

    @Override
    Object argument(Text request) {
      return EchoMapper.fromMessage(request);
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
      super("person", Person.getDefaultInstance());
    }

    @Override
    Person request(Object argument) {
      return EchoMapper.toMessage((benchmark.contract.Person) argument);
    }

    @Override
    Object argument(Person request) {
      return EchoMapper.fromMessage(request);
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
      super("people", People.getDefaultInstance());
    }

    @Override
    People request(Object argument) {
      return EchoMapper.toMessage((benchmark.contract.People) argument);
    }

    @Override
    Object argument(People request) {
      return EchoMapper.fromMessage(request);
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
      super("ping", Nothing.getDefaultInstance());
    }

    @Override
    Nothing request(Object argument) {
      return Nothing.getDefaultInstance();
    }

    @Override
    Object argument(Nothing request) {
      return null;
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
