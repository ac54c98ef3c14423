// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What the variants of a comparison are called, so that they can be told apart: by their labels, or
 * by letters where labels are long or repeat. The two of a noise floor keep their label: they are
 * the same.
 *
 * @param labels the variants, the baseline first
 */
record VariantLabels(List<String> labels) {

  /** Longer labels would make tables wider than a terminal. */
  private static final int LONGEST_LABEL = 22;

  /** What a row of a table is called. */
  String inTable(int variant) {
    return hasLetters() ? letter(variant) : labels.get(variant);
  }

  /** What rows of tables are called, in order. */
  List<String> inTables() {
    return IntStream.range(0, labels.size()).mapToObj(this::inTable).toList();
  }

  /** What a variant is called where there is room: its label, and its letter if others share it. */
  String inSentence(int variant) {
    String label = labels.get(variant);
    return labels.size() > 2 && Collections.frequency(labels, label) > 1
        ? label + " (" + letter(variant) + ")"
        : label;
  }

  /** What each letter stands for; nothing where there are none. */
  String legend() {
    if (!hasLetters()) {
      return "";
    }
    var legend = new StringBuilder();
    for (int variant = 0; variant < labels.size(); variant++) {
      legend.append("%s: %s\n".formatted(letter(variant), labels.get(variant)));
    }
    return legend.append('\n').toString();
  }

  private boolean hasLetters() {
    boolean repeat = labels.size() > 2 && labels.stream().distinct().count() < labels.size();
    return repeat || labels.stream().anyMatch(label -> label.length() > LONGEST_LABEL);
  }

  private static String letter(int variant) {
    return String.valueOf((char) ('A' + variant));
  }
}
