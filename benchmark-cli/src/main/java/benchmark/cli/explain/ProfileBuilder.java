// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.explain.ExplainRecord.Profile;
import benchmark.cli.explain.ExplainRecord.Row;
import benchmark.cli.explain.ExplainRecord.Values;
import benchmark.cli.project.Role;
import benchmark.cli.results.Metric;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A metric of one side, put together from the samples of both variants in all blocks. For one
 * thread.
 */
final class ProfileBuilder {

  private final Role side;
  private final Metric metric;
  private final Values measured = new Values(new ArrayList<>(), new ArrayList<>());
  private final Values compiling = new Values(new ArrayList<>(), new ArrayList<>());
  private final List<Map<Stack, List<Double>>> stacks = List.of(new HashMap<>(), new HashMap<>());
  private double sample;
  private int blocks;

  ProfileBuilder(Role side, Metric metric) {
    this.side = side;
    this.metric = metric;
  }

  Role side() {
    return side;
  }

  /** Takes a block in: first the baseline's, then the candidate's run. */
  void add(List<RecordedRun> runs, List<StackSamples> samples) {
    blocks++;
    for (int variant = 0; variant < stacks.size(); variant++) {
      double calls = runs.get(variant).calls();
      measured.of(variant).add(runs.get(variant).measured(side, metric));
      compiling.of(variant).add(runs.get(variant).compiling(side));
      Weights seen =
          metric == Metric.CPU ? samples.get(variant).cpu() : samples.get(variant).allocated();
      sample += seen.ofOne() / calls;
      Map<Stack, List<Double>> all = stacks.get(variant);
      seen.byStack()
          .forEach(
              (stack, weight) ->
                  upTo(all.computeIfAbsent(stack, it -> new ArrayList<>()), blocks - 1)
                      .add(weight / calls));
    }
  }

  /** Blocks in which something was not seen are 0. */
  private static List<Double> upTo(List<Double> values, int length) {
    while (values.size() < length) {
      values.add(0.0);
    }
    return values;
  }

  /** What each frame costs, the greatest difference first. */
  Profile profile(Libraries libraries) {
    var rows = new HashMap<Libraries.Charge, List<double[]>>();
    for (int variant = 0; variant < stacks.size(); variant++) {
      int of = variant;
      stacks
          .get(variant)
          .forEach(
              (stack, values) -> {
                double[] sums =
                    rows.computeIfAbsent(
                            libraries.charge(stack),
                            it -> List.of(new double[blocks], new double[blocks]))
                        .get(of);
                IntStream.range(0, values.size()).forEach(i -> sums[i] += values.get(i));
              });
    }
    return new Profile(
        side,
        metric,
        measured,
        metric == Metric.CPU ? compiling : null,
        sample / blocks / stacks.size(),
        rows.entrySet().stream()
            .map(
                it ->
                    new Row(
                        it.getKey().library(),
                        it.getKey().frame(),
                        new Values(list(it.getValue().get(0)), list(it.getValue().get(1)))))
            .sorted(Comparator.comparingDouble(ProfileBuilder::change).reversed())
            .toList());
  }

  private static double change(Row row) {
    return Math.abs(sum(row.values().candidate()) - sum(row.values().base()));
  }

  /** What each stack costs in a variant, on average. */
  Map<Stack, Double> stacks(int variant) {
    var means = new HashMap<Stack, Double>();
    stacks.get(variant).forEach((stack, values) -> means.put(stack, sum(values) / blocks));
    return means;
  }

  private static double sum(List<Double> values) {
    return values.stream().mapToDouble(it -> it).sum();
  }

  private static List<Double> list(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }
}
