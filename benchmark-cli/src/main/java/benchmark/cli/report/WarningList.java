// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.text.Document.Warnings;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collects warnings and says each diagnosis once, after the names of all that it is about. */
public final class WarningList {

  private final Map<String, Set<String>> subjects = new LinkedHashMap<>();

  /** Adds a warning, with its operation as the subject; a condition is none. */
  public void add(Warning warning) {
    if (warning.needsNoCure()) {
      return;
    }
    add(warning.operation() == null ? null : warning.operation().label(), warning.diagnosis());
  }

  /**
   * Adds a diagnosis.
   *
   * @param subject what it is about; null if it needs no name
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

  /** The lines as a part of a document; empty if there is no warning. */
  public Optional<Warnings> toBlock() {
    return subjects.isEmpty() ? Optional.empty() : Optional.of(new Warnings(lines()));
  }
}
