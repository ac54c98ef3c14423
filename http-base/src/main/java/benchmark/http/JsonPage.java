// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.http;

import benchmark.contract.Page;
import benchmark.contract.User;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;

/** A page of users with a type that JSON can name. Not thread-safe. */
public final class JsonPage extends Page<JsonUser> {

  @Serial private static final long serialVersionUID = 1L;

  /** A copy, with the elements copied, too; null of null. */
  static JsonPage of(Page<User> page) {
    if (page == null) {
      return null;
    }
    var copy = new JsonPage();
    copy.setPageNo(page.getPageNo());
    copy.setTotal(page.getTotal());
    List<User> users = page.getResult();
    if (users != null) {
      var result = new ArrayList<JsonUser>(users.size());
      users.forEach(user -> result.add(JsonUser.of(user)));
      copy.setResult(result);
    }
    return copy;
  }

  /** A copy in the contract's own type, with the elements copied, too; null of null. */
  static Page<User> toPage(JsonPage page) {
    if (page == null) {
      return null;
    }
    var copy = new Page<User>();
    copy.setPageNo(page.getPageNo());
    copy.setTotal(page.getTotal());
    List<JsonUser> users = page.getResult();
    if (users != null) {
      var result = new ArrayList<User>(users.size());
      users.forEach(user -> result.add(JsonUser.toUser(user)));
      copy.setResult(result);
    }
    return copy;
  }
}
