// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.contract.EchoService;
import benchmark.contract.People;
import benchmark.contract.Person;
import java.util.Map;
import org.springframework.core.ParameterizedTypeReference;

/** The echo contract over RSocket. Thread-safe. */
public final class RSocketEchoClient implements EchoService {

  private static final ParameterizedTypeReference<String> STRING =
      ParameterizedTypeReference.forType(String.class);
  private static final ParameterizedTypeReference<Person> PERSON =
      ParameterizedTypeReference.forType(Person.class);
  private static final ParameterizedTypeReference<People> PEOPLE =
      ParameterizedTypeReference.forType(People.class);
  private static final ParameterizedTypeReference<Map<String, Object>> TREE =
      new ParameterizedTypeReference<>() {};
  private static final ParameterizedTypeReference<Void> NOTHING =
      ParameterizedTypeReference.forType(Void.class);

  private final RSocketClient client;

  /** Calls by this client. */
  public RSocketEchoClient(RSocketClient client) {
    this.client = client;
  }

  @Override
  public String string(String text) {
    return client.call("echo.string", text, STRING);
  }

  @Override
  public Person person(Person person) {
    return client.call("echo.person", person, PERSON);
  }

  @Override
  public People people(People people) {
    return client.call("echo.people", people, PEOPLE);
  }

  @Override
  public Map<String, Object> tree(Map<String, Object> tree) {
    return client.call("echo.tree", tree, TREE);
  }

  @Override
  public void ping() {
    client.call("echo.ping", null, NOTHING);
  }
}
