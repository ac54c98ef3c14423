// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import java.util.List;
import java.util.Optional;

/** What tables say of the runs that sent a message in JSON as one text, and not as a tree. */
public final class AsOneText {

  /** The term of a legend. */
  static final String TERM = "as one text";

  private AsOneText() {}

  /**
   * What the term means; empty if no run is named.
   *
   * @param names of those runs among others
   */
  static Optional<String> meaning(List<String> names) {
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            String.join(", ", names)
                + (names.size() == 1 ? ", which carries no tree" : ", which carry no tree"));
  }

  /** A line of its own: the term and its meaning; empty if no run is named. */
  public static Optional<String> line(List<String> names) {
    return meaning(names).map(meaning -> TERM + ": " + meaning);
  }
}
