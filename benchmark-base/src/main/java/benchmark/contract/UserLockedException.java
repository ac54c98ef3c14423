// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.Serial;

/**
 * An exception of the contract's own, to see which type and message arrive at the caller. Its name
 * begins with that of {@link User} for the reason that {@link UserWithLevel} gives.
 */
public class UserLockedException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  public UserLockedException(String message) {
    super(message);
  }
}
