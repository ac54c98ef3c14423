// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Synthetic blocks of slices, measured one after the other on a machine that misbehaves. Deviations
 * are those of logs.
 */
final class SimulatedBlocks {

  /** What two drifts of the machine forget a share of 1 - 1/e of, in seconds. */
  private static final double[] DRIFT_SECONDS = {10, 100};

  private static final int START_SECONDS = 30;

  /** What a machine does to slices. */
  enum Machine {
    /** Slices and JVMs vary, and that is all. */
    QUIET,

    /** Two drifts of the machine, of 3% each, and slices of 5 seconds: much happens in a quad. */
    LAGGING,

    /** The first slice of a quad is 3% faster than the rest. */
    PLACED,

    /** Each JVM's slices are autocorrelated, 0.5 from one to the next, on a drifting machine. */
    REMEMBERING,

    /** Something takes a third of the machine for 0.5 to 8 s, then rests for 0.5 to 20 s. */
    DISTURBED,

    /** Slices follow Student's t with 3 degrees of freedom. */
    HEAVY_TAILED,

    /** Each JVM is fast or slow, 5% apart, by the toss of a coin. */
    TWO_HUMPED,

    /** One JVM in ten of the last variant is slower by 5%, and none of the others. */
    LOPSIDED
  }

  private final Machine machine;
  private final Random random;
  private final double[] drift = new double[DRIFT_SECONDS.length];
  private boolean disturbed;
  private double untilChange;

  private SimulatedBlocks(Machine machine, Random random) {
    this.machine = machine;
    this.random = random;
  }

  /**
   * Blocks in which every variant is faster than the one before it by the ratio: of each variant,
   * the figures of every block's slices.
   */
  static List<List<double[]>> of(
      Machine machine, int variants, int blocks, int quads, double ratio, Random random) {
    SimulatedBlocks simulated = new SimulatedBlocks(machine, random);
    simulated.pass(1e6);
    List<List<double[]>> all =
        Stream.generate(() -> simulated.block(variants, quads, ratio)).limit(blocks).toList();
    return IntStream.range(0, variants)
        .mapToObj(variant -> all.stream().map(block -> block.get(variant)).toList())
        .toList();
  }

  private List<double[]> block(int variants, int quads, double ratio) {
    pass(START_SECONDS);
    double[] levels =
        IntStream.range(0, variants)
            .mapToDouble(variant -> variant * Math.log(ratio) + jvm(variant == variants - 1))
            .toArray();
    double[] memories = new double[variants];
    List<List<Double>> slices = new ArrayList<>();
    for (int variant = 0; variant < variants; variant++) {
      memories[variant] = random.nextGaussian();
      slices.add(new ArrayList<>());
    }
    for (int quad = 0; quad < quads; quad++) {
      int[] order = SliceOrder.quad(variants, random);
      for (int place = 0; place < order.length; place++) {
        int variant = order[place];
        double correlation = machine == Machine.REMEMBERING ? 0.5 : 0;
        memories[variant] =
            correlation * memories[variant] + Math.sqrt(1 - correlation * correlation) * standard();
        double advantage = machine == Machine.PLACED && place == 0 ? 0.03 : 0;
        double log = levels[variant] + 0.025 * memories[variant] + advantage + slice();
        slices.get(variant).add(50 * Math.exp(log));
      }
    }
    return slices.stream()
        .map(it -> it.stream().mapToDouble(Double::doubleValue).toArray())
        .toList();
  }

  private double standard() {
    double value = random.nextGaussian();
    if (machine != Machine.HEAVY_TAILED) {
      return value;
    }
    double squares = 0;
    for (int i = 0; i < 3; i++) {
      double next = random.nextGaussian();
      squares += next * next;
    }
    return value / Math.sqrt(squares / 3);
  }

  /** What a JVM draws for its life. */
  private double jvm(boolean last) {
    return switch (machine) {
      case TWO_HUMPED -> random.nextBoolean() ? 0.025 : -0.025;
      // Less its mean, so that the ratio is the true one.
      case LOPSIDED -> last ? (random.nextInt(10) == 0 ? -0.045 : 0.005) : 0;
      default -> 0.007 * random.nextGaussian();
    };
  }

  /** What the machine does to the next slice. */
  private double slice() {
    return switch (machine) {
      case LAGGING -> {
        pass(5);
        yield drift[0] + drift[1];
      }
      case REMEMBERING -> {
        pass(1);
        yield drift[0] + drift[1];
      }
      case DISTURBED -> Math.log(1 - taken() / 3);
      default -> 0;
    };
  }

  private void pass(double seconds) {
    for (int i = 0; i < drift.length; i++) {
      double kept = Math.exp(-seconds / DRIFT_SECONDS[i]);
      drift[i] = kept * drift[i] + 0.03 * Math.sqrt(1 - kept * kept) * random.nextGaussian();
    }
  }

  /** The share of the next second in which the machine is disturbed. */
  private double taken() {
    double left = 1;
    double taken = 0;
    while (left > 0) {
      if (untilChange <= 0) {
        disturbed = !disturbed;
        untilChange = 0.5 + random.nextDouble() * (disturbed ? 7.5 : 19.5);
      }
      double now = Math.min(left, untilChange);
      taken += disturbed ? now : 0;
      left -= now;
      untilChange -= now;
    }
    return taken;
  }
}
