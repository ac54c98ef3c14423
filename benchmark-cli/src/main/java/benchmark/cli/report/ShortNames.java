// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What variants are called in tables: by their names, or by letters (A to Z, AA, AB …) where names
 * are too long for a column.
 */
public final class ShortNames {

  private final List<String> names;
  private final boolean letters;

  private ShortNames(List<String> names, boolean letters) {
    this.names = names;
    this.letters = letters;
  }

  /** Names of which none is longer than a number of characters, or else letters for all. */
  public static ShortNames of(List<String> names, int longest) {
    return new ShortNames(
        List.copyOf(names), names.stream().anyMatch(name -> name.length() > longest));
  }

  /** Letters for all, or names for all. */
  public static ShortNames of(List<String> names, boolean letters) {
    return new ShortNames(List.copyOf(names), letters);
  }

  /** What a variant is called in a table, by its place. */
  public String inTable(int place) {
    return letters ? letter(place) : names.get(place);
  }

  /** What a variant is called in a table. */
  public String inTable(String name) {
    return inTable(names.indexOf(name));
  }

  /** What each letter means; nothing where there are none. */
  public List<String> legend() {
    return letters
        ? IntStream.range(0, names.size())
            .mapToObj(place -> letter(place) + ": " + names.get(place))
            .toList()
        : List.of();
  }

  private static String letter(int place) {
    return (place < 26 ? "" : letter(place / 26 - 1)) + (char) ('A' + place % 26);
  }
}
