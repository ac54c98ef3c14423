// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rest;

import benchmark.contract.EchoService;
import benchmark.contract.People;
import benchmark.contract.Person;
import java.util.Map;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;

/**
 * Serves the contract under the paths of {@link benchmark.json.EchoHttpService}, which Dubbo 3.3.6
 * cannot use itself: it reads the content type that {@code @HttpExchange} leaves empty as a
 * restriction that nothing fulfils. Thread-safe.
 */
@RequestMapping("/echo")
public final class EchoResource implements EchoService {

  private final EchoService echo;

  /** Offers this service. */
  public EchoResource(EchoService echo) {
    this.echo = echo;
  }

  @Override
  @PostMapping("/string")
  public String string(@RequestBody String text) {
    return echo.string(text);
  }

  @Override
  @PostMapping("/person")
  public Person person(@RequestBody Person person) {
    return echo.person(person);
  }

  @Override
  @PostMapping("/people")
  public People people(@RequestBody People people) {
    return echo.people(people);
  }

  @Override
  @PostMapping("/tree")
  public Map<String, Object> tree(@RequestBody Map<String, Object> tree) {
    return echo.tree(tree);
  }

  @Override
  @PostMapping("/ping")
  public void ping() {
    echo.ping();
  }
}
