// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import benchmark.client.Call;
import benchmark.client.ContractCalls;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.thrift.generated.FoundUser;
import benchmark.thrift.generated.Page;
import benchmark.thrift.generated.User;

/** The calls of the user contract on Thrift's structs. Thread-safe. */
public final class ThriftUserCalls implements ContractCalls<UserService> {

  private final ThriftConnections remote;

  /** Calls over these connections. */
  public ThriftUserCalls(ThriftConnections remote) {
    this.remote = remote;
  }

  @Override
  public Contract<UserService> contract() {
    return Contracts.USER;
  }

  @Override
  public Call prepare(Operation<UserService> operation) {
    return switch (operation.name()) {
      case "existUser" ->
          new ThriftCall<String, Boolean>(
              operation,
              String.class::cast,
              email -> remote.call(it -> it.users().existUser(email)),
              operation::accepts,
              Object.class::cast);
      case "createUser" ->
          new ThriftCall<User, Boolean>(
              operation,
              user -> ThriftStructs.of(user, User.class),
              user -> remote.call(it -> it.users().createUser(user)),
              operation::accepts,
              Object.class::cast);
      case "getUser" ->
          new ThriftCall<Long, FoundUser>(
              operation,
              Long.class::cast,
              id -> remote.call(it -> it.users().getUser(id)),
              (n, found) -> found.isSetUser() && found.getUser().getId() == n,
              ThriftStructs::userIn);
      case "listUser" ->
          new ThriftCall<Integer, Page>(
              operation,
              Integer.class::cast,
              pageNo -> remote.call(it -> it.users().listUser(pageNo)),
              (n, page) -> page.getPageNo() == n && page.getResultSize() == PreparedUsers.PAGE_SIZE,
              ThriftStructs::pageOf);
      default -> throw ThriftCall.without(operation.name());
    };
  }

  @Override
  public UserService asService() {
    return new UserService() {

      @Override
      public boolean existUser(String email) {
        return remote.call(it -> it.users().existUser(email));
      }

      @Override
      public boolean createUser(benchmark.contract.User user) {
        return remote.call(it -> it.users().createUser(ThriftStructs.of(user, User.class)));
      }

      @Override
      public benchmark.contract.User getUser(long id) {
        return ThriftStructs.userIn(remote.call(it -> it.users().getUser(id)));
      }

      @Override
      public benchmark.contract.Page<benchmark.contract.User> listUser(int pageNo) {
        return ThriftStructs.pageOf(remote.call(it -> it.users().listUser(pageNo)));
      }
    };
  }
}
