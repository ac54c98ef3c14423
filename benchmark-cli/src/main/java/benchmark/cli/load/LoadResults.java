// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was measured at each rate, read from the folders of runs.
 *
 * @param points of each variant's operations, by ascending rate
 */
record LoadResults(Map<Called, List<LoadPoint>> points) {

  /**
   * What was called.
   *
   * @param variant its number, from 0 on
   */
  record Called(int variant, OperationKey operation) {}

  /**
   * Reads them.
   *
   * @throws benchmark.cli.error.UserError if a file is damaged: exit status 2
   */
  static LoadResults read(Path folder, LoadRecord record) {
    var steps = new LinkedHashMap<Called, List<LoadStep>>();
    for (LoadRecord.Run run : record.runs()) {
      for (LoadStep step : LoadStep.of(run.block(), folder.resolve(run.folder()))) {
        steps
            .computeIfAbsent(new Called(run.variant(), step.operation()), it -> new ArrayList<>())
            .add(step);
      }
    }
    var points = new LinkedHashMap<Called, List<LoadPoint>>();
    steps.keySet().stream()
        .map(Called::operation)
        .distinct()
        .flatMap(
            operation ->
                steps.keySet().stream()
                    .filter(it -> it.operation().equals(operation))
                    .sorted(java.util.Comparator.comparingInt(Called::variant)))
        .forEach(it -> points.put(it, LoadPoint.of(steps.get(it))));
    return new LoadResults(points);
  }

  /** How many blocks there are. */
  long blocks() {
    return points.values().stream()
        .flatMap(List::stream)
        .flatMap(it -> it.steps().stream())
        .map(LoadStep::block)
        .distinct()
        .count();
  }
}
