// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;

/**
 * Every user and page of the contract, each a function of its id or number: no clock, no random
 * numbers. Two processes that call these methods get equal objects, which is how a client knows the
 * answer that its server must give.
 *
 * <p>Strings differ from user to user, so that a codec that writes a repeated string once gains
 * only what it would gain on real data. Each call returns fresh objects; all methods are
 * thread-safe.
 */
public final class PreparedUsers {

  /** How many users there are: ids 0 to 999. */
  public static final int TOTAL = 1000;

  /** How many users a full page holds. */
  public static final int PAGE_SIZE = 15;

  /** How many pages are full: pages 0 to 65. Page 66 holds the remaining ten users. */
  public static final int FULL_PAGES = TOTAL / PAGE_SIZE;

  private static final int PERMISSIONS = 15;
  private static final LocalDate FIRST_BIRTHDAY = LocalDate.of(1968, 12, 8);
  private static final LocalDateTime FIRST_CREATION = LocalDateTime.of(2018, 1, 1, 8, 30, 15);

  private static final String[] SURNAMES = {"王", "李", "张", "刘", "陈", "杨", "赵", "黄", "周", "吴"};
  private static final String[] CITIES = {"北京市", "上海市", "杭州市", "深圳市", "成都市", "西安市", "南京市"};
  private static final String[] STREETS = {"中关村大街", "人民路", "文三西路", "深南大道", "天府大道", "解放路"};

  private PreparedUsers() {}

  /**
   * Returns the e-mail address of the user with this id. Addresses of ids from {@link #TOTAL} on
   * are well-formed but known to nobody.
   */
  public static String email(long id) {
    return "user" + id + ".name" + (id * 7 % 1000) + "@mail" + (id % 13) + ".example.com";
  }

  /** Returns the user with this id, from 0 to {@link #TOTAL} - 1. */
  public static User user(long id) {
    int n = (int) id;
    var user = new User();
    user.setId(id);
    user.setName(SURNAMES[n % SURNAMES.length] + "用户" + n);
    user.setSex(n % 2);
    user.setBirthday(FIRST_BIRTHDAY.plusDays(n * 11L));
    user.setEmail(email(id));
    user.setMobile(String.valueOf(13_612_345_678L + id * 1_009));
    user.setAddress(
        CITIES[n % CITIES.length]
            + STREETS[n % STREETS.length]
            + (n * 3 + 1)
            + "号"
            + (n % 28 + 1)
            + "层"
            + (n % 40 + 101)
            + "室");
    user.setIcon(
        "https://img"
            + (n % 4)
            + ".example.com/icon/"
            + Long.toHexString(id * 2_654_435_761L)
            + ".png");
    user.setPermissions(permissions(n));
    user.setStatus(n % 5);
    user.setCreateTime(FIRST_CREATION.plusMinutes(n * 37L).plusNanos(n * 1_000_000L));
    user.setUpdateTime(FIRST_CREATION.plusMinutes(n * 37L).plusDays(n % 365).plusSeconds(n));
    return user;
  }

  /** Gives a user of any class the values of another one. */
  public static <T extends User> T copy(User from, T to) {
    to.setId(from.getId());
    to.setName(from.getName());
    to.setSex(from.getSex());
    to.setBirthday(from.getBirthday());
    to.setEmail(from.getEmail());
    to.setMobile(from.getMobile());
    to.setAddress(from.getAddress());
    to.setIcon(from.getIcon());
    to.setPermissions(from.getPermissions());
    to.setStatus(from.getStatus());
    to.setCreateTime(from.getCreateTime());
    to.setUpdateTime(from.getUpdateTime());
    return to;
  }

  /** Returns one page of users; see {@link UserService#listUser(int)}. */
  public static Page<User> page(int pageNo) {
    var users = new ArrayList<User>(PAGE_SIZE);
    for (long id = (long) pageNo * PAGE_SIZE;
        id >= 0 && id < TOTAL && users.size() < PAGE_SIZE;
        id++) {
      users.add(user(id));
    }
    var page = new Page<User>();
    page.setPageNo(pageNo);
    page.setTotal(TOTAL);
    page.setResult(users);
    return page;
  }

  private static List<Integer> permissions(int n) {
    var permissions = new ArrayList<Integer>(PERMISSIONS);
    for (int i = 0; i < PERMISSIONS; i++) {
      permissions.add(n * PERMISSIONS + i * (i + 1));
    }
    return permissions;
  }
}
