// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.proto.EchoRpc;
import benchmark.proto.Nothing;
import benchmark.proto.People;
import benchmark.proto.Person;
import benchmark.proto.Text;
import benchmark.protobuf.ProtoEchoService;

/** {@link ProtoEchoService} over the stub that Dubbo's generator has made. Thread-safe. */
public record TripleEchoClient(EchoRpc stub) implements ProtoEchoService {

  @Override
  public Text string(Text request) {
    return stub.string(request);
  }

  @Override
  public Person person(Person request) {
    return stub.person(request);
  }

  @Override
  public People people(People request) {
    return stub.people(request);
  }

  @Override
  public Nothing ping(Nothing request) {
    return stub.ping(request);
  }
}
