// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.feign;

import benchmark.contract.EchoService;
import benchmark.contract.People;
import benchmark.contract.Person;
import feign.Headers;
import feign.RequestLine;
import java.util.Map;

/** The echo contract as an interface of Feign's, with the paths of Spring's. */
@Headers("Content-Type: application/json")
public interface EchoFeignService extends EchoService {

  @Override
  @RequestLine("POST /echo/string")
  String string(String text);

  @Override
  @RequestLine("POST /echo/person")
  Person person(Person person);

  @Override
  @RequestLine("POST /echo/people")
  People people(People people);

  @Override
  @RequestLine("POST /echo/tree")
  Map<String, Object> tree(Map<String, Object> tree);

  @Override
  @RequestLine("POST /echo/ping")
  void ping();
}
