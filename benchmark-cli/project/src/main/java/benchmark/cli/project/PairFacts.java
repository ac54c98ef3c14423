// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the poms of a pair say of it, whichever server it calls.
 *
 * @param libraries the versions of the libraries that the pair and its protocol bring, by artifact;
 *     first that of its codec where another library brings it: {@code pair.codec}
 * @param description what the pair is and is not; empty if its client's pom does not say
 * @param declared by the names of {@link #DECLARED}
 * @param opens packages that its JVMs open to reflection, as module/package; each once
 * @param hasPool whether its client keeps as many connections as callers, because its protocol
 *     cannot send two calls over one at the same time: {@code pair.pool}
 * @param balancing how its client shares calls among several servers, by the framework's name for
 *     it: {@code pair.servers}; empty if it calls one
 * @param forwarding how a gateway can forward its calls; empty if none can
 */
public record PairFacts(
    Map<String, String> libraries,
    String description,
    Map<String, String> declared,
    List<String> opens,
    boolean hasPool,
    Optional<String> balancing,
    Optional<Forwarding> forwarding) {

  /** The properties that every pair's client or a base declares, and what they may be. */
  public static final SortedMap<String, List<String>> DECLARED =
      Collections.unmodifiableSortedMap(
          new TreeMap<>(
              Map.of(
                  "pair.languages",
                  List.of("any", "java"),
                  "pair.schema",
                  List.of("none", "first"),
                  "pair.refuses",
                  List.of("yes", "no", "-"))));

  /** In place of the version of a library that Maven has not resolved yet. */
  static final String ONCE_BUILT = "(version known once it is built)";

  private static final String RISK = "Remaining risk: ";

  /** Which languages its bytes can be read in: any or java; empty if it does not declare it. */
  public String languages() {
    return declared.get("pair.languages");
  }

  /** When a schema is written: none or first, before the code; empty if it does not declare it. */
  public String schema() {
    return declared.get("pair.schema");
  }

  /**
   * Whether a class outside the allow-list is refused: yes, no, or a dash where messages name no
   * classes; empty if it does not declare it.
   */
  public String refuses() {
    return declared.get("pair.refuses");
  }

  /** What remains dangerous or surprising: the end of the description; nothing if not named. */
  public String remainingRisk() {
    int start = description.indexOf(RISK);
    return start < 0 ? "" : description.substring(start + RISK.length());
  }
}
