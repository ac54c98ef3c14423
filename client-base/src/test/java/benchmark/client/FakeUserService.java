// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.Page;
import benchmark.contract.PreparedUserService;
import benchmark.contract.User;

/** The contract's implementation, for tests that override one answer with a wrong one. */
class FakeUserService extends PreparedUserService {

  static FakeUserService exists(boolean answer) {
    return new FakeUserService() {
      @Override
      public boolean existUser(String email) {
        return answer;
      }
    };
  }

  static FakeUserService creates(boolean answer) {
    return new FakeUserService() {
      @Override
      public boolean createUser(User user) {
        return answer;
      }
    };
  }

  static FakeUserService gets(User answer) {
    return new FakeUserService() {
      @Override
      public User getUser(long id) {
        return answer;
      }
    };
  }

  static FakeUserService lists(Page<User> answer) {
    return new FakeUserService() {
      @Override
      public Page<User> listUser(int pageNo) {
        return answer;
      }
    };
  }
}
