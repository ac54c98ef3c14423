// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import java.time.Duration;

/**
 * How a run went in which one JVM measured all operations in turn. What it says of an operation
 * depends on the others: they share compiled code, heap and connection.
 *
 * @param warmupSeconds the time of all slices before the first one that counts
 * @param repeatedSlices how many slices were measured again because a compiler was at work in them
 * @param settled whether no compiler spoilt a slice that counts
 */
public record SliceFacts(double warmupSeconds, int repeatedSlices, boolean settled) {

  /** Takes the warm-up as a duration. */
  public static SliceFacts of(Duration warmup, int repeatedSlices, boolean settled) {
    return new SliceFacts(warmup.toMillis() / 1000.0, repeatedSlices, settled);
  }
}
