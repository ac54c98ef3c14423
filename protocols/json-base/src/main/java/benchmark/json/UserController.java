// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;
import org.springframework.web.bind.annotation.RestController;

/** Serves the contract under the paths of {@link UserHttpService}. Thread-safe. */
@RestController
public final class UserController implements UserHttpService {

  private final UserService users;

  /** Offers this service. */
  public UserController(UserService users) {
    this.users = users;
  }

  @Override
  public boolean existUser(String email) {
    return users.existUser(email);
  }

  @Override
  public boolean createUser(User user) {
    return users.createUser(user);
  }

  @Override
  public User getUser(long id) {
    return users.getUser(id);
  }

  @Override
  public Page<User> listUser(int pageNo) {
    return users.listUser(pageNo);
  }
}
