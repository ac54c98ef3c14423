// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.Map;

/** The contract's own implementation, without business logic. Thread-safe. */
public class PreparedEchoService implements EchoService {

  @Override
  public String string(String text) {
    return text;
  }

  @Override
  public Person person(Person person) {
    return person;
  }

  @Override
  public People people(People people) {
    return people;
  }

  @Override
  public Map<String, Object> tree(Map<String, Object> tree) {
    return tree;
  }

  @Override
  public void ping() {
    // the call is all there is to it
  }
}
