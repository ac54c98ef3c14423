// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Operation;
import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import com.google.protobuf.Message;

/** The messages of every call, for those who look at messages without calling anybody. */
public final class SampleMessages {

  private SampleMessages() {}

  /** The message that carries the argument of request n. */
  public static Message request(Operation operation, int n) {
    Object argument = operation.argument(n);
    return switch (operation) {
      case EXIST_USER -> ProtoMapper.existUserRequest((String) argument);
      case CREATE_USER -> ProtoMapper.createUserRequest((User) argument);
      case GET_USER -> ProtoMapper.getUserRequest((Long) argument);
      case LIST_USER -> ProtoMapper.listUserRequest((Integer) argument);
    };
  }

  /** The message that carries the right answer to request n. */
  @SuppressWarnings("unchecked") // the answers of listUser are pages of users
  public static Message reply(Operation operation, int n) {
    Object answer = operation.answer(n);
    return switch (operation) {
      case EXIST_USER -> ExistUserReply.newBuilder().setExists((Boolean) answer).build();
      case CREATE_USER -> CreateUserReply.newBuilder().setCreated((Boolean) answer).build();
      case GET_USER -> ProtoMapper.toReply((User) answer);
      case LIST_USER -> ProtoMapper.toReply((Page<User>) answer);
    };
  }

  /** The contract's object in a message: an argument or an answer. */
  public static Object content(Object message) {
    if (message instanceof ExistUserRequest request) {
      return request.getEmail();
    } else if (message instanceof CreateUserRequest request) {
      return ProtoMapper.fromMessage(request.getUser());
    } else if (message instanceof GetUserRequest request) {
      return request.getId();
    } else if (message instanceof ListUserRequest request) {
      return request.getPageNo();
    } else if (message instanceof ExistUserReply reply) {
      return reply.getExists();
    } else if (message instanceof CreateUserReply reply) {
      return reply.getCreated();
    } else if (message instanceof GetUserReply reply) {
      return ProtoMapper.fromReply(reply);
    } else {
      return ProtoMapper.fromReply((ListUserReply) message);
    }
  }
}
