// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.contract.EchoService;
import benchmark.contract.People;
import benchmark.contract.Person;
import java.util.Map;
import org.springframework.web.bind.annotation.RestController;

/** Serves the contract under the paths of {@link EchoHttpService}. Thread-safe. */
@RestController
public final class EchoController implements EchoHttpService {

  private final EchoService echo;

  /** Offers this service. */
  public EchoController(EchoService echo) {
    this.echo = echo;
  }

  @Override
  public String string(String text) {
    return echo.string(text);
  }

  @Override
  public Person person(Person person) {
    return echo.person(person);
  }

  @Override
  public People people(People people) {
    return echo.people(people);
  }

  @Override
  public Map<String, Object> tree(Map<String, Object> tree) {
    return echo.tree(tree);
  }

  @Override
  public void ping() {
    echo.ping();
  }
}
