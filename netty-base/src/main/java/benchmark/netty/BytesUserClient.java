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

/**
 * The service over bytes, which are converted here: for comparing full answers, never for
 * measuring. Thread-safe.
 */
final class BytesUserClient implements ProtoUserService {

  private final BytesMessages messages;

  BytesUserClient(BytesChannel channel) {
    messages = new BytesMessages(channel);
  }

  @Override
  public ExistUserReply existUser(ExistUserRequest request) {
    return messages.call("existUser", request, ExistUserReply.parser());
  }

  @Override
  public CreateUserReply createUser(CreateUserRequest request) {
    return messages.call("createUser", request, CreateUserReply.parser());
  }

  @Override
  public GetUserReply getUser(GetUserRequest request) {
    return messages.call("getUser", request, GetUserReply.parser());
  }

  @Override
  public ListUserReply listUser(ListUserRequest request) {
    return messages.call("listUser", request, ListUserReply.parser());
  }
}
