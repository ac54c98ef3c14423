// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.Page;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserService;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * One hash over every answer of every operation: SHA-256 over a text that has one line for each
 * call, with every field of every user in it. Rows with the same hash have done the same work.
 */
public final class AnswersHash {

  private final MessageDigest digest;
  private String firstDifference = "";

  private AnswersHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException everyJdkHasIt) {
      throw new IllegalStateException(everyJdkHasIt);
    }
  }

  /**
   * The hash of what a service answers.
   *
   * @param hex the hash in hexadecimal
   * @param firstDifference the first answer that is not the contract's, in words; empty if there is
   *     none
   */
  public record Result(String hex, String firstDifference) {}

  /** The hash that every row must have: that of the contract's own implementation. */
  public static String expected() {
    return of(new PreparedUserService()).hex();
  }

  /** Makes every call there is: all ids, known or not, and all pages. Ends at the first failure. */
  public static Result of(UserService service) {
    var hash = new AnswersHash();
    hash.callAll(service);
    return new Result(HexFormat.of().formatHex(hash.digest.digest()), hash.firstDifference);
  }

  private void callAll(UserService service) {
    for (long id = 0; id < PreparedUsers.TOTAL; id++) {
      String known = PreparedUsers.email(id);
      String unknown = PreparedUsers.email(PreparedUsers.TOTAL + id);
      User user = PreparedUsers.user(id);
      add("existUser", known, true, () -> service.existUser(known));
      add("existUser", unknown, false, () -> service.existUser(unknown));
      add("createUser", id, true, () -> service.createUser(user));
      add("getUser", id, user, () -> service.getUser(user.getId()));
    }
    for (int pageNo = 0; pageNo <= PreparedUsers.FULL_PAGES; pageNo++) {
      int number = pageNo;
      add("listUser", pageNo, PreparedUsers.page(pageNo), () -> service.listUser(number));
    }
  }

  private void add(String operation, Object argument, Object expected, Supplier<?> call) {
    Object answer = call.get();
    if (firstDifference.isEmpty() && !Objects.equals(expected, answer)) {
      firstDifference =
          "%s(%s) answers %s, expected %s"
              .formatted(operation, argument, shown(answer), shown(expected));
    }
    String line = operation + ' ' + argument + ' ' + text(answer) + '\n';
    digest.update(line.getBytes(StandardCharsets.UTF_8));
  }

  private static String shown(Object answer) {
    if (answer instanceof User user) {
      return "user %d %s".formatted(user.getId(), Quote.of(user.getName()));
    }
    if (answer instanceof Page<?> page) {
      List<?> users = page.getResult();
      return "page %d of %s users".formatted(page.getPageNo(), users == null ? "no" : users.size());
    }
    return Quote.of(answer);
  }

  /**
   * The canonical text: every value with its length in front, so that no two texts can be alike.
   */
  static String text(Object value) {
    if (value instanceof User user) {
      var text = new StringBuilder("user");
      UserFields.of(user)
          .forEach((name, field) -> text.append(' ').append(name).append(text(field)));
      return text.toString();
    }
    if (value instanceof Page<?> page) {
      return "page " + page.getPageNo() + " of " + page.getTotal() + text(page.getResult());
    }
    if (value instanceof List<?> list) {
      var text = new StringBuilder("[" + list.size() + "]");
      list.forEach(element -> text.append(text(element)));
      return text.toString();
    }
    if (value == null) {
      return "=null";
    }
    String plain = value.toString();
    return "=" + plain.length() + ":" + plain;
  }
}
