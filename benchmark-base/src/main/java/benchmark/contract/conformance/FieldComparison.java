// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.Page;
import benchmark.contract.User;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Shows what became of a value on its way. Expects nothing of what arrived, not even its type. */
final class FieldComparison {

  private FieldComparison() {}

  /** Compares values and the classes of users; which class a list has does not matter here. */
  static CaseResult values(Object sent, Object arrived) {
    if (sent == null) {
      return arrived == null ? CaseResult.SAME : lost("null", arrived);
    }
    if (sent instanceof User user) {
      return arrived instanceof User other ? users(user, other) : lost("a user", arrived);
    }
    if (sent instanceof Page<?> page) {
      return arrived instanceof Page<?> other ? pages(page, other) : lost("a page", arrived);
    }
    return Objects.equals(sent, arrived)
        ? CaseResult.SAME
        : CaseResult.of(Support.LOSSY, "%s arrives as %s", Quote.of(sent), Quote.of(arrived));
  }

  /** As {@link #values}; moreover, the first two users of a page must be one object. */
  static CaseResult sharedUsers(Object sent, Object arrived) {
    CaseResult values = values(sent, arrived);
    if (values.support() != Support.YES) {
      return values;
    }
    List<?> users = ((Page<?>) arrived).getResult();
    return users.get(0) == users.get(1)
        ? CaseResult.of(Support.YES, "arrives as one object")
        : CaseResult.of(Support.LOSSY, "arrives as two equal objects");
  }

  /** A page must hold itself. */
  static CaseResult cycle(Object sent, Object arrived) {
    if (!(arrived instanceof Page<?> page)) {
      return lost("a page", arrived);
    }
    List<?> held = page.getResult();
    if (held == null || held.isEmpty()) {
      return CaseResult.of(Support.LOSSY, "arrives with nothing in it");
    }
    return held.get(0) == page
        ? CaseResult.of(Support.YES, "arrives holding itself")
        : CaseResult.of(Support.LOSSY, "arrives holding something else, a %s", type(held.get(0)));
  }

  /** As {@link #values}; moreover, the permissions must be a list of the same class. */
  static CaseResult collection(Object sent, Object arrived) {
    CaseResult values = values(sent, arrived);
    if (values.support() != Support.YES) {
      return values;
    }
    Class<?> there = ((User) sent).getPermissions().getClass();
    Class<?> here = ((User) arrived).getPermissions().getClass();
    return there == here
        ? CaseResult.of(Support.YES, "arrives as a %s", here.getName())
        : CaseResult.of(Support.LOSSY, "a %s arrives as a %s", there.getName(), here.getName());
  }

  private static CaseResult pages(Page<?> sent, Page<?> arrived) {
    CaseResult result =
        field("pageNo", sent.getPageNo(), arrived.getPageNo())
            .worse(field("total", sent.getTotal(), arrived.getTotal()));
    List<?> there = sent.getResult();
    List<?> here = arrived.getResult();
    if (there == null || here == null || there.size() != here.size()) {
      return result.worse(field("result", there, here));
    }
    for (int i = 0; i < there.size(); i++) {
      result = result.worse(values(there.get(i), here.get(i)));
    }
    return result;
  }

  private static CaseResult users(User sent, User arrived) {
    CaseResult result = CaseResult.SAME;
    Map<String, Object> here = UserFields.of(arrived);
    for (Map.Entry<String, Object> there : UserFields.of(sent).entrySet()) {
      if (here.containsKey(there.getKey())) {
        result = result.worse(field(there.getKey(), there.getValue(), here.get(there.getKey())));
      }
    }
    return sent.getClass() == arrived.getClass()
        ? result
        : result.worse(
            CaseResult.of(Support.LOSSY, "a %s arrives as a %s", type(sent), type(arrived)));
  }

  private static CaseResult field(String name, Object sent, Object arrived) {
    return Objects.equals(sent, arrived)
        ? CaseResult.SAME
        : CaseResult.of(
            Support.LOSSY, "%s: %s arrives as %s", name, Quote.of(sent), Quote.of(arrived));
  }

  private static CaseResult lost(String what, Object arrived) {
    return CaseResult.of(
        Support.NO, "%s arrives as %s", what, arrived == null ? "null" : "a " + type(arrived));
  }

  private static String type(Object value) {
    return value == null ? "null" : value.getClass().getName();
  }
}
