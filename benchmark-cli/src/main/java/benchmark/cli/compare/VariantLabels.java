// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.ShortNames;
import benchmark.cli.text.DistinctLabels;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the variants of a comparison are called, so that they can be told apart: by their labels,
 * numbered where they repeat, or in tables by letters where labels are long.
 *
 * @param names what sentences call them, the baseline first
 */
record VariantLabels(List<String> names) {

  /** Two longer labels, together, would make tables wider than a terminal. */
  private static final int LONGEST_PAIR = 35;

  /**
   * The names of variants. The two of a noise floor keep their label: they are the same.
   *
   * @param labels the baseline first
   */
  static VariantLabels of(List<String> labels) {
    boolean itself = labels.size() == 2 && labels.get(0).equals(labels.get(1));
    return new VariantLabels(itself ? labels : DistinctLabels.of(labels));
  }

  /** How many variants there are. */
  int size() {
    return names.size();
  }

  /** What a variant is called in a table. */
  String inTable(int variant) {
    return shortNames().inTable(variant);
  }

  /** What the variants are called in tables, in order. */
  List<String> inTables() {
    return IntStream.range(0, names.size()).mapToObj(this::inTable).toList();
  }

  /** What a variant is called where there is enough space. */
  String inSentence(int variant) {
    return names.get(variant);
  }

  /** What each letter means; nothing where there are none. */
  List<String> legend() {
    return shortNames().legend();
  }

  private ShortNames shortNames() {
    return ShortNames.of(
        names,
        names.stream()
            .skip(1)
            .anyMatch(name -> names.get(0).length() + name.length() > LONGEST_PAIR));
  }
}
