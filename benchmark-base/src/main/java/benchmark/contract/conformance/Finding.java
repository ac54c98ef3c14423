// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import benchmark.contract.Direction;
import java.util.Optional;

/**
 * What became of one case in one direction. Written as a line of words with tabs in between, so
 * that a client needs no library to write it.
 *
 * @param test what the case is called
 */
public record Finding(Capability capability, String test, Direction direction, CaseResult result) {

  private static final String MARK = "finding";

  /** One line, without its end. */
  public String toLine() {
    return String.join(
        "\t",
        MARK,
        capability.name(),
        oneLine(test),
        direction.name(),
        result.support().name(),
        oneLine(result.reason()));
  }

  /** Reads what {@link #toLine} wrote; nothing if the line is no finding or was cut off. */
  public static Optional<Finding> parse(String line) {
    String[] words = line.split("\t", -1);
    if (words.length != 6 || !words[0].equals(MARK)) {
      return Optional.empty();
    }
    return Optional.of(
        new Finding(
            Capability.valueOf(words[1]),
            words[2],
            Direction.valueOf(words[3]),
            new CaseResult(Support.valueOf(words[4]), words[5])));
  }

  private static String oneLine(String text) {
    return text.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
  }
}
