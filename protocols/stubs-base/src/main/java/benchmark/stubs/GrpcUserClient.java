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
import benchmark.proto.UserRpcGrpc.UserRpcBlockingStub;
import benchmark.protobuf.ProtoUserService;

/**
 * {@link ProtoUserService} over a channel, through a blocking stub with a deadline on every call.
 * Thread-safe. Any failure is gRPC's StatusRuntimeException.
 */
public final class GrpcUserClient implements ProtoUserService {

  private final StubChannel channel;
  private final UserRpcBlockingStub stub;

  /** Calls over this channel. */
  public GrpcUserClient(StubChannel channel) {
    this.channel = channel;
    this.stub = channel.stub(UserRpcGrpc::newBlockingStub);
  }

  @Override
  public ExistUserReply existUser(ExistUserRequest request) {
    return channel.withDeadline(stub).existUser(request);
  }

  @Override
  public CreateUserReply createUser(CreateUserRequest request) {
    return channel.withDeadline(stub).createUser(request);
  }

  @Override
  public GetUserReply getUser(GetUserRequest request) {
    return channel.withDeadline(stub).getUser(request);
  }

  @Override
  public ListUserReply listUser(ListUserRequest request) {
    return channel.withDeadline(stub).listUser(request);
  }
}
