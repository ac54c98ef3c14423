// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.ServiceThreads;
import java.util.HashSet;
import java.util.Set;

/**
 * The contract's own implementation: it answers from objects prepared at construction, and has no
 * business logic. Thread-safe.
 *
 * <p>{@link #createUser} compares a user in full when its id arrives for the first time, so that a
 * request that lost a field on its way is noticed, and looks only at the id after that, so that the
 * check costs next to nothing while calls are being measured.
 */
public class PreparedUserService implements UserService {

  private final Set<String> emails = new HashSet<>();
  private final User[] users = new User[PreparedUsers.TOTAL];
  private final Page<User>[] pages;

  /** Written without a lock: two threads may both compare in full, which does no harm. */
  private final boolean[] seen = new boolean[PreparedUsers.TOTAL];

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
  public PreparedUserService() {
    for (int id = 0; id < users.length; id++) {
      users[id] = PreparedUsers.user(id);
      emails.add(users[id].getEmail());
    }
    pages = new Page[PreparedUsers.FULL_PAGES + 1];
    for (int pageNo = 0; pageNo < pages.length; pageNo++) {
      pages[pageNo] = PreparedUsers.page(pageNo);
    }
  }

  @Override
  public boolean existUser(String email) {
    ServiceThreads.pass();
    return emails.contains(email);
  }

  @Override
  public boolean createUser(User user) {
    ServiceThreads.pass();
    if (user == null || !isKnown(user.getId())) {
      return false;
    }
    int id = (int) user.getId();
    if (!seen[id]) {
      seen[id] = users[id].equals(user);
    }
    return seen[id];
  }

  @Override
  public User getUser(long id) {
    ServiceThreads.pass();
    return isKnown(id) ? users[(int) id] : null;
  }

  @Override
  public Page<User> listUser(int pageNo) {
    ServiceThreads.pass();
    return pageNo >= 0 && pageNo < pages.length ? pages[pageNo] : PreparedUsers.page(pageNo);
  }

  private static boolean isKnown(long id) {
    return id >= 0 && id < PreparedUsers.TOTAL;
  }
}
