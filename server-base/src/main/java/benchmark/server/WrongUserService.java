// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;

/** Answers with the neighbour of what was asked for, in an otherwise healthy reply. */
final class WrongUserService implements UserService {

  private final UserService service;

  WrongUserService(UserService service) {
    this.service = service;
  }

  @Override
  public boolean existUser(String email) {
    return !service.existUser(email);
  }

  @Override
  public boolean createUser(User user) {
    return !service.createUser(user);
  }

  @Override
  public User getUser(long id) {
    return service.getUser(id + 1);
  }

  @Override
  public Page<User> listUser(int pageNo) {
    return service.listUser(pageNo + 1);
  }
}
