// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.armeria;

import benchmark.ChosenLoops;
import com.linecorp.armeria.common.util.EventLoopGroups;
import io.netty.channel.EventLoopGroup;
import java.util.Optional;

/** The event loops of a side, if a variant says how many; they end with it. */
final class ArmeriaLoops {

  private ArmeriaLoops() {}

  static Optional<EventLoopGroup> chosen() {
    return ChosenLoops.current()
        .map(
            chosen -> {
              EventLoopGroup loops =
                  EventLoopGroups.newEventLoopGroup(chosen.number(), ChosenLoops.NAME, true);
              ChosenLoops.start(loops);
              return loops;
            });
  }
}
