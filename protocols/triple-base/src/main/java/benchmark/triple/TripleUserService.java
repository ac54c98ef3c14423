// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.DubboUserRpcTriple;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import benchmark.protobuf.ProtoUserService;

/**
 * Offers a {@link ProtoUserService} by the skeleton that Dubbo's generator has made. Thread-safe.
 */
public final class TripleUserService extends DubboUserRpcTriple.UserRpcImplBase {

  private final ProtoUserService users;

  /** Offers this service. */
  public TripleUserService(ProtoUserService users) {
    this.users = users;
  }

  @Override
  public ExistUserReply existUser(ExistUserRequest request) {
    return users.existUser(request);
  }

  @Override
  public CreateUserReply createUser(CreateUserRequest request) {
    return users.createUser(request);
  }

  @Override
  public GetUserReply getUser(GetUserRequest request) {
    return users.getUser(request);
  }

  @Override
  public ListUserReply listUser(ListUserRequest request) {
    return users.listUser(request);
  }
}
