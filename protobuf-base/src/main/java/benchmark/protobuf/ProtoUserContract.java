// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import java.util.List;

/** {@link UserService} in protobuf's terms. */
final class ProtoUserContract extends ProtoContract<UserService, ProtoUserService> {

  private final List<ProtoOperation<ProtoUserService, ?, ?>> operations =
      List.of(new ExistUser(), new CreateUser(), new GetUser(), new ListUser());

  ProtoUserContract() {
    super(Contracts.USER, ProtoUserService.class);
  }

  @Override
  List<ProtoOperation<ProtoUserService, ?, ?>> operations() {
    return operations;
  }

  @Override
  UserService converting(ProtoUserService remote) {
    return new ConvertingUserService(remote);
  }

  private static final class ExistUser
      extends ProtoOperation<ProtoUserService, ExistUserRequest, ExistUserReply> {

    ExistUser() {
      super(
          "existUser", ExistUserRequest.getDefaultInstance(), ExistUserReply.getDefaultInstance());
    }

    @Override
    ExistUserRequest request(Object argument) {
      return ProtoMapper.existUserRequest((String) argument);
    }

    @Override
    ExistUserReply reply(Object answer) {
      return ExistUserReply.newBuilder().setExists((Boolean) answer).build();
    }

    @Override
    Object argument(ExistUserRequest request) {
      return request.getEmail();
    }

    @Override
    Object answer(ExistUserReply reply) {
      return reply.getExists();
    }

    @Override
    ExistUserReply call(ProtoUserService remote, ExistUserRequest request) {
      return remote.existUser(request);
    }

    @Override
    boolean accepts(Operation<?> operation, int n, ExistUserReply reply) {
      return reply.getExists() == (n % 2 == 0);
    }
  }

  private static final class CreateUser
      extends ProtoOperation<ProtoUserService, CreateUserRequest, CreateUserReply> {

    CreateUser() {
      super(
          "createUser",
          CreateUserRequest.getDefaultInstance(),
          CreateUserReply.getDefaultInstance());
    }

    @Override
    CreateUserRequest request(Object argument) {
      return ProtoMapper.createUserRequest((User) argument);
    }

    @Override
    CreateUserReply reply(Object answer) {
      return CreateUserReply.newBuilder().setCreated((Boolean) answer).build();
    }

    @Override
    Object argument(CreateUserRequest request) {
      return ProtoMapper.fromMessage(request.getUser());
    }

    @Override
    Object answer(CreateUserReply reply) {
      return reply.getCreated();
    }

    @Override
    CreateUserReply call(ProtoUserService remote, CreateUserRequest request) {
      return remote.createUser(request);
    }

    @Override
    boolean accepts(Operation<?> operation, int n, CreateUserReply reply) {
      return reply.getCreated();
    }
  }

  private static final class GetUser
      extends ProtoOperation<ProtoUserService, GetUserRequest, GetUserReply> {

    GetUser() {
      super("getUser", GetUserRequest.getDefaultInstance(), GetUserReply.getDefaultInstance());
    }

    @Override
    GetUserRequest request(Object argument) {
      return ProtoMapper.getUserRequest((Long) argument);
    }

    @Override
    GetUserReply reply(Object answer) {
      return ProtoMapper.toReply((User) answer);
    }

    @Override
    Object argument(GetUserRequest request) {
      return request.getId();
    }

    @Override
    Object answer(GetUserReply reply) {
      return ProtoMapper.fromReply(reply);
    }

    @Override
    GetUserReply call(ProtoUserService remote, GetUserRequest request) {
      return remote.getUser(request);
    }

    @Override
    boolean accepts(Operation<?> operation, int n, GetUserReply reply) {
      return reply.hasUser() && reply.getUser().getId() == n;
    }
  }

  private static final class ListUser
      extends ProtoOperation<ProtoUserService, ListUserRequest, ListUserReply> {

    ListUser() {
      super("listUser", ListUserRequest.getDefaultInstance(), ListUserReply.getDefaultInstance());
    }

    @Override
    ListUserRequest request(Object argument) {
      return ProtoMapper.listUserRequest((Integer) argument);
    }

    @Override
    @SuppressWarnings("unchecked") // the answers of listUser are pages of users
    ListUserReply reply(Object answer) {
      return ProtoMapper.toReply((Page<User>) answer);
    }

    @Override
    Object argument(ListUserRequest request) {
      return request.getPageNo();
    }

    @Override
    Object answer(ListUserReply reply) {
      return ProtoMapper.fromReply(reply);
    }

    @Override
    ListUserReply call(ProtoUserService remote, ListUserRequest request) {
      return remote.listUser(request);
    }

    @Override
    boolean accepts(Operation<?> operation, int n, ListUserReply reply) {
      return reply.getPageNo() == n && reply.getResultCount() == PreparedUsers.PAGE_SIZE;
    }
  }
}
