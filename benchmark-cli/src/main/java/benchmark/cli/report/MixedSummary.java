// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What several mixed runs come to over all operations, in one sentence.
 *
 * @param runs what was measured
 */
record MixedSummary(MixedRuns runs) {

  /** By how many times a variant is faster than the last in an operation that it has won. */
  private record Win(OperationKey operation, double ratio) {}

  /** The sentence; empty if fewer than two operations can be summed up. */
  Optional<String> sentence() {
    List<OperationKey> decided =
        runs.operations().stream()
            .filter(operation -> runs.competing(operation).size() > 1)
            .filter(operation -> runs.ranking(operation).isPresent())
            .toList();
    if (decided.size() < 2) {
      return Optional.empty();
    }
    Map<String, List<Win>> wins = new LinkedHashMap<>();
    var ties = new ArrayList<String>();
    for (OperationKey operation : decided) {
      List<MixedRuns.Row> competing = runs.competing(operation);
      if (runs.inseparable(operation).isEmpty()) {
        double ratio =
            runs.ranking(operation).get().ratioToBest(competing.size() - 1).inverse().estimate();
        wins.computeIfAbsent(competing.get(0).label(), label -> new ArrayList<>())
            .add(new Win(operation, ratio));
      } else {
        ties.add(operation.label());
      }
    }
    List<String> labels =
        decided.stream()
            .flatMap(operation -> runs.competing(operation).stream())
            .map(MixedRuns.Row::label)
            .distinct()
            .toList();
    boolean two = labels.size() == 2;
    if (wins.isEmpty()) {
      return Optional.of(
          two
              ? "In short: no difference visible in any operation."
              : "In short: no variant alone is the fastest in any operation.");
    }
    String won =
        String.join(
            "; ",
            wins.entrySet().stream()
                .map(
                    entry ->
                        "%s is %s in %s (%s)"
                            .formatted(
                                entry.getKey(),
                                two ? "faster" : "the fastest",
                                operations(entry.getValue(), decided.size()),
                                ratios(entry.getValue()) + (two ? "" : " the last")))
                .toList());
    return Optional.of(
        "In short: %s%s."
            .formatted(
                won,
                ties.isEmpty()
                    ? ""
                    : (two ? "; no difference visible in " : "; a tie in ") + Words.list(ties)));
  }

  private static String operations(List<Win> wins, int all) {
    return wins.size() == all
        ? "all %d operations".formatted(all)
        : Words.list(wins.stream().map(it -> it.operation().label()).toList());
  }

  /** Of several the least and the most. */
  private static String ratios(List<Win> wins) {
    double least = wins.stream().mapToDouble(Win::ratio).min().orElseThrow();
    double most = wins.stream().mapToDouble(Win::ratio).max().orElseThrow();
    return (wins.size() == 1 ? "" : times(least) + " to ") + times(most) + " times";
  }

  private static String times(double ratio) {
    return String.format(Locale.ROOT, "%.2f", ratio);
  }
}
