// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.http;

import benchmark.contract.Page;
import benchmark.contract.User;
import java.io.Serial;
import java.util.ArrayList;
import java.util.function.Function;

/** A page of users with a type that JSON can name. Not thread-safe. */
public final class JsonPage extends Page<JsonUser> {

  @Serial private static final long serialVersionUID = 1L;

  /** A copy, with the elements copied, too; null of null. */
  static JsonPage of(Page<User> page) {
    return page == null ? null : copy(page, new JsonPage(), JsonUser::of);
  }

  /** A copy in the contract's own type, with the elements copied, too; null of null. */
  static Page<User> toPage(JsonPage page) {
    return page == null ? null : copy(page, new Page<User>(), JsonUser::toUser);
  }

  private static <A, B, P extends Page<B>> P copy(Page<A> from, P to, Function<A, B> element) {
    to.setPageNo(from.getPageNo());
    to.setTotal(from.getTotal());
    if (from.getResult() != null) {
      var result = new ArrayList<B>(from.getResult().size());
      from.getResult().forEach(it -> result.add(element.apply(it)));
      to.setResult(result);
    }
    return to;
  }
}
