// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static benchmark.contract.conformance.ConformanceCase.answer;
import static benchmark.contract.conformance.ConformanceCase.page;
import static benchmark.contract.conformance.ConformanceCase.user;

import benchmark.contract.Page;
import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.UserLockedException;
import benchmark.contract.UserWithLevel;
import evil.pkg.GadgetInAnswer;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All cases of the user contract, in the order of their numbers: see {@link UserConformance}. */
final class UserCases {

  /** How long the large lists are. */
  static final int LARGE = 10_000;

  private static final int MEBI = 1 << 20;

  private static final List<ConformanceCase> SINGLE_VALUES =
      List.of(
          user("all fields null", Capability.NULLS, User::new),
          page("page with a null list", Capability.NULLS, () -> pageOf(null)),
          answer("null as the answer", Capability.NULLS, () -> null),
          user("empty list of numbers", Capability.EMPTY, permissions(List.of())),
          user("empty string", Capability.EMPTY, text("")),
          page("empty page", Capability.EMPTY, () -> pageOf(new ArrayList<>())),
          page("page of 10,000 users", Capability.LARGE, UserCases::largePage),
          user(
              "list of 10,000 numbers",
              Capability.LARGE,
              permissions(IntStream.range(0, LARGE).map(i -> i * 214_748).boxed().toList())),
          user("min int", Capability.NUMBERS, ints(Integer.MIN_VALUE)),
          user("max int", Capability.NUMBERS, ints(Integer.MAX_VALUE)),
          user("minus one", Capability.NUMBERS, ints(-1)),
          user("min long", Capability.NUMBERS, with(u -> u.setId(Long.MIN_VALUE))),
          user("max long", Capability.NUMBERS, with(u -> u.setId(Long.MAX_VALUE))),
          user("first date", Capability.DATES, with(u -> u.setBirthday(LocalDate.MIN))),
          user("last date", Capability.DATES, with(u -> u.setBirthday(LocalDate.MAX))),
          user(
              "a date before 1970",
              Capability.DATES,
              with(u -> u.setBirthday(LocalDate.EPOCH.minusDays(1)))),
          user("first date and time", Capability.DATES, times(LocalDateTime.MIN)),
          user("last date and time", Capability.DATES, times(LocalDateTime.MAX)),
          user(
              "nanoseconds",
              Capability.DATES,
              times(LocalDateTime.of(2026, 2, 28, 23, 59, 59, 123_456_789))),
          user("Chinese", Capability.CHINESE, text("北京市海淀区中关村大街１号，龘靐齉")),
          user("Chinese beyond 16 bits", Capability.CHINESE, text("𠮷野家と𪚥")),
          user("emoji", Capability.EMOJI, text("😀🀄")),
          user("joined emoji", Capability.EMOJI, text("👩‍👩‍👧‍👦🇨🇳👍🏽")),
          user("unpaired high surrogate", Capability.SURROGATES, text("a\uD83Db")),
          user("unpaired low surrogate", Capability.SURROGATES, text("a\uDE00b")),
          user("unpaired surrogate at the end", Capability.SURROGATES, text("ab\uD83D")),
          user("1 MiB of ASCII", Capability.LONG_STRING, text(ascii())),
          page("one user twice", Capability.SHARED, UserCases::sameUserTwice)
              .judgedBy(FieldComparison::sharedUsers),
          page("page that contains itself", Capability.CYCLE, UserCases::pageInItself)
              .judgedBy(FieldComparison::cycle),
          user(
                  "linked list",
                  Capability.COLLECTION,
                  with(u -> u.setPermissions(new LinkedList<>(List.of(1, 2, 3)))))
              .judgedBy(FieldComparison::collection),
          user("subclass of the argument", Capability.SUBCLASS, UserCases::userWithLevel),
          page(
              "subclass in a list",
              Capability.SUBCLASS,
              () -> pageOf(new ArrayList<>(List.of(userWithLevel())))),
          answer("sent by the server", Capability.GADGET, () -> filled(new GadgetInAnswer())),
          answer(
              "exception of the JDK",
              Capability.EXCEPTION,
              () -> {
                throw new IllegalStateException("user 7 is locked 已锁定");
              }),
          answer(
              "exception of the contract",
              Capability.EXCEPTION,
              () -> {
                throw new UserLockedException("user 8 is locked 已锁定");
              }));

  /** All cases; case n is element n - 1. */
  static final List<ConformanceCase> ALL =
      Stream.concat(SINGLE_VALUES.stream(), ChunkBorders.CASES.stream()).toList();

  private UserCases() {}

  /**
   * The user that case n sends to the server: under the id {@code -n} unless its id is the case.
   */
  static User request(int number) {
    var user = (User) ALL.get(number - 1).value().get();
    if (user.getId() == 0) {
      user.setId(-number);
    }
    return user;
  }

  /** Gives a user of any class the values of an everyday one, and the id 0. */
  static <T extends User> T filled(T user) {
    PreparedUsers.copy(PreparedUsers.user(7), user);
    user.setId(0);
    return user;
  }

  private static Supplier<User> with(Consumer<User> change) {
    return () -> {
      User user = filled(new User());
      change.accept(user);
      return user;
    };
  }

  private static Supplier<User> text(String text) {
    return with(
        user -> {
          user.setName(text);
          user.setAddress(text);
        });
  }

  private static Supplier<User> ints(int value) {
    return with(
        user -> {
          user.setSex(value);
          user.setStatus(value);
          user.setPermissions(new ArrayList<>(List.of(value, 0, value)));
        });
  }

  private static Supplier<User> times(LocalDateTime time) {
    return with(
        user -> {
          user.setCreateTime(time);
          user.setUpdateTime(time);
        });
  }

  private static Supplier<User> permissions(List<Integer> values) {
    return with(user -> user.setPermissions(new ArrayList<>(values)));
  }

  private static UserWithLevel userWithLevel() {
    var user = filled(new UserWithLevel());
    user.setLevel(3);
    return user;
  }

  private static Page<User> largePage() {
    var users = new ArrayList<User>(LARGE);
    for (int i = 0; i < LARGE; i++) {
      users.add(PreparedUsers.user(i));
    }
    return pageOf(users);
  }

  private static Page<User> sameUserTwice() {
    User user = PreparedUsers.user(7);
    return pageOf(new ArrayList<>(List.of(user, user)));
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // no type of the contract's can hold itself
  private static Page<User> pageInItself() {
    Page page = pageOf(new ArrayList<>());
    page.getResult().add(page);
    return page;
  }

  private static <T> Page<T> pageOf(List<T> elements) {
    var page = new Page<T>();
    page.setPageNo(3);
    page.setTotal(PreparedUsers.TOTAL);
    page.setResult(elements);
    return page;
  }

  private static String ascii() {
    var text = new StringBuilder(MEBI);
    for (int i = 0; text.length() < MEBI; i++) {
      text.append(Integer.toHexString(i * 0x9E3779B1));
    }
    text.setLength(MEBI);
    return text.toString();
  }
}
