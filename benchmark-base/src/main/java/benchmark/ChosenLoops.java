// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.LaunchProperties;
import benchmark.launch.ObservedFacts.Loop;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * How many event loops this JVM has, if the key {@code loops} of a variant says it. A base gives
 * their threads the name {@value #NAME}, so that they can be counted among others, such as those
 * that accept connections. Immutable.
 *
 * @param number 1 or more
 */
public record ChosenLoops(int number) {

  /** What the names of their threads begin with. */
  public static final String NAME = "loops";

  /** What those begin with that only accept connections, by the name of Reactor Netty. */
  private static final String ACCEPTING = NAME + "-select";

  /** Those of this JVM; empty for as many as the framework has by itself. */
  public static Optional<ChosenLoops> current() {
    return LaunchProperties.LOOPS.get().map(ChosenLoops::new);
  }

  /** Starts threads that would wait for a connection to start: all can be counted then. */
  public static void start(Iterable<? extends Executor> loops) {
    loops.forEach(loop -> loop.execute(() -> {}));
  }

  /** How many there are; empty for none. */
  static String seen(List<Loop> loops) {
    int number =
        loops.stream()
            .filter(it -> it.name().startsWith(NAME) && !it.name().startsWith(ACCEPTING))
            .mapToInt(Loop::threads)
            .sum();
    return number == 0 ? "" : String.valueOf(number);
  }
}
