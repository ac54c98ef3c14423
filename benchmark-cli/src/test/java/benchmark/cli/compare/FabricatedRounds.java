// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.Warning;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.OperationResult;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rounds with results that are made up, for tests. */
final class FabricatedRounds {

  private FabricatedRounds() {}

  /**
   * Two variants in two operations: existUser of the second is faster by {@code ratio}, listUser
   * slower by it; rounds vary by a fixed pattern of about {@code noise}.
   */
  static Rounds of(int rounds, double ratio, double noise) {
    var finished = new ArrayList<Round>();
    for (int number = 1; number <= rounds; number++) {
      double wobble = 1 + noise * ((number * 7 % 5) - 2) / 2.0;
      var baseline = variant(30 / wobble, 3, "existUser", "listUser");
      var candidate = new LinkedHashMap<>(variant(30 * ratio, 3 / ratio, "existUser", "listUser"));
      finished.add(
          new Round(
              number,
              Round.order(number, 2),
              List.of(measured(number, 0, baseline), measured(number, 1, candidate))));
    }
    return new Rounds(finished);
  }

  /** Three variants: those of ratio 1.3, and the second again at twice the speed. */
  static Rounds ofThree(int rounds, double noise) {
    var finished = new ArrayList<Round>();
    for (Round round : of(rounds, 1.3, noise).finished()) {
      var variants = new ArrayList<>(round.variants());
      variants.add(
          measured(round.number(), 2, variant(30 * 2.6, 3 * 2.6, "existUser", "listUser")));
      finished.add(new Round(round.number(), Round.order(round.number(), 3), variants));
    }
    return new Rounds(finished);
  }

  private static Map<OperationKey, OperationResult> variant(
      double exist, double list, String existUser, String listUser) {
    var results = new LinkedHashMap<OperationKey, OperationResult>();
    results.put(
        OperationKey.of(existUser),
        new OperationResult(exist, Double.NaN, true, 29 / exist, 90 / exist));
    results.put(
        OperationKey.of(listUser),
        new OperationResult(list, Double.NaN, true, 29 / list, 90 / list));
    return results;
  }

  private static Round.Measured measured(
      int number, int place, Map<OperationKey, OperationResult> results) {
    var side = new OperationCost.Side(40 + place, 20_000, 1.5, 250 << 20, 1.1, 0.01);
    var remote =
        new OperationCost.Side(
            Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    var costs =
        Map.of(
            OperationKey.of("existUser"),
            new OperationCost(side, place == 0 ? side : remote, 267, 32, 1.9, 0, 2, 30));
    var warnings = new ArrayList<Warning>();
    warnings.add(
        new Warning(
            Warning.Kind.NO_CPU_LEFT, OperationKey.of("existUser"), "all CPUs were busy: fix it."));
    if (place == 0 && number > 1) {
      warnings.add(
          new Warning(
              Warning.Kind.NO_STEADY_STATE,
              OperationKey.of("listUser"),
              "became %d%% faster: warm up.".formatted(10 * number)));
    }
    if (place == 0) {
      warnings.add(
          new Warning(Warning.Kind.PROFILER, null, "Taken under a profiler: take it away."));
    }
    if (number == 2) {
      warnings.add(
          new Warning(
              Warning.Kind.STOLEN_TIME, OperationKey.of("existUser"), "rare enough to be noise."));
    }
    return new Round.Measured("round-%03d/%d".formatted(number, place), results, costs, warnings);
  }
}
