// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.Arrays;

/** The operations of {@link UserService}, with what they carry when request n is made. */
public enum Operation {
  EXIST_USER("existUser", PreparedUsers.TOTAL) {
    @Override
    public Object argument(int n) {
      return PreparedUsers.email(isKnown(n) ? n : PreparedUsers.TOTAL + n);
    }

    @Override
    public Object answer(int n) {
      return isKnown(n);
    }
  },
  CREATE_USER("createUser", PreparedUsers.TOTAL) {
    @Override
    public Object argument(int n) {
      return PreparedUsers.user(n);
    }

    @Override
    public Object answer(int n) {
      return true;
    }
  },
  GET_USER("getUser", PreparedUsers.TOTAL) {
    @Override
    public Object argument(int n) {
      return (long) n;
    }

    @Override
    public Object answer(int n) {
      return PreparedUsers.user(n);
    }
  },
  LIST_USER("listUser", PreparedUsers.FULL_PAGES) {
    @Override
    public Object argument(int n) {
      return n;
    }

    @Override
    public Object answer(int n) {
      return PreparedUsers.page(n);
    }
  };

  private final String method;
  private final int requests;

  Operation(String method, int requests) {
    this.method = method;
    this.requests = requests;
  }

  /**
   * Finds an operation.
   *
   * @throws IllegalArgumentException if the contract has no method of this name
   */
  public static Operation of(String method) {
    return Arrays.stream(values())
        .filter(operation -> operation.method.equals(method))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("No operation " + method));
  }

  /** The method's name. */
  public String method() {
    return method;
  }

  /** How many different requests there are: n runs from 0 to this, exclusive. */
  public int requests() {
    return requests;
  }

  /** The only argument of request n, a fresh object. */
  public abstract Object argument(int n);

  /** The right answer to request n, a fresh object. */
  public abstract Object answer(int n);

  /** Every other address is one that nobody has. */
  private static boolean isKnown(int n) {
    return n % 2 == 0;
  }
}
