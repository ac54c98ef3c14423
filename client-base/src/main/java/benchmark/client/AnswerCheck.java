// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import java.util.Objects;

/** Compares full answers with the expected ones, once before anything is measured. */
final class AnswerCheck {

  private final UserService service;

  AnswerCheck(UserService service) {
    this.service = service;
  }

  /**
   * Makes every kind of call and compares each answer field by field.
   *
   * @throws WrongAnswerException at the first answer that differs
   */
  void run() {
    for (long id : new long[] {0, 1, 17, PreparedUsers.TOTAL - 1}) {
      String known = PreparedUsers.email(id);
      expect("existUser", known, true, service.existUser(known));
      String unknown = PreparedUsers.email(PreparedUsers.TOTAL + id);
      expect("existUser", unknown, false, service.existUser(unknown));
      var user = PreparedUsers.user(id);
      expect("createUser", user, true, service.createUser(user));
      expect("getUser", id, user, service.getUser(id));
    }
    for (int pageNo : new int[] {0, 1, PreparedUsers.FULL_PAGES - 1}) {
      expect("listUser", pageNo, PreparedUsers.page(pageNo), service.listUser(pageNo));
    }
  }

  private static void expect(String operation, Object argument, Object expected, Object actual) {
    if (!Objects.equals(expected, actual)) {
      throw WrongAnswerException.of(operation, argument, expected, actual);
    }
  }
}
