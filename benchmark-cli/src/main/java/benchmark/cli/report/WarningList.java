// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Says each diagnosis once, after the names of all whom it is about. */
public final class WarningList {

  private final Map<String, Set<String>> subjects = new LinkedHashMap<>();

  /**
   * Adds a diagnosis.
   *
   * @param subject whom it is about; null if it needs no name
   */
  public void add(String subject, String diagnosis) {
    Set<String> names = subjects.computeIfAbsent(diagnosis, it -> new LinkedHashSet<>());
    if (subject != null) {
      names.add(subject);
    }
  }

  /** A line for each diagnosis, in the order in which they first came. */
  public List<String> lines() {
    return subjects.entrySet().stream()
        .map(
            entry ->
                entry.getValue().isEmpty()
                    ? entry.getKey()
                    : String.join(", ", entry.getValue()) + ": " + entry.getKey())
        .toList();
  }
}
