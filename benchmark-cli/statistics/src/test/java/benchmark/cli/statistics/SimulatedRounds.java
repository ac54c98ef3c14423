// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Random;

/** Synthetic rounds. */
final class SimulatedRounds {

  private SimulatedRounds() {}

  /** Rounds of a true ratio, where either variant's figures are log-normal with this sigma. */
  static PairedRatio of(int rounds, double ratio, double sigma, Random random) {
    return drifting(rounds, ratio, sigma, 0, random);
  }

  /** Rounds where both variants of a round share a log-normal drift of the machine too. */
  static PairedRatio drifting(int rounds, double ratio, double sigma, double drift, Random random) {
    double[] baseline = new double[rounds];
    double[] candidate = new double[rounds];
    for (int i = 0; i < rounds; i++) {
      double machine = 50 * Math.exp(drift * random.nextGaussian());
      baseline[i] = machine * Math.exp(sigma * random.nextGaussian());
      candidate[i] = machine * ratio * Math.exp(sigma * random.nextGaussian());
    }
    return PairedRatio.of(baseline, candidate);
  }

  /** One fork whose figures rise by this fraction, with autocorrelated noise of 3% around 50. */
  static double[] fork(int slices, double rise, double correlation, Random random) {
    double[] figures = new double[slices];
    double noise = random.nextGaussian();
    for (int i = 0; i < slices; i++) {
      figures[i] = 50 * (1 + rise * i / (slices - 1)) * Math.exp(0.03 * noise);
      noise =
          correlation * noise + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
    }
    return figures;
  }
}
