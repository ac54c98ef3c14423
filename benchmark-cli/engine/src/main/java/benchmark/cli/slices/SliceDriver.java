// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.results.SliceFacts;
import benchmark.cli.run.ClientDriver;
import benchmark.cli.run.PartCounts;
import benchmark.cli.status.Position;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Drives the clients of a variant that is measured alone, by the loop of all that is measured in
 * slices.
 */
final class SliceDriver implements ClientDriver {

  private final SlicedVariant variant;
  private final SliceLoop loop;

  SliceDriver(SliceSettings settings, PartCounts parts, Consumer<Position> listener) {
    variant = new SlicedVariant(settings, parts, 0);
    loop = new SliceLoop(settings, new SplittableRandom(), false, listener);
  }

  @Override
  public void accept(int client, String piece) {
    variant.accept(client, piece);
  }

  @Override
  public SliceFacts drive(List<? extends DrivenProcess> clients, Path folder) {
    variant.attach(clients, folder);
    try {
      loop.run(List.of(variant));
    } catch (ClientEnded early) {
      return null;
    }
    variant.finish();
    return variant.facts();
  }
}
