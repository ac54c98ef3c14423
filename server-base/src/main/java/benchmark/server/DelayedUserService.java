// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;

/** Makes every call of a service slower by the same delay. */
final class DelayedUserService implements UserService {

  private final UserService service;
  private final Delay delay;

  DelayedUserService(UserService service, Delay delay) {
    this.service = service;
    this.delay = delay;
  }

  @Override
  public boolean existUser(String email) {
    delay.spin();
    return service.existUser(email);
  }

  @Override
  public boolean createUser(User user) {
    delay.spin();
    return service.createUser(user);
  }

  @Override
  public User getUser(long id) {
    delay.spin();
    return service.getUser(id);
  }

  @Override
  public Page<User> listUser(int pageNo) {
    delay.spin();
    return service.listUser(pageNo);
  }
}
