// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.proto.DubboEchoRpcTriple;
import benchmark.proto.Nothing;
import benchmark.proto.People;
import benchmark.proto.Person;
import benchmark.proto.Text;
import benchmark.protobuf.ProtoEchoService;

/**
 * Offers a {@link ProtoEchoService} by the skeleton that Dubbo's generator has made. Thread-safe.
 */
public final class TripleEchoService extends DubboEchoRpcTriple.EchoRpcImplBase {

  private final ProtoEchoService echo;

  /** Offers this service. */
  public TripleEchoService(ProtoEchoService echo) {
    this.echo = echo;
  }

  @Override
  public Text string(Text request) {
    return echo.string(request);
  }

  @Override
  public Person person(Person request) {
    return echo.person(request);
  }

  @Override
  public People people(People request) {
    return echo.people(request);
  }

  @Override
  public Nothing ping(Nothing request) {
    return echo.ping(request);
  }
}
