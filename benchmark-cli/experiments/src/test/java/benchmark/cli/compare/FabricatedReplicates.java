// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.Warning;
import benchmark.cli.results.FabricatedOperation;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.RunResults;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Rounds with results that are made up, for tests. */
public final class FabricatedReplicates {

  static final OperationKey EXIST_USER = OperationKey.of("existUser");
  static final OperationKey LIST_USER = OperationKey.of("listUser");
  static final OperationKey AT_RATE = RateLoad.at(EXIST_USER, 100);

  private FabricatedReplicates() {}

  /**
   * Two variants in two operations: existUser of the second is faster by {@code ratio}, but takes
   * 10% more CPU; listUser is slower by the ratio. Rounds vary by a fixed pattern of about {@code
   * noise}. There is no cost of listUser.
   */
  public static Replicates of(int rounds, double ratio, double noise) {
    var all = new ArrayList<Replicate>();
    for (int number = 1; number <= rounds; number++) {
      double wobble = 1 + noise * ((number * 7 % 5) - 2) / 2.0;
      all.add(
          new Replicate(
              number,
              Replicate.order(number, 2),
              List.of(
                  measured(number, 0, 30 / wobble, 3),
                  measured(number, 1, 30 * ratio, 3 / ratio))));
    }
    return new Replicates(all);
  }

  /** Three variants: those of ratio 1.3, and the second again at twice the speed. */
  static Replicates ofThree(int rounds, double noise) {
    var all = new ArrayList<Replicate>();
    for (Replicate two : of(rounds, 1.3, noise).all()) {
      var variants = new ArrayList<>(two.variants());
      variants.add(measured(two.number(), 2, 30 * 2.6, 3 * 2.6));
      all.add(new Replicate(two.number(), Replicate.order(two.number(), 3), variants));
    }
    return new Replicates(all);
  }

  /** Replicates with another candidate, or baseline. */
  public static Replicates with(
      Replicates replicates, int variant, UnaryOperator<Replicate.VariantResult> change) {
    return new Replicates(
        replicates.all().stream()
            .map(
                it -> {
                  var variants = new ArrayList<>(it.variants());
                  variants.set(variant, change.apply(variants.get(variant)));
                  return new Replicate(it.number(), it.order(), variants);
                })
            .toList());
  }

  /** A variant's result with another value of existUser. */
  public static Replicate.VariantResult with(
      Replicate.VariantResult measured, Metric metric, double value) {
    var values = new LinkedHashMap<>(measured.values());
    var ofExistUser = new LinkedHashMap<>(values.get(EXIST_USER));
    ofExistUser.put(metric, value);
    values.put(EXIST_USER, ofExistUser);
    return new Replicate.VariantResult(
        measured.folder(), values, measured.series(), measured.costs(), measured.warnings());
  }

  /** Replicates with existUser alone, of which calls came at a rate of 100/s. */
  public static Replicates atRate(Replicates replicates) {
    return with(
        with(replicates, 0, FabricatedReplicates::calledAtRate),
        1,
        FabricatedReplicates::calledAtRate);
  }

  private static Replicate.VariantResult calledAtRate(Replicate.VariantResult measured) {
    return new Replicate.VariantResult(
        measured.folder(),
        Map.of(AT_RATE, measured.values().get(EXIST_USER)),
        Map.of(AT_RATE, measured.series().get(EXIST_USER)),
        Map.of(AT_RATE, measured.costs().get(EXIST_USER)),
        List.of());
  }

  private static Replicate.VariantResult measured(
      int number, int place, double exist, double list) {
    var side =
        new OperationCost.Side(place == 0 ? 40 : 44, 20_000, 1.5, 250 << 20, 1.1, 0.01, 0.3, 0.008);
    var costs =
        Map.of(
            EXIST_USER,
            new OperationCost(
                side, side, null, 267, 32, 1, new OperationCost.MachineTime(1.9, 0, 2, 0.01), 30));
    var values = new LinkedHashMap<OperationKey, Map<Metric, Double>>();
    var measured =
        FabricatedOperation.results(Map.of(EXIST_USER, result(exist), LIST_USER, result(list)));
    var results =
        new RunResults(measured.jmh(), measured.operations(), costs, List.of(), Map.of(), Map.of());
    values.put(EXIST_USER, results.values(EXIST_USER, false));
    values.put(LIST_USER, results.values(LIST_USER, false));
    var series = Map.of(EXIST_USER, List.of(exist, exist, exist, exist, exist));
    var warnings = new ArrayList<Warning>();
    warnings.add(new Warning(Warning.Kind.NO_CPU_LEFT, EXIST_USER, "all CPUs were busy: fix it."));
    if (place == 0 && number > 1) {
      warnings.add(
          new Warning(
              Warning.Kind.NO_STEADY_STATE,
              LIST_USER,
              "became %d%% faster: warm up.".formatted(10 * number)));
    }
    if (place == 0) {
      warnings.add(
          new Warning(Warning.Kind.PROFILER, null, "Measured under a profiler: take it away."));
    }
    if (number == 2) {
      warnings.add(new Warning(Warning.Kind.STOLEN_TIME, EXIST_USER, "rare enough to be noise."));
    }
    return new Replicate.VariantResult(
        "round-%03d/%d".formatted(number, place), values, series, costs, warnings);
  }

  private static FabricatedOperation result(double throughput) {
    return new FabricatedOperation(throughput, Double.NaN, true, 29 / throughput, 90 / throughput);
  }
}
