// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.avro.People;
import benchmark.avro.Person;

/** The contract's {@link benchmark.contract.EchoService} on Avro's records, which have no tree. */
public interface AvroEchoService {

  String string(String text);

  Person person(Person person);

  People people(People people);

  void ping();
}
