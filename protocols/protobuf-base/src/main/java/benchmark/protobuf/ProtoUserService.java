// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;

/** The contract's service in protobuf's terms: what the {@code .proto} calls UserRpc. */
public interface ProtoUserService {

  ExistUserReply existUser(ExistUserRequest request);

  CreateUserReply createUser(CreateUserRequest request);

  GetUserReply getUser(GetUserRequest request);

  ListUserReply listUser(ListUserRequest request);
}
