// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.ServiceThreads;
import java.util.Map;

/** The contract's own implementation, without business logic. Thread-safe. */
public class PreparedEchoService implements EchoService {

  @Override
  public String string(String text) {
    ServiceThreads.pass();
    return text;
  }

  @Override
  public Person person(Person person) {
    ServiceThreads.pass();
    return person;
  }

  @Override
  public People people(People people) {
    ServiceThreads.pass();
    return people;
  }

  @Override
  public Map<String, Object> tree(Map<String, Object> tree) {
    ServiceThreads.pass();
    return tree;
  }

  @Override
  public void ping() {
    ServiceThreads.pass();
  }
}
