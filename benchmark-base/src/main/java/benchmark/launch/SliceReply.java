// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.Optional;

/**
 * What a client that measures in slices answers: a line on its standard output. Times are those of
 * single calls, in nanoseconds; NaN if there was no call.
 *
 * @param meanNanos their mean
 * @param p50Nanos their median
 * @param p99Nanos the time that 99% of calls did not exceed
 * @param cost what the slice cost on both sides
 */
public record SliceReply(double meanNanos, double p50Nanos, double p99Nanos, CostLine cost) {

  private static final String MARK = "SLICE";

  /** The line, without its end. */
  public String toLine() {
    return String.join(
        " ",
        MARK,
        Double.toString(meanNanos),
        Double.toString(p50Nanos),
        Double.toString(p99Nanos),
        cost.toLine());
  }

  /** Reads what {@link #toLine} wrote; empty if the line is something else. */
  public static Optional<SliceReply> parse(String line) {
    String[] words = line.split(" ");
    return words.length != 5 || !words[0].equals(MARK)
        ? Optional.empty()
        : Optional.of(
            new SliceReply(
                Double.parseDouble(words[1]),
                Double.parseDouble(words[2]),
                Double.parseDouble(words[3]),
                CostLine.parse(CostLine.header(), words[4])));
  }
}
