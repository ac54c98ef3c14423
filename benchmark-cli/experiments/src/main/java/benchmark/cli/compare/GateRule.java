// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.report.ShortNames;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.GateLook;
import benchmark.cli.statistics.Margin;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a gate lets pass.
 *
 * @param allowed how much worse each metric may become; a gate does not look at others
 * @param named whether the user has named the metrics, so that each of them must be there
 */
public record GateRule(Map<Metric, Margin> allowed, boolean named) {

  /** A rule for every metric that tables show, which at a rate are others. */
  public static GateRule ofEveryMetric(Margin allowed) {
    var all = new EnumMap<Metric, Margin>(Metric.class);
    Metric.OF_TABLES.forEach(metric -> all.put(metric, allowed));
    Metric.OF_RATES.forEach(metric -> all.put(metric, allowed));
    return new GateRule(all, false);
  }

  /** For some metrics. */
  public static GateRule of(Map<Metric, Margin> allowed) {
    return new GateRule(new EnumMap<>(allowed), true);
  }

  /** As an option has it: {@code throughput:5%,cpu:3%}, or {@code 5%} for every metric. */
  String toText() {
    return named
        ? allowed.entrySet().stream()
            .map(it -> it.getKey().label() + ":" + Formats.percent(it.getValue().delta()))
            .collect(Collectors.joining(","))
        : Formats.percent(allowed.values().iterator().next().delta());
  }

  /**
   * Every comparison that the gate looks at, under names that tell variants apart.
   *
   * @throws UserError if a named metric was not measured: exit status 1
   */
  List<GateLook> looks(ComparisonAnalysis analysis) {
    List<String> names = ShortNames.ofVariants(analysis.labels()).names();
    var looks = new ArrayList<GateLook>();
    allowed.forEach(
        (metric, margin) -> {
          List<OperationKey> operations = measured(metric, analysis);
          if (!isComplete(metric, analysis)) {
            throw UserError.failure(
                "The gate cannot decide: %s was not measured everywhere. Leave it out of --gate.",
                metric.label());
          }
          analysis.rows().stream()
              .filter(it -> it.metric() == metric && operations.contains(it.operation()))
              .forEach(it -> looks.add(new GateLook(named(it, names), margin)));
        });
    return looks;
  }

  private static Comparison named(ComparisonAnalysis.Row row, List<String> names) {
    Comparison it = row.comparison();
    boolean onlyCandidate = names.size() == 2;
    String name = onlyCandidate ? it.name() : it.name() + " of " + names.get(row.variant());
    return new Comparison(name, it.direction(), it.ratio());
  }

  /** Whether every metric that was asked for was measured. */
  boolean canDecide(ComparisonAnalysis analysis) {
    return !analysis.replicates().operations().isEmpty()
        && allowed.keySet().stream().allMatch(metric -> isComplete(metric, analysis));
  }

  private boolean isComplete(Metric metric, ComparisonAnalysis analysis) {
    return !named || measured(metric, analysis).size() == analysis.replicates().operations().size();
  }

  /** The operations in which the gate looks at a metric. */
  private List<OperationKey> measured(Metric metric, ComparisonAnalysis analysis) {
    Replicates replicates = analysis.replicates();
    return replicates.operations().stream()
        .filter(
            it -> (named ? replicates.metrics(it) : replicates.shownMetrics(it)).contains(metric))
        .toList();
  }
}
