// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.client.Call;
import benchmark.client.ContractCalls;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.Operation;
import benchmark.contract.PreparedPersons;
import benchmark.thrift.generated.People;
import benchmark.thrift.generated.Person;
import java.util.Map;

/** The calls of the echo contract on Thrift's structs. Thread-safe. */
public final class ThriftEchoCalls implements ContractCalls<EchoService> {

  private final ThriftConnections remote;

  /** Calls over these connections. */
  public ThriftEchoCalls(ThriftConnections remote) {
    this.remote = remote;
  }

  @Override
  public Contract<EchoService> contract() {
    return Contracts.ECHO;
  }

  @Override
  public Call prepare(Operation<EchoService> operation) {
    return switch (operation.name()) {
      case "string" ->
          new ThriftCall<String, String>(
              operation,
              String.class::cast,
              text -> remote.call(it -> it.echo().text(text)),
              operation::accepts,
              Object.class::cast);
      case "person" ->
          new ThriftCall<Person, Person>(
              operation,
              person -> ThriftStructs.of(person, Person.class),
              person -> remote.call(it -> it.echo().person(person)),
              (n, person) -> person.getId() == n,
              ThriftStructs::personOf);
      case "people" ->
          new ThriftCall<People, People>(
              operation,
              people -> ThriftStructs.of(people, People.class),
              people -> remote.call(it -> it.echo().people(people)),
              ThriftEchoCalls::arePeople,
              ThriftStructs::peopleOf);
      case "ping" ->
          new ThriftCall<Object, Object>(
              operation, nothing -> nothing, nothing -> ping(), (n, nothing) -> true, it -> it);
      default -> throw ThriftCall.without(operation.name());
    };
  }

  private Object ping() {
    return remote.call(
        it -> {
          it.echo().ping();
          return null;
        });
  }

  private static boolean arePeople(int n, People people) {
    return people.getPersonsSize() == PreparedPersons.TOGETHER
        && people.getPersons().get(PreparedPersons.name(n)) != null
        && people.getPersons().get(PreparedPersons.name(n)).getId() == n;
  }

  @Override
  public EchoService asService() {
    return new EchoService() {

      @Override
      public String string(String text) {
        return remote.call(it -> it.echo().text(text));
      }

      @Override
      public benchmark.contract.Person person(benchmark.contract.Person person) {
        return ThriftStructs.personOf(
            remote.call(it -> it.echo().person(ThriftStructs.of(person, Person.class))));
      }

      @Override
      public benchmark.contract.People people(benchmark.contract.People people) {
        return ThriftStructs.peopleOf(
            remote.call(it -> it.echo().people(ThriftStructs.of(people, People.class))));
      }

      @Override
      public Map<String, Object> tree(Map<String, Object> tree) {
        throw ThriftCall.without("tree");
      }

      @Override
      public void ping() {
        ThriftEchoCalls.this.ping();
      }
    };
  }
}
