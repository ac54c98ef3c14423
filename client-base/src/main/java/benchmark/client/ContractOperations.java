// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;

/** The operations on the contract's own types, for every protocol that can carry them. */
public final class ContractOperations implements UserOperations {

  private final UserService service;
  private final String[] emails = new String[REQUESTS];
  private final User[] users = new User[REQUESTS];

  public ContractOperations(UserService service) {
    this.service = service;
    for (int n = 0; n < REQUESTS; n++) {
      emails[n] = PreparedUsers.email(isKnown(n) ? n : PreparedUsers.TOTAL + n);
      users[n] = PreparedUsers.user(n);
    }
  }

  @Override
  public boolean existUser(int n) {
    boolean exists = service.existUser(emails[n]);
    if (exists != isKnown(n)) {
      throw WrongAnswerException.of("existUser", emails[n], isKnown(n), exists);
    }
    return exists;
  }

  @Override
  public boolean createUser(int n) {
    boolean created = service.createUser(users[n]);
    if (!created) {
      throw WrongAnswerException.of("createUser", "user " + n, true, false);
    }
    return true;
  }

  @Override
  public User getUser(int n) {
    User user = service.getUser(n);
    if (user == null || user.getId() != n) {
      throw WrongAnswerException.of("getUser", n, users[n], user);
    }
    return user;
  }

  @Override
  public Page<User> listUser(int n) {
    int pageNo = n % PreparedUsers.FULL_PAGES;
    Page<User> page = service.listUser(pageNo);
    if (page == null
        || page.getPageNo() != pageNo
        || page.getResult() == null
        || page.getResult().size() != PreparedUsers.PAGE_SIZE) {
      throw WrongAnswerException.of("listUser", pageNo, PreparedUsers.page(pageNo), page);
    }
    return page;
  }

  @Override
  public UserService asUserService() {
    return service;
  }

  private static boolean isKnown(int n) {
    return n % 2 == 0;
  }
}
