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
import com.google.protobuf.Parser;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * The service over bytes, which are converted here: for comparing full answers, never for
 * measuring. Thread-safe.
 */
final class BytesUserClient implements ProtoUserService {

  private final BytesChannel channel;

  BytesUserClient(BytesChannel channel) {
    this.channel = channel;
  }

  @Override
  public ExistUserReply existUser(ExistUserRequest request) {
    return call("existUser", request, ExistUserReply.parser());
  }

  @Override
  public CreateUserReply createUser(CreateUserRequest request) {
    return call("createUser", request, CreateUserReply.parser());
  }

  @Override
  public GetUserReply getUser(GetUserRequest request) {
    return call("getUser", request, GetUserReply.parser());
  }

  @Override
  public ListUserReply listUser(ListUserRequest request) {
    return call("listUser", request, ListUserReply.parser());
  }

  private <R> R call(String operation, Message request, Parser<R> parser) {
    ByteBuf reply = channel.call(OperationNumber.of(operation), request.toByteArray());
    try (var bytes = new ByteBufInputStream(reply, true)) {
      return parser.parseFrom(bytes);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
