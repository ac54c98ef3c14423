// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

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

  /** Does nothing: a call without parameter and result. */
  void ping();
}
