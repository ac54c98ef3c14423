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

  private static final class StringOperation extends ProtoOperation<ProtoEchoService, Text, Text> {

    StringOperation() {
      super("string", Text.getDefaultInstance(), Text.getDefaultInstance());
    }

    @Override
    Text request(Object argument) {
      return EchoMapper.toMessage((String) argument);
    }

    @Override
    Text reply(Object answer) {
      return request(answer);
    }

    @Override
    Object argument(Text request) {
      return EchoMapper.fromMessage(request);
    }

    @Override
    Object answer(Text reply) {
      return argument(reply);
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

  private static final class PersonOperation
      extends ProtoOperation<ProtoEchoService, Person, Person> {

    PersonOperation() {
      super("person", Person.getDefaultInstance(), Person.getDefaultInstance());
    }

    @Override
    Person request(Object argument) {
      return EchoMapper.toMessage((benchmark.contract.Person) argument);
    }

    @Override
    Person reply(Object answer) {
      return request(answer);
    }

    @Override
    Object argument(Person request) {
      return EchoMapper.fromMessage(request);
    }

    @Override
    Object answer(Person reply) {
      return argument(reply);
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

  private static final class PeopleOperation
      extends ProtoOperation<ProtoEchoService, People, People> {

    PeopleOperation() {
      super("people", People.getDefaultInstance(), People.getDefaultInstance());
    }

    @Override
    People request(Object argument) {
      return EchoMapper.toMessage((benchmark.contract.People) argument);
    }

    @Override
    People reply(Object answer) {
      return request(answer);
    }

    @Override
    Object argument(People request) {
      return EchoMapper.fromMessage(request);
    }

    @Override
    Object answer(People reply) {
      return argument(reply);
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

  private static final class PingOperation
      extends ProtoOperation<ProtoEchoService, Nothing, Nothing> {

    PingOperation() {
      super("ping", Nothing.getDefaultInstance(), Nothing.getDefaultInstance());
    }

    @Override
    Nothing request(Object argument) {
      return Nothing.getDefaultInstance();
    }

    @Override
    Nothing reply(Object answer) {
      return request(answer);
    }

    @Override
    Object argument(Nothing request) {
      return null;
    }

    @Override
    Object answer(Nothing reply) {
      return argument(reply);
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
