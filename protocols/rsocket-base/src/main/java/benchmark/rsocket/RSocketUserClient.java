// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.contract.Page;
import benchmark.contract.User;
import benchmark.contract.UserService;
import org.springframework.core.ParameterizedTypeReference;

/** The contract over RSocket. Thread-safe. */
public final class RSocketUserClient implements UserService {

  private static final ParameterizedTypeReference<Boolean> BOOLEAN =
      ParameterizedTypeReference.forType(Boolean.class);
  private static final ParameterizedTypeReference<User> USER =
      ParameterizedTypeReference.forType(User.class);
  private static final ParameterizedTypeReference<Page<User>> PAGE =
      new ParameterizedTypeReference<>() {};

  private final RSocketClient client;

  /** Calls by this client. */
  public RSocketUserClient(RSocketClient client) {
    this.client = client;
  }

  @Override
  public boolean existUser(String email) {
    return client.call("users.existUser", email, BOOLEAN);
  }

  @Override
  public boolean createUser(User user) {
    return client.call("users.createUser", user, BOOLEAN);
  }

  @Override
  public User getUser(long id) {
    return client.call("users.getUser", id, USER);
  }

  @Override
  public Page<User> listUser(int pageNo) {
    return client.call("users.listUser", pageNo, PAGE);
  }
}
