// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/** Which way a metric improves. */
public enum BetterWhen {
  /** More is faster, as for throughput (operations per millisecond). */
  HIGHER,

  /** Less is faster, as for a latency percentile (milliseconds). */
  LOWER;

  /**
   * The ratio of two variants' figures as a ratio of their speeds: above 1 the candidate is faster,
   * below 1 it is slower.
   *
   * @param figures the interval of candidate/baseline, figures of this direction
   * @return the same interval, or its inverse if lower is better
   */
  public Interval speed(Interval figures) {
    return switch (this) {
      case HIGHER -> figures;
      case LOWER -> figures.inverse();
    };
  }
}
