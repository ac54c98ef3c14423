// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.Optional;

/**
 * What a client that measures in slices answers to a {@link SliceRequest}: a line on its standard
 * output.
 *
 * @param cost what the slice cost on both sides
 */
public record SliceReply(CostLine cost) {

  private static final String MARK = "SLICE ";

  /** The line, without its end. */
  public String toLine() {
    return MARK + cost.toLine();
  }

  /**
   * Reads what {@link #toLine} wrote; empty if the line is something else, as a framework may
   * print.
   */
  public static Optional<SliceReply> parse(String line) {
    return line.startsWith(MARK)
        ? Optional.of(
            new SliceReply(CostLine.parse(CostLine.header(), line.substring(MARK.length()))))
        : Optional.empty();
  }
}
