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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A metric of one side, put together from the samples of each variant in all blocks. For one
 * thread.
 */
final class ProfileBuilder {

  private final Role side;
  private final Metric metric;
  private final Values measured;
  private final Values compiling;
  private final List<Map<Stack, double[]>> stacks;
  private final int blocks;
  private double sample;

  /** A profile of one or two variants in so many blocks to come. */
  ProfileBuilder(Role side, Metric metric, int variants, int blocks) {
    measured = Values.of(listOf(variants, ArrayList::new));
    compiling = Values.of(listOf(variants, ArrayList::new));
    stacks = listOf(variants, HashMap::new);
    this.side = side;
    this.metric = metric;
    this.blocks = blocks;
  }

  private static <T> List<T> listOf(int variants, Supplier<T> each) {
    return Stream.generate(each).limit(variants).toList();
  }

  Role side() {
    return side;
  }

  /** Takes the next block in: the run of each variant. */
  void add(List<RecordedRun> runs, List<StackSamples> samples) {
    int block = measured.base().size();
    for (int variant = 0; variant < stacks.size(); variant++) {
      double calls = runs.get(variant).calls();
      measured.of(variant).add(runs.get(variant).measured(side, metric));
      compiling.of(variant).add(runs.get(variant).compiling(side));
      Weights seen =
          metric == Metric.CPU ? samples.get(variant).cpu() : samples.get(variant).allocated();
      sample += seen.ofOne() / calls;
      Map<Stack, double[]> all = stacks.get(variant);
      seen.byStack()
          .forEach(
              (stack, weight) ->
                  all.computeIfAbsent(stack, it -> new double[blocks])[block] = weight / calls);
    }
  }

  /** What each frame costs, the greatest difference first, or the greatest cost of one variant. */
  Profile profile(Libraries libraries) {
    var rows = new HashMap<Libraries.Charge, double[][]>();
    for (int variant = 0; variant < stacks.size(); variant++) {
      int of = variant;
      stacks
          .get(variant)
          .forEach(
              (stack, values) -> {
                double[] sums =
                    rows.computeIfAbsent(
                            libraries.charge(stack), it -> new double[stacks.size()][blocks])[of];
                Arrays.setAll(sums, i -> sums[i] + values[i]);
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
                        Values.of(Stream.of(it.getValue()).map(ProfileBuilder::list).toList())))
            .sorted(ExplainReport.BY_CHANGE)
            .toList());
  }

  /** What each stack costs in a variant, on average. */
  Map<Stack, Double> stacks(int variant) {
    var means = new HashMap<Stack, Double>();
    stacks
        .get(variant)
        .forEach((stack, values) -> means.put(stack, Arrays.stream(values).sum() / blocks));
    return means;
  }

  private static List<Double> list(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }
}
