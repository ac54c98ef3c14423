// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.text.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What several mixed runs come to over all operations, in one sentence.
 *
 * @param decided how variants stand in each operation of which that is known
 */
record QuickSummary(List<RankedOperation> decided) {

  /** The sentence; empty if fewer than two operations can be summed up. */
  Optional<String> sentence() {
    if (decided.size() < 2) {
      return Optional.empty();
    }
    Map<String, List<RankedOperation>> wins = new LinkedHashMap<>();
    var ties = new ArrayList<String>();
    var labels = new HashSet<String>();
    for (RankedOperation it : decided) {
      if (it.ties().isEmpty()) {
        wins.computeIfAbsent(it.fastest(), label -> new ArrayList<>()).add(it);
      } else {
        ties.add(it.operation().label());
      }
      labels.add(it.fastest());
      it.others().forEach(other -> labels.add(other.label()));
    }
    boolean two = labels.size() == 2;
    if (wins.isEmpty()) {
      return Optional.of(two ? "In short: no difference visible in any operation." : leaders());
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
                                operations(entry.getValue()),
                                ratios(entry.getValue()) + (two ? "" : " as fast as the slowest")))
                .toList());
    return Optional.of(
        "In short: %s%s."
            .formatted(
                won,
                ties.isEmpty()
                    ? ""
                    : (two ? "; no difference visible in " : "; a tie in ") + Words.list(ties)));
  }

  /** Who is the fastest, alone or in a tie, in all operations or in most of them. */
  private String leaders() {
    var times = new LinkedHashMap<String, Integer>();
    for (RankedOperation it : decided) {
      times.merge(it.fastest(), 1, Integer::sum);
      it.ties().forEach(tie -> times.merge(tie, 1, Integer::sum));
    }
    int most = times.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    List<String> leaders =
        times.entrySet().stream()
            .filter(entry -> entry.getValue() == most)
            .map(Map.Entry::getKey)
            .toList();
    return "In short: %s %s in %s operations."
        .formatted(
            leaders.size() <= RankedOperation.LISTED
                ? Words.list(leaders)
                : leaders.get(0) + " and " + (leaders.size() - 1) + " others",
            leaders.size() == 1 ? "leads or ties" : "lead or tie",
            most == decided.size() ? all(most) : most + " of " + decided.size());
  }

  private static String all(int number) {
    return number == 2 ? "both" : "all " + number;
  }

  private String operations(List<RankedOperation> wins) {
    return wins.size() == decided.size()
        ? all(wins.size()) + " operations"
        : Words.list(wins.stream().map(it -> it.operation().label()).toList());
  }

  /** Of several the least and the most. */
  private static String ratios(List<RankedOperation> wins) {
    double least = wins.stream().mapToDouble(RankedOperation::lead).min().orElseThrow();
    double most = wins.stream().mapToDouble(RankedOperation::lead).max().orElseThrow();
    return (wins.size() == 1 ? "" : times(least) + " to ") + times(most) + " times";
  }

  private static String times(double ratio) {
    return String.format(Locale.ROOT, "%.2f", ratio);
  }
}
