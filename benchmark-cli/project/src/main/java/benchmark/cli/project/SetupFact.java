// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One fact about how a pair is set up. A pom writes it as {@code VALUE}, or as {@code VALUE |
 * changed: REASON | SOURCE}.
 *
 * @param change empty if the framework ships it so
 */
public record SetupFact(SetupTopic topic, String value, Optional<Change> change) {

  /** How a fact is written, for messages. */
  static final String FORM = "VALUE, or VALUE | changed: REASON | SOURCE";

  private static final String SHIPPED = "shipped";

  private static final Pattern CHANGED =
      Pattern.compile("(?<value>[^|]+) \\| changed: (?<reason>[^|]+) \\| (?<source>[^|]+)");

  /**
   * What differs from the framework as it ships.
   *
   * @param source the documentation's page or the issue that advises it
   */
  public record Change(String reason, String source) {}

  /** Reads what a pom says; a text of neither form becomes the value, and is not well-formed. */
  static SetupFact parse(SetupTopic topic, String text) {
    Matcher changed = CHANGED.matcher(text);
    return changed.matches()
        ? new SetupFact(
            topic,
            changed.group("value"),
            Optional.of(new Change(changed.group("reason"), changed.group("source"))))
        : new SetupFact(topic, text, Optional.empty());
  }

  /** Whether it was written in one of the two forms. */
  boolean isWellFormed() {
    return !value.contains("|");
  }

  /** Whether it is as shipped or changed, in words: with the reason, and the source. */
  public String origin() {
    return change.map(it -> "changed: %s (%s)".formatted(it.reason(), it.source())).orElse(SHIPPED);
  }
}
