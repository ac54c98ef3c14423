// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.util.regex.Pattern;

/** Names of threads. */
final class ThreadName {

  /** Numbers, and what they are joined to: addresses, ports, the number of a pool. */
  private static final Pattern NUMBERS = Pattern.compile("\\d+(?:[.:-]\\d+)*");

  private ThreadName() {}

  /** What the names of the threads of a pool have in common: a star replaces its numbers. */
  static String withoutNumbers(String name) {
    return NUMBERS.matcher(name).replaceAll("*");
  }
}
