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

/**
 * The warnings that most rounds of a variant have; a warning of few rounds is part of the noise,
 * but for that of another build.
 */
final class CommonWarnings {

  private CommonWarnings() {}

  /**
   * Collects them.
   *
   * @param names what the variants are called, in the order of the rounds
   */
  static WarningList of(List<String> names, Rounds rounds) {
    var common = new WarningList();
    int all = rounds.finished().size();
    for (int variant = 0; variant < names.size(); variant++) {
      for (List<Warning> same : repeated(variant, rounds)) {
        if (same.size() * 2 > all || same.get(0).kind() == Warning.Kind.OTHER_BUILD) {
          Warning last = same.get(same.size() - 1);
          String operation = last.operation() == null ? "" : " " + last.operation().label();
          String share = all == 1 ? "" : share(same, all);
          common.add(names.get(variant) + operation + share, last.diagnosis());
        }
      }
    }
    return common;
  }

  /** A variant's warnings, those of the same kind and operation together. */
  private static Iterable<List<Warning>> repeated(int variant, Rounds rounds) {
    Map<List<Object>, List<Warning>> repeated = new LinkedHashMap<>();
    for (Round round : rounds.finished()) {
      for (Warning warning : round.variants().get(variant).warnings()) {
        repeated
            .computeIfAbsent(
                Arrays.asList(warning.kind(), warning.operation()), it -> new ArrayList<>())
            .add(warning);
      }
    }
    return repeated.values();
  }

  /** In how many rounds there was the same warning, and whether its numbers differ. */
  private static String share(List<Warning> each, int of) {
    boolean differ = each.stream().map(Warning::diagnosis).distinct().count() > 1;
    return " (%d of %d rounds%s)".formatted(each.size(), of, differ ? ", here the last" : "");
  }
}
