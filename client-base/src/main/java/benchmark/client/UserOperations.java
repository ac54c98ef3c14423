// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;

/**
 * The four operations as the users of a protocol call them, on requests prepared beforehand.
 *
 * <p>A consumer.xml that holds a {@link UserService} needs no implementation of its own: {@link
 * ContractOperations} is used. A protocol with its own message types implements this interface on
 * those types, so that nothing is converted on the clock, and declares it as a bean.
 *
 * @implSpec Each operation makes exactly one call with the n-th prepared request, gives the reply a
 *     check that costs next to nothing (its id, its page number, the expected boolean), and returns
 *     it. A wrong reply is a {@link WrongAnswerException}; any other failure is thrown as the
 *     protocol throws it. Nothing is allocated beyond what the call itself allocates. All methods
 *     are called by many threads at once.
 */
public interface UserOperations {

  /** How many requests are prepared for every operation; n runs from 0 to this, exclusive. */
  int REQUESTS = PreparedUsers.TOTAL;

  /** Asks for user n where n is even, and for an address that nobody has where it is odd. */
  boolean existUser(int n);

  /** Sends user n. */
  boolean createUser(int n);

  /** Fetches user n. */
  Object getUser(int n);

  /** Fetches full page n modulo {@link PreparedUsers#FULL_PAGES}. */
  Object listUser(int n);

  /**
   * The same calls in the contract's own types, for comparing full answers off the clock: a
   * protocol with its own message types converts here.
   */
  UserService asUserService();
}
