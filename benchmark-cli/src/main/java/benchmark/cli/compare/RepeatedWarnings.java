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

/** The warnings of single JVMs, those of a variant together, and how many had each. */
final class RepeatedWarnings {

  private RepeatedWarnings() {}

  /**
   * Adds them. Whether a variant drifts is left to {@link Drifts} where that has enough to tell.
   *
   * @param names what the variants are called
   */
  static void addTo(WarningList warnings, List<String> names, ComparisonAnalysis analysis) {
    int all = analysis.replicates().number();
    for (int variant = 0; variant < names.size(); variant++) {
      for (List<Warning> same : repeated(variant, analysis.replicates())) {
        Warning last = same.get(same.size() - 1);
        String operation = last.operation() == null ? "" : " " + last.operation().label();
        String share = all == 1 ? "" : share(same, analysis);
        warnings.add(names.get(variant) + operation + share, last.diagnosis());
      }
    }
  }

  /** A variant's warnings, those of the same kind and operation together. */
  private static Iterable<List<Warning>> repeated(int variant, Replicates replicates) {
    boolean pooled = Drifts.canBePooled(replicates);
    Map<List<Object>, List<Warning>> repeated = new LinkedHashMap<>();
    replicates
        .measured(variant)
        .flatMap(measured -> measured.warnings().stream())
        .filter(warning -> !warning.needsNoCure())
        .filter(warning -> !pooled || warning.kind() != Warning.Kind.NO_STEADY_STATE)
        .forEach(
            warning ->
                repeated
                    .computeIfAbsent(
                        Arrays.asList(warning.kind(), warning.operation()), it -> new ArrayList<>())
                    .add(warning));
    return repeated.values();
  }

  /** In how many replicates there was the same warning, and whether its numbers differ. */
  private static String share(List<Warning> each, ComparisonAnalysis analysis) {
    boolean differ = each.stream().map(Warning::diagnosis).distinct().count() > 1;
    return " (%d of %s%s)"
        .formatted(each.size(), analysis.counted(), differ ? ", here the last" : "");
  }
}
