// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.Page;
import benchmark.contract.User;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Tells what became of a value on its way. Expects nothing of what arrived, not even its type. */
final class FieldComparison {

  private FieldComparison() {}

  /** Compares values and the classes of users; which class a list has does not matter here. */
  static Verdict values(Object sent, Object arrived) {
    if (sent == null) {
      return arrived == null ? Verdict.SAME : lost("null", arrived);
    }
    if (sent instanceof User user) {
      return arrived instanceof User other ? users(user, other) : lost("a user", arrived);
    }
    if (sent instanceof Page<?> page) {
      return arrived instanceof Page<?> other ? pages(page, other) : lost("a page", arrived);
    }
    return Objects.equals(sent, arrived)
        ? Verdict.SAME
        : Verdict.of(Outcome.LOSSY, "%s arrives as %s", Quote.of(sent), Quote.of(arrived));
  }

  /** As {@link #values}; moreover, the first two users of a page must be one object. */
  static Verdict sharedUsers(Object sent, Object arrived) {
    Verdict values = values(sent, arrived);
    if (values.outcome() != Outcome.YES) {
      return values;
    }
    List<?> users = ((Page<?>) arrived).getResult();
    return users.get(0) == users.get(1)
        ? Verdict.of(Outcome.YES, "arrives as one object")
        : Verdict.of(Outcome.LOSSY, "arrives as two equal objects");
  }

  /** A page must hold itself. */
  static Verdict cycle(Object sent, Object arrived) {
    if (!(arrived instanceof Page<?> page)) {
      return lost("a page", arrived);
    }
    List<?> held = page.getResult();
    if (held == null || held.isEmpty()) {
      return Verdict.of(Outcome.LOSSY, "arrives with nothing in it");
    }
    return held.get(0) == page
        ? Verdict.of(Outcome.YES, "arrives holding itself")
        : Verdict.of(Outcome.LOSSY, "arrives holding something else, a %s", type(held.get(0)));
  }

  /** As {@link #values}; moreover, the permissions must be a list of the same class. */
  static Verdict collection(Object sent, Object arrived) {
    Verdict values = values(sent, arrived);
    if (values.outcome() != Outcome.YES) {
      return values;
    }
    Class<?> there = ((User) sent).getPermissions().getClass();
    Class<?> here = ((User) arrived).getPermissions().getClass();
    return there == here
        ? Verdict.of(Outcome.YES, "arrives as a %s", here.getName())
        : Verdict.of(Outcome.LOSSY, "a %s arrives as a %s", there.getName(), here.getName());
  }

  private static Verdict pages(Page<?> sent, Page<?> arrived) {
    Verdict verdict =
        field("pageNo", sent.getPageNo(), arrived.getPageNo())
            .worse(field("total", sent.getTotal(), arrived.getTotal()));
    List<?> there = sent.getResult();
    List<?> here = arrived.getResult();
    if (there == null || here == null || there.size() != here.size()) {
      return verdict.worse(field("result", there, here));
    }
    for (int i = 0; i < there.size(); i++) {
      verdict = verdict.worse(values(there.get(i), here.get(i)));
    }
    return verdict;
  }

  private static Verdict users(User sent, User arrived) {
    Verdict verdict = Verdict.SAME;
    Map<String, Object> here = UserFields.of(arrived);
    for (Map.Entry<String, Object> there : UserFields.of(sent).entrySet()) {
      if (here.containsKey(there.getKey())) {
        verdict = verdict.worse(field(there.getKey(), there.getValue(), here.get(there.getKey())));
      }
    }
    return sent.getClass() == arrived.getClass()
        ? verdict
        : verdict.worse(
            Verdict.of(Outcome.LOSSY, "a %s arrives as a %s", type(sent), type(arrived)));
  }

  private static Verdict field(String name, Object sent, Object arrived) {
    return Objects.equals(sent, arrived)
        ? Verdict.SAME
        : Verdict.of(
            Outcome.LOSSY, "%s: %s arrives as %s", name, Quote.of(sent), Quote.of(arrived));
  }

  private static Verdict lost(String what, Object arrived) {
    return Verdict.of(
        Outcome.NO, "%s arrives as %s", what, arrived == null ? "null" : "a " + type(arrived));
  }

  private static String type(Object value) {
    return value == null ? "null" : value.getClass().getName();
  }
}
