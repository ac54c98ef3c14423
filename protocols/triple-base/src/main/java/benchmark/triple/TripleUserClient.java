// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import benchmark.proto.UserRpc;
import benchmark.protobuf.ProtoUserService;

/** {@link ProtoUserService} over the stub that Dubbo's generator has made. Thread-safe. */
public record TripleUserClient(UserRpc stub) implements ProtoUserService {

  @Override
  public ExistUserReply existUser(ExistUserRequest request) {
    return stub.existUser(request);
  }

  @Override
  public CreateUserReply createUser(CreateUserRequest request) {
    return stub.createUser(request);
  }

  @Override
  public GetUserReply getUser(GetUserRequest request) {
    return stub.getUser(request);
  }

  @Override
  public ListUserReply listUser(ListUserRequest request) {
    return stub.listUser(request);
  }
}
