// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.text.DistinctLabels;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What variants are called in tables: by their names, or by letters (A to Z, AA, AB …) where names
 * are too long for a column.
 */
public final class ShortNames {

  /** Two longer names, together, would make tables of a comparison wider than a terminal. */
  private static final int LONGEST_PAIR = 35;

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

  /**
   * Names of the variants of a comparison: their labels, numbered where they repeat, or letters if
   * a table of two would be wider than a terminal. The two of a noise floor keep their label: they
   * are the same.
   *
   * @param labels the baseline first
   */
  public static ShortNames ofVariants(List<String> labels) {
    boolean itself = labels.size() == 2 && labels.get(0).equals(labels.get(1));
    List<String> names = itself ? labels : DistinctLabels.of(labels);
    int baseline = names.get(0).length();
    return new ShortNames(
        List.copyOf(names),
        names.stream().skip(1).anyMatch(name -> baseline + name.length() > LONGEST_PAIR));
  }

  /** What variants are called where there is enough space. */
  public List<String> names() {
    return names;
  }

  /** What a variant is called in a table, by its place. */
  public String inTable(int place) {
    return letters ? letter(place) : names.get(place);
  }

  /** What a variant is called in a table. */
  public String inTable(String name) {
    return inTable(names.indexOf(name));
  }

  /** What variants are called in tables, in order. */
  public List<String> inTables() {
    return IntStream.range(0, names.size()).mapToObj(this::inTable).toList();
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
