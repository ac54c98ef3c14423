// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.PairedRatio;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The ratios of the leading metric so far, as the status line shows them while they narrow. */
final class LiveIntervals {

  /** A line of more would not be read. */
  private static final int MOST = 3;

  private LiveIntervals() {}

  /**
   * The ratios with the widest intervals among all operations and candidates, the widest first and
   * at most {@value #MOST}; none before the second replicate. Numbers come first, so that a narrow
   * terminal cuts the name.
   *
   * @param names what the variants are called, the baseline first
   */
  static List<String> of(Replicates replicates, List<String> names) {
    record Named(PairedRatio ratio, String name) {
      double width() {
        return ratio.interval().orElseThrow().relativeHalfWidth();
      }
    }
    if (replicates.number() < 2) {
      return List.of();
    }
    var all = new ArrayList<Named>();
    for (int variant = 1; variant < names.size(); variant++) {
      for (OperationKey operation : replicates.operations()) {
        String name =
            (replicates.operations().size() > 1 ? " " + operation.label() : "")
                + (names.size() > 2 ? " " + names.get(variant) : "");
        all.add(new Named(replicates.inLeading(variant, operation).ratio(), name));
      }
    }
    return all.stream()
        .sorted(Comparator.comparingDouble(Named::width).reversed())
        .limit(MOST)
        .map(named -> Formats.ratio(named.ratio()) + named.name())
        .toList();
  }
}
