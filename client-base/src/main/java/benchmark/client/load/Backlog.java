// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

/**
 * Whether calls pile up in the second half of a step: the slope of a line through what was seen.
 */
final class Backlog {

  private final long from;
  private int looks;
  private double sumOfTimes;
  private double sumOfCalls;
  private double sumOfSquares;
  private double sumOfProducts;

  /**
   * Nothing seen yet.
   *
   * @param from when the second half begins, of {@link System#nanoTime}
   */
  Backlog(long from) {
    this.from = from;
  }

  /** Takes in how many calls are due and unanswered. */
  void look(long now, long calls) {
    if (now - from < 0) {
      return;
    }
    double seconds = (now - from) / 1e9;
    looks++;
    sumOfTimes += seconds;
    sumOfCalls += calls;
    sumOfSquares += seconds * seconds;
    sumOfProducts += seconds * calls;
  }

  /** Whether it grows by more than some calls a second, in the least-squares sense. */
  boolean growsBy(double callsPerSecond) {
    double spread = sumOfSquares - sumOfTimes * sumOfTimes / looks;
    return looks > 2 && (sumOfProducts - sumOfTimes * sumOfCalls / looks) / spread > callsPerSecond;
  }
}
