// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.webflux;

import benchmark.ChosenLoops;
import java.util.Optional;
import reactor.netty.resources.LoopResources;

/** The event loops of a side, if a variant says how many; their threads end with the JVM. */
final class FluxLoops {

  private FluxLoops() {}

  static Optional<LoopResources> chosen() {
    return ChosenLoops.current()
        .map(
            chosen -> {
              LoopResources loops =
                  LoopResources.create(ChosenLoops.NAME, 1, chosen.number(), true);
              ChosenLoops.start(loops.onServer(LoopResources.DEFAULT_NATIVE));
              return loops;
            });
  }
}
