// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.contract.EchoService;
import benchmark.contract.People;
import benchmark.contract.Person;
import java.util.Map;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.service.annotation.PostExchange;

/** The echo contract as an HTTP interface of Spring's. */
@HttpExchange("/echo")
public interface EchoHttpService extends EchoService {

  @Override
  @PostExchange("/string")
  String string(@RequestBody String text);

  @Override
  @PostExchange("/person")
  Person person(@RequestBody Person person);

  @Override
  @PostExchange("/people")
  People people(@RequestBody People people);

  @Override
  @PostExchange("/tree")
  Map<String, Object> tree(@RequestBody Map<String, Object> tree);

  @Override
  @PostExchange("/ping")
  void ping();
}
