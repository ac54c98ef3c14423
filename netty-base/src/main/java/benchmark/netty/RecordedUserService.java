// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import benchmark.protobuf.ProtoUserService;
import com.google.protobuf.Message;

/** Tells someone of every call of a service. */
final class RecordedUserService implements ProtoUserService {

  private final ProtoUserService users;
  private final Recorder recorder;

  RecordedUserService(ProtoUserService users, Recorder recorder) {
    this.users = users;
    this.recorder = recorder;
  }

  /** Is told of calls. */
  @FunctionalInterface
  interface Recorder {
    void called(String operation, Message request, Message reply);
  }

  @Override
  public ExistUserReply existUser(ExistUserRequest request) {
    return record("existUser", request, users.existUser(request));
  }

  @Override
  public CreateUserReply createUser(CreateUserRequest request) {
    return record("createUser", request, users.createUser(request));
  }

  @Override
  public GetUserReply getUser(GetUserRequest request) {
    return record("getUser", request, users.getUser(request));
  }

  @Override
  public ListUserReply listUser(ListUserRequest request) {
    return record("listUser", request, users.listUser(request));
  }

  private <R extends Message> R record(String operation, Message request, R reply) {
    recorder.called(operation, request, reply);
    return reply;
  }
}
