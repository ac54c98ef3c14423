// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.overload;

import java.util.Arrays;
import java.util.List;

/**
 * What became of the calls that were to start in a tenth of a second.
 *
 * @param notSent since too many were unanswered
 * @param good answered within the deadline
 * @param late answered after it
 * @param p50 of the answered ones, in microseconds; 0 without any
 * @param useful answers that came then, within the deadline, to whichever calls
 */
record Slot(
    long offered,
    long notSent,
    long good,
    long late,
    long failed,
    long p50,
    long p99,
    long useful) {

  /** Reads what a client has replied. */
  static List<Slot> parse(String text) {
    return Arrays.stream(text.split(","))
        .map(it -> Arrays.stream(it.split(":")).mapToLong(Long::parseLong).toArray())
        .map(it -> new Slot(it[0], it[1], it[2], it[3], it[4], it[5], it[6], it[7]))
        .toList();
  }
}
