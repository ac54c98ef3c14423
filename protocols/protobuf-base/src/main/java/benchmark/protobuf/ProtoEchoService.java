// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.proto.Nothing;
import benchmark.proto.People;
import benchmark.proto.Person;
import benchmark.proto.Text;

/** The contract's service in protobuf's terms: what the {@code .proto} calls EchoRpc. */
public interface ProtoEchoService {

  Text string(Text text);

  Person person(Person person);

  People people(People people);

  Nothing ping(Nothing nothing);
}
