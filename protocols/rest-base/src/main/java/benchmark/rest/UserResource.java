// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rest;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

/**
 * Serves the contract under the paths of {@link benchmark.json.UserHttpService}, which Dubbo 3.3.6
 * cannot use itself: it reads the content type that {@code @HttpExchange} leaves empty as a
 * restriction that nothing fulfils. Thread-safe.
 */
@RequestMapping("/users")
public final class UserResource implements UserService {

  private final UserService users;

  /** Offers this service. */
  public UserResource(UserService users) {
    this.users = users;
  }

  @Override
  @GetMapping("/exists")
  public boolean existUser(@RequestParam("email") String email) {
    return users.existUser(email);
  }

  @Override
  @PostMapping("/create")
  public boolean createUser(@RequestBody User user) {
    return users.createUser(user);
  }

  @Override
  @GetMapping("/{id}")
  public User getUser(@PathVariable("id") long id) {
    return users.getUser(id);
  }

  @Override
  @GetMapping("/list")
  public Page<User> listUser(@RequestParam("pageNo") int pageNo) {
    return users.listUser(pageNo);
  }
}
