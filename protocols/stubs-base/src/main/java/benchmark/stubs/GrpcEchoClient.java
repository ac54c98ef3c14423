// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.proto.EchoRpcGrpc;
import benchmark.proto.EchoRpcGrpc.EchoRpcBlockingStub;
import benchmark.proto.Nothing;
import benchmark.proto.People;
import benchmark.proto.Person;
import benchmark.proto.Text;
import benchmark.protobuf.ProtoEchoService;

/** {@link ProtoEchoService} over gRPC's blocking stub. Every call has a deadline. Thread-safe. */
public final class GrpcEchoClient implements ProtoEchoService {

  private final StubChannel channel;
  private final EchoRpcBlockingStub stub;

  /** Calls over this channel. */
  public GrpcEchoClient(StubChannel channel) {
    this.channel = channel;
    this.stub = channel.stub(EchoRpcGrpc::newBlockingStub);
  }

  @Override
  public Text string(Text request) {
    return channel.withDeadline(stub).string(request);
  }

  @Override
  public Person person(Person request) {
    return channel.withDeadline(stub).person(request);
  }

  @Override
  public People people(People request) {
    return channel.withDeadline(stub).people(request);
  }

  @Override
  public Nothing ping(Nothing request) {
    return channel.withDeadline(stub).ping(request);
  }
}
