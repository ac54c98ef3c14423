// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.process.DrivenProcess;
import benchmark.cli.run.ClientDriver;
import benchmark.cli.status.Position;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Drives a client that is measured alone, by the loop of all that is measured in slices. */
final class SliceDriver implements ClientDriver {

  private final SlicedVariant variant;
  private final SliceLoop loop;

  SliceDriver(SliceSettings settings, Consumer<Position> listener) {
    variant = new SlicedVariant(settings);
    loop = new SliceLoop(settings, new SplittableRandom(), false, listener);
  }

  @Override
  public void accept(String piece) {
    variant.accept(piece);
  }

  @Override
  public Driven drive(DrivenProcess client) {
    variant.attach(client);
    try {
      loop.run(List.of(variant));
    } catch (ClientEnded early) {
      return new Driven(client.awaitExit(), null);
    }
    variant.finish();
    return new Driven(client.awaitExit(), variant.mixture());
  }
}
