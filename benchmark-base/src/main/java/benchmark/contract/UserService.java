// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

/**
 * The service that every pair serves and every client measures.
 *
 * <p>The values of all arguments and answers are functions of an id or a page number (see {@link
 * PreparedUsers}); implementations must be safe for use by many threads at once.
 */
public interface UserService {

  /**
   * Returns whether a user with this e-mail address is known.
   *
   * @param email the address; {@code null} is known to nobody
   */
  boolean existUser(String email);

  /**
   * Takes a user.
   *
   * @return {@code true} if the user that arrived is the one that was prepared under its id, field
   *     by field; {@code false} for anything else
   */
  boolean createUser(User user);

  /**
   * Returns the user with this id.
   *
   * @param id from 0 to {@link PreparedUsers#TOTAL} - 1
   * @return the user, or {@code null} where there is none
   */
  User getUser(long id);

  /**
   * Returns one page of users.
   *
   * @param pageNo from 0; pages hold {@link PreparedUsers#PAGE_SIZE} users, the last one the rest,
   *     and pages beyond it nothing
   */
  Page<User> listUser(int pageNo);
}
