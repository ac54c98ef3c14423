// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.serialization.avro;

import benchmark.avro.Page;
import benchmark.avro.User;
import benchmark.client.Call;
import benchmark.client.ContractCalls;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;

/** The calls of the user contract on Avro's records. Thread-safe. */
public final class AvroUserCalls implements ContractCalls<UserService> {

  private final AvroUserService remote;

  /** Calls this service. */
  public AvroUserCalls(AvroUserService remote) {
    this.remote = remote;
  }

  @Override
  public Contract<UserService> contract() {
    return Contracts.USER;
  }

  @Override
  public Call prepare(Operation<UserService> operation) {
    return switch (operation.name()) {
      case "existUser" -> new AvroCall(operation, email -> remote.existUser((String) email));
      case "createUser" -> new AvroCall(operation, user -> remote.createUser((User) user));
      case "getUser" ->
          new AvroCall(
              operation,
              id -> remote.getUser((Long) id),
              (n, user) -> user != null && ((User) user).getId() == n);
      case "listUser" ->
          new AvroCall(
              operation, pageNo -> remote.listUser((Integer) pageNo), AvroUserCalls::isPage);
      default -> throw AvroCall.without(operation.name());
    };
  }

  private static boolean isPage(int n, Object answer) {
    return answer instanceof Page page
        && page.getPageNo() == n
        && page.getResult() != null
        && page.getResult().size() == PreparedUsers.PAGE_SIZE;
  }

  @Override
  public UserService asService() {
    return new UserService() {

      @Override
      public boolean existUser(String email) {
        return remote.existUser(email);
      }

      @Override
      public boolean createUser(benchmark.contract.User user) {
        return remote.createUser(AvroRecords.of(user));
      }

      @Override
      public benchmark.contract.User getUser(long id) {
        return AvroRecords.content(remote.getUser(id));
      }

      @Override
      public benchmark.contract.Page<benchmark.contract.User> listUser(int pageNo) {
        return AvroRecords.content(remote.listUser(pageNo));
      }
    };
  }
}
