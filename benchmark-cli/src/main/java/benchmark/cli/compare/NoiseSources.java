// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.NoiseParts;
import benchmark.cli.statistics.SliceBlock;
import benchmark.cli.statistics.SliceBlocks;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the noise of a comparison in blocks of slices comes from. */
final class NoiseSources {

  private NoiseSources() {}

  /**
   * The parts of the noise of the throughput ratio, of each operation and variant but the baseline;
   * those are left out of which the slices tell nothing.
   */
  static Map<Source, NoiseParts> of(Replicates replicates, int variants) {
    var all = new LinkedHashMap<Source, NoiseParts>();
    for (OperationKey operation : replicates.operations()) {
      var blocks = new ArrayList<SliceBlock>();
      for (int block = 0; block < replicates.number(); block++) {
        block(replicates, block, variants, operation).ifPresent(blocks::add);
      }
      if (blocks.size() < replicates.number()) {
        continue;
      }
      for (int variant = 1; variant < variants; variant++) {
        var source = new Source(operation, variant);
        SliceBlocks.of(blocks).noise(variant).ifPresent(parts -> all.put(source, parts));
      }
    }
    return all;
  }

  /** What varies: the ratio of a variant, by its place, to the baseline in an operation. */
  record Source(OperationKey operation, int variant) {}

  private static Optional<SliceBlock> block(
      Replicates replicates, int block, int variants, OperationKey operation) {
    List<double[]> series = new ArrayList<>();
    for (int variant = 0; variant < variants; variant++) {
      List<double[]> ofVariant = replicates.series(variant, operation);
      if (ofVariant.size() <= block) {
        return Optional.empty();
      }
      series.add(ofVariant.get(block));
    }
    int slices = series.get(0).length;
    boolean quads =
        slices > 0 && slices % 2 == 0 && series.stream().allMatch(one -> one.length == slices);
    return quads ? Optional.of(SliceBlock.of(series)) : Optional.empty();
  }
}
