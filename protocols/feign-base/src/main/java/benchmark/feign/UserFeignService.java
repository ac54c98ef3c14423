// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.feign;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;
import feign.Headers;
import feign.Param;
import feign.RequestLine;

/** The contract as an interface of Feign's, with the paths of Spring's. */
public interface UserFeignService extends UserService {

  @Override
  @RequestLine("GET /users/exists?email={email}")
  boolean existUser(@Param("email") String email);

  @Override
  @RequestLine("POST /users/create")
  @Headers("Content-Type: application/json")
  boolean createUser(User user);

  @Override
  @RequestLine("GET /users/{id}")
  User getUser(@Param("id") long id);

  @Override
  @RequestLine("GET /users/list?pageNo={pageNo}")
  Page<User> listUser(@Param("pageNo") int pageNo);
}
