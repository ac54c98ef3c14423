// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What may run in the place of a version: itself, its snapshot, and what comes next in the same
 * line, such as 3.3.7-SNAPSHOT in that of 3.3.6.
 */
record ReleaseLine(String version) {

  private static final String SNAPSHOT = "-SNAPSHOT";
  private static final Pattern NUMBERS = Pattern.compile("(\\d+\\.\\d+)\\.(\\d{1,6})(\\D.*)?");

  boolean takes(String other) {
    Matcher own = NUMBERS.matcher(version);
    Matcher others = NUMBERS.matcher(other);
    if (!own.matches() || !others.matches()) {
      return version.replace(SNAPSHOT, "").equals(other.replace(SNAPSHOT, ""));
    }
    int later = Integer.parseInt(others.group(2)) - Integer.parseInt(own.group(2));
    return own.group(1).equals(others.group(1)) && (later == 0 || later == 1);
  }

  /** The release that it is or comes after: 3.3.6 of 3.3.7-SNAPSHOT. */
  String released() {
    Matcher numbers = NUMBERS.matcher(version);
    if (!version.endsWith(SNAPSHOT) || !numbers.matches() || numbers.group(2).equals("0")) {
      return version.replace(SNAPSHOT, "");
    }
    return numbers.group(1) + "." + (Integer.parseInt(numbers.group(2)) - 1);
  }
}
