// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;

/**
 * A table of a published report.
 *
 * @param ranksOperations whether the report ranks the operations of a system, too
 * @param systems the first one that can be run is the baseline of those that name none
 * @param claims what the report expects besides; none if it is left out
 */
public record PublishedTable(
    String title,
    @JsonUnwrapped Source from,
    boolean ranksOperations,
    List<PublishedSystem> systems,
    List<PublishedColumn> columns,
    List<Claim> claims) {

  /**
   * Where it is from.
   *
   * @param source where it is published
   * @param date when, as far as is known
   * @param machine on what it was measured
   * @param load by how many callers and how long
   * @param note what to know about its numbers; null if there is nothing
   */
  public record Source(String source, String date, String machine, String load, String note) {}

  /**
   * A ranking that a report expects without a number. Several may have the same text.
   *
   * @param text the expectation, as a sentence
   * @param better what is expected to be better: the name of a system, or the label of an operation
   *     where {@link #ranksOperations}
   * @param worse the other one
   */
  public record Claim(String text, String better, String worse) {}

  /**
   * Checks that every system has a value in every cell.
   *
   * @throws IllegalArgumentException if one has not
   */
  public PublishedTable {
    claims = claims == null ? List.of() : List.copyOf(claims);
    for (PublishedColumn column : columns) {
      column
          .values()
          .forEach(
              (operation, values) -> {
                if (values.size() != systems.size()) {
                  throw new IllegalArgumentException(
                      "%s, %s of %s: there are %d values of %d systems."
                          .formatted(
                              title, column.metric(), operation, values.size(), systems.size()));
                }
              });
    }
  }
}
