// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;
import org.springframework.messaging.handler.annotation.MessageMapping;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Controller;
import reactor.core.publisher.Mono;

/** Serves the contract. Thread-safe. */
@Controller
@MessageMapping("users")
public final class RSocketUsers {

  private final UserService users;
  private final Calls calls;

  /** Offers this service, called as the set-up says. */
  public RSocketUsers(UserService users, Calls calls) {
    this.users = users;
    this.calls = calls;
  }

  @MessageMapping("existUser")
  Mono<Boolean> existUser(@Payload(required = false) String email) {
    return calls.of(() -> users.existUser(email));
  }

  @MessageMapping("createUser")
  Mono<Boolean> createUser(@Payload(required = false) User user) {
    return calls.of(() -> users.createUser(user));
  }

  @MessageMapping("getUser")
  Mono<User> getUser(@Payload long id) {
    return calls.of(() -> users.getUser(id));
  }

  @MessageMapping("listUser")
  Mono<Page<User>> listUser(@Payload int pageNo) {
    return calls.of(() -> users.listUser(pageNo));
  }
}
