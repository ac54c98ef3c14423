// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.contract.EchoService;
import benchmark.contract.PreparedPersons;
import benchmark.thrift.generated.EchoRpc;
import benchmark.thrift.generated.People;
import benchmark.thrift.generated.Person;
import java.util.HashMap;

/**
 * Offers the contract's service in Thrift's terms. Where the service returns what it was given, the
 * struct that arrived is the answer. Thread-safe.
 */
public final class ThriftEchoAdapter implements EchoRpc.Iface {

  private final EchoService service;
  private final Converted<Person, benchmark.contract.Person> arrived =
      new Converted<>(PreparedPersons.TOTAL, ThriftStructs::personOf);

  /** Serves what this service answers. */
  public ThriftEchoAdapter(EchoService service) {
    this.service = service;
  }

  @Override
  public String text(String text) {
    return service.string(text);
  }

  @Override
  public Person person(Person message) {
    var person = inContract(message);
    var answer = service.person(person);
    return answer == person ? message : ThriftStructs.of(answer, Person.class);
  }

  @Override
  public People people(People message) {
    var people = new benchmark.contract.People();
    if (message.isSetPersons()) {
      var persons = new HashMap<String, benchmark.contract.Person>();
      message.getPersons().forEach((name, it) -> persons.put(name, inContract(it)));
      people.setPersons(persons);
    }
    var answer = service.people(people);
    return answer == people ? message : ThriftStructs.of(answer, People.class);
  }

  @Override
  public void ping() {
    service.ping();
  }

  private benchmark.contract.Person inContract(Person message) {
    return arrived.arrived(message.getId(), message, PreparedPersons::person);
  }
}
