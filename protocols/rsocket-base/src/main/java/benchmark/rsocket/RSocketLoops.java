// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import benchmark.ChosenLoops;
import reactor.netty.resources.LoopResources;
import reactor.netty.transport.Transport;

/** The event loops of a side, if a variant says how many; their threads end with the JVM. */
final class RSocketLoops {

  private RSocketLoops() {}

  /** A transport of Reactor Netty on those, or as it is. */
  static <T extends Transport<T, ?>> T under(T transport) {
    return ChosenLoops.current()
        .map(
            chosen -> {
              LoopResources loops =
                  LoopResources.create(ChosenLoops.NAME, 1, chosen.number(), true);
              ChosenLoops.start(loops.onServer(LoopResources.DEFAULT_NATIVE));
              return transport.runOn(loops);
            })
        .orElse(transport);
  }
}
