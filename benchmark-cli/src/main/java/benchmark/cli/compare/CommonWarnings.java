// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.Warning;
import benchmark.cli.report.WarningList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What most rounds of a variant complain of; a complaint of few rounds is part of the noise. */
final class CommonWarnings {

  private CommonWarnings() {}

  /**
   * A line for each diagnosis.
   *
   * @param names what the variants are called, in the order of the rounds
   */
  static List<String> of(List<String> names, Rounds rounds) {
    var panel = new WarningList();
    int all = rounds.finished().size();
    for (int variant = 0; variant < names.size(); variant++) {
      for (List<Warning> same : complaints(variant, rounds)) {
        if (same.size() * 2 > all) {
          Warning last = same.get(same.size() - 1);
          String operation = last.operation() == null ? "" : " " + last.operation();
          String share = all == 1 ? "" : share(same, all);
          panel.add(names.get(variant) + operation + share, last.diagnosis());
        }
      }
    }
    return panel.lines();
  }

  /** A variant's doubts, those of the same kind and operation together. */
  private static Iterable<List<Warning>> complaints(int variant, Rounds rounds) {
    Map<List<Object>, List<Warning>> complaints = new LinkedHashMap<>();
    for (Round round : rounds.finished()) {
      for (Warning doubt : round.variants().get(variant).doubts()) {
        complaints
            .computeIfAbsent(
                Arrays.asList(doubt.kind(), doubt.operation()), it -> new ArrayList<>())
            .add(doubt);
      }
    }
    return complaints.values();
  }

  /** In how many rounds there was the same complaint, and whether its figures differ. */
  private static String share(List<Warning> each, int of) {
    boolean differ = each.stream().map(Warning::diagnosis).distinct().count() > 1;
    return " (%d of %d rounds%s)".formatted(each.size(), of, differ ? ", here the last" : "");
  }
}
