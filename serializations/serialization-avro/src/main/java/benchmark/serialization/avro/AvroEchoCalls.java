// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.avro.People;
import benchmark.avro.Person;
import benchmark.client.Call;
import benchmark.client.ContractCalls;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.Operation;
import benchmark.contract.PreparedPersons;
import java.util.Map;

/** The calls of the echo contract on Avro's records. Thread-safe. */
public final class AvroEchoCalls implements ContractCalls<EchoService> {

  private final AvroEchoService remote;

  /** Calls this service. */
  public AvroEchoCalls(AvroEchoService remote) {
    this.remote = remote;
  }

  @Override
  public Contract<EchoService> contract() {
    return Contracts.ECHO;
  }

  @Override
  public Call prepare(Operation<EchoService> operation) {
    return switch (operation.name()) {
      case "string" -> new AvroCall(operation, text -> remote.string((String) text));
      case "person" ->
          new AvroCall(
              operation,
              person -> remote.person((Person) person),
              (n, person) -> person != null && ((Person) person).getId() == n);
      case "people" ->
          new AvroCall(
              operation, people -> remote.people((People) people), AvroEchoCalls::arePeople);
      case "ping" ->
          new AvroCall(
              operation,
              nothing -> {
                remote.ping();
                return null;
              });
      default -> throw AvroCall.without(operation.name());
    };
  }

  private static boolean arePeople(int n, Object answer) {
    return answer instanceof People people
        && people.getPersons() != null
        && people.getPersons().size() == PreparedPersons.TOGETHER
        && people.getPersons().get(PreparedPersons.name(n)) != null
        && people.getPersons().get(PreparedPersons.name(n)).getId() == n;
  }

  @Override
  public EchoService asService() {
    return new EchoService() {

      @Override
      public String string(String text) {
        return remote.string(text);
      }

      @Override
      public benchmark.contract.Person person(benchmark.contract.Person person) {
        return AvroRecords.content(remote.person(AvroRecords.of(person)));
      }

      @Override
      public benchmark.contract.People people(benchmark.contract.People people) {
        return AvroRecords.content(remote.people(AvroRecords.of(people)));
      }

      @Override
      public Map<String, Object> tree(Map<String, Object> tree) {
        throw AvroCall.without("tree");
      }

      @Override
      public void ping() {
        remote.ping();
      }
    };
  }
}
