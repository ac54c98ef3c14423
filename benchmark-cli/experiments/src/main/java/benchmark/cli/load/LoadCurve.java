// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What an operation of a variant came to at each rate.
 *
 * @param variant its label
 * @param points at least one, by ascending rate
 */
record LoadCurve(String variant, List<LoadPoint> points) {

  /**
   * Reads the folders of runs: one operation after the other, each of all variants.
   *
   * @throws benchmark.cli.error.UserError if a file is damaged: exit status 2
   */
  static List<LoadCurve> read(Path folder, LoadRecord record) {
    var steps = new LinkedHashMap<OperationKey, Map<Integer, List<LoadStep>>>();
    for (LoadRecord.Run run : record.runs()) {
      for (LoadStep step : LoadStep.of(run.block(), folder.resolve(run.folder()))) {
        steps
            .computeIfAbsent(step.operation(), it -> new TreeMap<>())
            .computeIfAbsent(run.variant(), it -> new ArrayList<>())
            .add(step);
      }
    }
    var curves = new ArrayList<LoadCurve>();
    for (Map<Integer, List<LoadStep>> ofVariants : steps.values()) {
      ofVariants.forEach(
          (variant, all) ->
              curves.add(new LoadCurve(record.variants().get(variant), LoadPoint.of(all))));
    }
    return curves;
  }

  OperationKey operation() {
    return points.get(0).operation();
  }

  /** What is called, and whose it is. */
  String title() {
    return "%s, %s".formatted(operation().label(), variant);
  }
}
