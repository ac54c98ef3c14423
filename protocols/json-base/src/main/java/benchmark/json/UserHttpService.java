// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.service.annotation.PostExchange;

/** The contract as an HTTP interface of Spring's. */
@HttpExchange("/users")
public interface UserHttpService extends UserService {

  @Override
  @GetExchange("/exists")
  boolean existUser(@RequestParam("email") String email);

  @Override
  @PostExchange("/create")
  boolean createUser(@RequestBody User user);

  @Override
  @GetExchange("/{id}")
  User getUser(@PathVariable("id") long id);

  @Override
  @GetExchange("/list")
  Page<User> listUser(@RequestParam("pageNo") int pageNo);
}
