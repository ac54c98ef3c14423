// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.stubs;

import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import benchmark.proto.UserRpcGrpc;
import benchmark.protobuf.ProtoUserService;
import io.grpc.stub.StreamObserver;

/** Offers a {@link ProtoUserService} by gRPC. Thread-safe. */
public final class GrpcUserService extends UserRpcGrpc.UserRpcImplBase {

  private final ProtoUserService users;

  /** Offers this service. */
  public GrpcUserService(ProtoUserService users) {
    this.users = users;
  }

  @Override
  public void existUser(ExistUserRequest request, StreamObserver<ExistUserReply> reply) {
    reply.onNext(users.existUser(request));
    reply.onCompleted();
  }

  @Override
  public void createUser(CreateUserRequest request, StreamObserver<CreateUserReply> reply) {
    reply.onNext(users.createUser(request));
    reply.onCompleted();
  }

  @Override
  public void getUser(GetUserRequest request, StreamObserver<GetUserReply> reply) {
    reply.onNext(users.getUser(request));
    reply.onCompleted();
  }

  @Override
  public void listUser(ListUserRequest request, StreamObserver<ListUserReply> reply) {
    reply.onNext(users.listUser(request));
    reply.onCompleted();
  }
}
