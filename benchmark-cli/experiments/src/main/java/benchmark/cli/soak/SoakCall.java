// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.run.PartCounts;

/**
 * What a long run calls, and with how many parts.
 *
 * @param operation what is called, and how
 * @param scenario by name
 * @param parts how many servers and clients there were
 * @param balancing how clients shared their calls among several servers; null for one
 * @param pressure the sizes of texts that changed; null if they did not
 * @param inFlight at a rate, the most unanswered calls; null in a closed loop, and in a record of
 *     before it was kept
 * @param together how many pairs ran at once
 */
record SoakCall(
    String operation,
    String scenario,
    PartCounts parts,
    String balancing,
    Pressure pressure,
    Integer inFlight,
    int together) {

  /** A record of before there were several parts has one of each. */
  SoakCall {
    parts = parts == null ? PartCounts.ONE : parts;
  }
}
