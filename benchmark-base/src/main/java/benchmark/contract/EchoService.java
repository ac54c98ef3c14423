// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.Map;

/**
 * The service of the published reports: every argument is returned as it came. Implementations must
 * be safe for use by many threads at once.
 */
public interface EchoService {

  /** Returns a text, which may be {@code null}. */
  String string(String text);

  /** Returns a person, which may be {@code null}. */
  Person person(Person person);

  /** Returns some persons, which may be {@code null}. */
  People people(People people);

  /**
   * Returns an object tree, as JSON has them: of maps, lists, texts, numbers, truth values and
   * {@code null}. Numbers arrive with the same value, but may arrive in another class.
   *
   * @throws UnsupportedOperationException if the protocol carries no tree
   */
  Map<String, Object> tree(Map<String, Object> tree);

  /** Does nothing: a call without parameter and result. */
  void ping();
}
