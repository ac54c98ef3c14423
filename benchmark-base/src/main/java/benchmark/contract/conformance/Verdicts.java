// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.User;

/**
 * How a server tells its verdicts: in users of plain ASCII text, which every row that is right for
 * the contract can carry.
 */
public final class Verdicts {

  private Verdicts() {}

  /** Puts a verdict into a user. */
  public static User toUser(Verdict verdict) {
    return carrying(verdict.outcome().name(), verdict.reason());
  }

  /** Takes a verdict out of a user. */
  public static Verdict fromUser(User user) {
    return new Verdict(Outcome.valueOf(user.getName()), user.getAddress());
  }

  /** A user with two texts in it. */
  public static User carrying(String name, String address) {
    User user = ConformanceCases.filled(new User());
    user.setName(name);
    user.setAddress(address);
    return user;
  }
}
