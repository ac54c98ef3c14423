// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.http;

import benchmark.client.Call;
import benchmark.client.ContractCalls;
import benchmark.client.InterfaceCalls;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;

/**
 * The operations on data for JSON: they send prepared users and look at answers as they come, so
 * that nothing is copied while calls are measured. Thread-safe.
 */
public record JsonUserCalls(JsonUserService remote) implements ContractCalls<UserService> {

  @Override
  public Contract<UserService> contract() {
    return Contracts.USER;
  }

  @Override
  public Call prepare(Operation<UserService> operation) {
    var arguments = new Object[operation.requests()];
    for (int n = 0; n < arguments.length; n++) {
      Object argument = operation.argument(n);
      arguments[n] = argument instanceof User user ? JsonUser.of(user) : argument;
    }
    return InterfaceCalls.of(operation, new AsTheyAre(remote), arguments);
  }

  @Override
  public UserService asService() {
    return new Copying(remote);
  }

  /** Hands on what is prepared and what arrives: users and pages of the types for JSON. */
  private record AsTheyAre(JsonUserService remote) implements UserService {

    @Override
    public boolean existUser(String email) {
      return remote.existUser(email);
    }

    @Override
    public boolean createUser(User user) {
      return remote.createUser((JsonUser) user);
    }

    @Override
    public User getUser(long id) {
      return remote.getUser(id);
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"}) // its elements are users
    public Page<User> listUser(int pageNo) {
      return (Page) remote.listUser(pageNo);
    }
  }

  /** In the contract's own types. */
  private record Copying(JsonUserService remote) implements UserService {

    @Override
    public boolean existUser(String email) {
      return remote.existUser(email);
    }

    @Override
    public boolean createUser(User user) {
      return remote.createUser(JsonUser.of(user));
    }

    @Override
    public User getUser(long id) {
      return JsonUser.toUser(remote.getUser(id));
    }

    @Override
    public Page<User> listUser(int pageNo) {
      return JsonPage.toPage(remote.listUser(pageNo));
    }
  }
}
