// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.NoiseParts;
import benchmark.launch.OperationKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where the noise of a comparison in blocks of slices comes from. */
final class NoiseSources {

  private NoiseSources() {}

  /**
   * The parts of the noise of the throughput ratio, of each operation and variant but the baseline;
   * those are left out of which the slices tell nothing.
   */
  static Map<Source, NoiseParts> of(Replicates replicates) {
    var all = new LinkedHashMap<Source, NoiseParts>();
    for (OperationKey operation : replicates.operations()) {
      if (replicates.all().stream().allMatch(it -> isInQuads(it, operation))) {
        List<double[]> baseline = replicates.series(0, operation);
        for (int variant = 1; variant < replicates.variants(); variant++) {
          var source = new Source(operation, variant);
          NoiseParts.of(baseline, replicates.series(variant, operation))
              .ifPresent(parts -> all.put(source, parts));
        }
      }
    }
    return all;
  }

  /** What varies: the ratio of a variant, by its place, to the baseline in an operation. */
  record Source(OperationKey operation, int variant) {}

  /** Whether the slices of all variants of a block are as many quads. */
  private static boolean isInQuads(Replicate block, OperationKey operation) {
    List<double[]> series = block.variants().stream().map(it -> it.seriesOf(operation)).toList();
    int slices = series.get(0).length;
    return slices > 0 && slices % 2 == 0 && series.stream().allMatch(one -> one.length == slices);
  }
}
