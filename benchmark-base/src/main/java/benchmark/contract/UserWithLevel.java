// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.io.Serial;

/**
 * A user with one field more, to see what becomes of a subclass where a {@link User} is declared.
 *
 * <p>Its name begins with that of {@link User}: Dubbo's allow-list matches prefixes, so that pairs
 * with an allow-list of that kind let it through without a setting that only this test would need.
 */
public class UserWithLevel extends User {

  @Serial private static final long serialVersionUID = 1L;

  private int level;

  public int getLevel() {
    return level;
  }

  public void setLevel(int level) {
    this.level = level;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UserWithLevel that && level == that.level && super.equals(other);
  }

  @Override
  public int hashCode() {
    return 31 * super.hashCode() + level;
  }
}
