// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.proto.EchoRpcGrpc;
import benchmark.proto.Nothing;
import benchmark.proto.People;
import benchmark.proto.Person;
import benchmark.proto.Text;
import benchmark.protobuf.ProtoEchoService;
import io.grpc.stub.StreamObserver;

/** Offers a {@link ProtoEchoService} by gRPC. Thread-safe. */
public final class GrpcEchoService extends EchoRpcGrpc.EchoRpcImplBase {

  private final ProtoEchoService echo;

  /** Offers this service. */
  public GrpcEchoService(ProtoEchoService echo) {
    this.echo = echo;
  }

  @Override
  public void string(Text request, StreamObserver<Text> reply) {
    reply.onNext(echo.string(request));
    reply.onCompleted();
  }

  @Override
  public void person(Person request, StreamObserver<Person> reply) {
    reply.onNext(echo.person(request));
    reply.onCompleted();
  }

  @Override
  public void people(People request, StreamObserver<People> reply) {
    reply.onNext(echo.people(request));
    reply.onCompleted();
  }

  @Override
  public void ping(Nothing request, StreamObserver<Nothing> reply) {
    reply.onNext(echo.ping(request));
    reply.onCompleted();
  }
}
