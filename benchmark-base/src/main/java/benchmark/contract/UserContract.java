// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@link UserService}: short and long messages in both directions, as a business system has. */
public final class UserContract extends Contract<UserService> {

  private final List<Operation<UserService>> operations =
      List.of(new ExistUser(), new CreateUser(), new GetUser(), new ListUser());

  UserContract() {
    super("user", "Client", UserService.class);
  }

  @Override
  public List<Operation<UserService>> operations() {
    return operations;
  }

  @Override
  public UserService prepared() {
    return new PreparedUserService();
  }

  @Override
  public List<Class<?>> dataClasses() {
    return List.of(User.class, Page.class);
  }

  @Override
  public List<Class<?>> jdkClasses() {
    return List.of(LocalDate.class, LocalDateTime.class);
  }

  /** All ids, known or not, and all pages. */
  @Override
  public List<ExpectedCall<UserService>> everyCall() {
    var calls = new ArrayList<ExpectedCall<UserService>>();
    for (int n = 0; n < PreparedUsers.TOTAL; n++) {
      long id = n;
      String known = PreparedUsers.email(id);
      String unknown = PreparedUsers.email(PreparedUsers.TOTAL + id);
      User user = PreparedUsers.user(id);
      calls.add(new ExpectedCall<>("existUser", known, true, it -> it.existUser(known)));
      calls.add(new ExpectedCall<>("existUser", unknown, false, it -> it.existUser(unknown)));
      calls.add(new ExpectedCall<>("createUser", id, true, it -> it.createUser(user)));
      calls.add(new ExpectedCall<>("getUser", id, user, it -> it.getUser(id)));
    }
    for (int n = 0; n <= PreparedUsers.FULL_PAGES; n++) {
      int pageNo = n;
      calls.add(
          new ExpectedCall<>(
              "listUser", pageNo, PreparedUsers.page(pageNo), it -> it.listUser(pageNo)));
    }
    return List.copyOf(calls);
  }

  /** Asks for user n where n is even, and for an address that nobody has where it is odd. */
  private static final class ExistUser extends Operation<UserService> {

    ExistUser() {
      super("existUser", Map.of(), PreparedUsers.TOTAL);
    }

    @Override
    public Object argument(int n) {
      return PreparedUsers.email(isKnown(n) ? n : PreparedUsers.TOTAL + n);
    }

    @Override
    public Object answer(int n) {
      return isKnown(n);
    }

    @Override
    public Object call(UserService service, Object argument) {
      return service.existUser((String) argument);
    }

    @Override
    public boolean accepts(int n, Object answer) {
      return (Boolean) answer == isKnown(n);
    }

    private static boolean isKnown(int n) {
      return n % 2 == 0;
    }
  }

  /** Sends user n. */
  private static final class CreateUser extends Operation<UserService> {

    CreateUser() {
      super("createUser", Map.of(), PreparedUsers.TOTAL);
    }

    @Override
    public Object argument(int n) {
      return PreparedUsers.user(n);
    }

    @Override
    public Object answer(int n) {
      return true;
    }

    @Override
    public Object call(UserService service, Object argument) {
      return service.createUser((User) argument);
    }

    @Override
    public boolean accepts(int n, Object answer) {
      return (Boolean) answer;
    }
  }

  /** Fetches user n. */
  private static final class GetUser extends Operation<UserService> {

    GetUser() {
      super("getUser", Map.of(), PreparedUsers.TOTAL);
    }

    @Override
    public Object argument(int n) {
      return (long) n;
    }

    @Override
    public Object answer(int n) {
      return PreparedUsers.user(n);
    }

    @Override
    public Object call(UserService service, Object argument) {
      return service.getUser((Long) argument);
    }

    @Override
    public boolean accepts(int n, Object answer) {
      return answer != null && ((User) answer).getId() == n;
    }
  }

  /** Fetches full page n. */
  private static final class ListUser extends Operation<UserService> {

    ListUser() {
      super("listUser", Map.of(), PreparedUsers.FULL_PAGES);
    }

    @Override
    public Object argument(int n) {
      return n;
    }

    @Override
    public Object answer(int n) {
      return PreparedUsers.page(n);
    }

    @Override
    public Object call(UserService service, Object argument) {
      return service.listUser((Integer) argument);
    }

    @Override
    public boolean accepts(int n, Object answer) {
      return answer instanceof Page<?> page
          && page.getPageNo() == n
          && page.getResult() != null
          && page.getResult().size() == PreparedUsers.PAGE_SIZE;
    }
  }
}
