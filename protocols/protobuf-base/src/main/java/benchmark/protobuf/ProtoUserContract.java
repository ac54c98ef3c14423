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
final class ProtoUserContract {

  static final ProtoContract<UserService, ProtoUserService> CONTRACT =
      new ProtoContract<>(
          Contracts.USER,
          ProtoUserService.class,
          List.of(new ExistUser(), new CreateUser(), new GetUser(), new ListUser()));

  private ProtoUserContract() {}

  private static final class ExistUser
      extends ProtoOperation<ProtoUserService, ExistUserRequest, ExistUserReply> {

    ExistUser() {
      super(
          "existUser",
          ExistUserRequest.getDefaultInstance(),
          ExistUserReply.getDefaultInstance(),
          email -> ProtoMapper.existUserRequest((String) email),
          answer -> ExistUserReply.newBuilder().setExists((Boolean) answer).build(),
          ExistUserRequest::getEmail,
          ExistUserReply::getExists);
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
          CreateUserReply.getDefaultInstance(),
          user -> ProtoMapper.createUserRequest((User) user),
          answer -> CreateUserReply.newBuilder().setCreated((Boolean) answer).build(),
          request -> ProtoMapper.fromMessage(request.getUser()),
          CreateUserReply::getCreated);
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
      super(
          "getUser",
          GetUserRequest.getDefaultInstance(),
          GetUserReply.getDefaultInstance(),
          id -> ProtoMapper.getUserRequest((Long) id),
          user -> ProtoMapper.toReply((User) user),
          GetUserRequest::getId,
          ProtoMapper::fromReply);
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

    @SuppressWarnings("unchecked") // the answers of listUser are pages of users
    ListUser() {
      super(
          "listUser",
          ListUserRequest.getDefaultInstance(),
          ListUserReply.getDefaultInstance(),
          pageNo -> ProtoMapper.listUserRequest((Integer) pageNo),
          page -> ProtoMapper.toReply((Page<User>) page),
          ListUserRequest::getPageNo,
          ProtoMapper::fromReply);
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
