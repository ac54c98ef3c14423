// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.contract.EchoContract;
import benchmark.launch.OperationKey;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The high-pressure scene of the report on Dubbo 2.0: texts of sizes that change. Few sizes, since
 * a client keeps the texts of each.
 *
 * @param seed where the sizes come from
 * @param everySeconds how long a size lasts
 */
public record Pressure(long seed, double everySeconds) {

  /** The option's value for it. */
  public static final String NAME = "pressure";

  private static final int SIZES = 16;
  private static final int SHORTEST = 20;
  private static final int LONGEST = 200 << 10;
  private static final Duration USUAL = Duration.ofMinutes(10);

  /** A short run has so many sizes. */
  private static final int FEWEST = 6;

  /** For a run of a length: another size every ten minutes, or sooner in a short run. */
  public static Pressure of(Duration length, long seed) {
    Duration share = length.dividedBy(FEWEST);
    return new Pressure(seed, (share.compareTo(USUAL) < 0 ? share : USUAL).toMillis() / 1e3);
  }

  /** The size that is called with, in characters, after so many seconds of the whole run. */
  int size(double seconds) {
    var random = new SplittableRandom(seed);
    int draw = 0;
    for (long change = 0; change <= (long) (seconds / everySeconds); change++) {
      draw = random.nextInt(SIZES);
    }
    return sizes().get(draw);
  }

  /** All sizes that there are, from the shortest text to the longest. */
  static List<Integer> sizes() {
    return IntStream.range(0, SIZES)
        .map(
            it ->
                (int)
                    Math.round(
                        SHORTEST
                            * Math.pow((double) LONGEST / SHORTEST, (double) it / (SIZES - 1))))
        .boxed()
        .toList();
  }

  /** An operation with a text of a size. */
  static OperationKey sized(OperationKey operation, int size) {
    return operation.with(EchoContract.SIZE, Integer.toString(size));
  }

  String inWords() {
    return "texts of %d to %d characters in turn".formatted(SHORTEST, LONGEST);
  }
}
