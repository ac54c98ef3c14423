// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.machine.ClockDifference;
import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.Machine;

/**
 * Where a part ran.
 *
 * @param name of the place, as the user has written it
 * @param node the name of the machine that it is on; null if it is not known
 * @param machine null if it could no longer be asked
 * @param clock against that of the host where the command ran; null if it could not be asked
 * @param disturbance what kept the machine from its work meanwhile; null if nobody looked
 */
public record PlaceFacts(
    String name, String node, Machine machine, ClockDifference clock, Disturbance disturbance) {

  /** The name of the server's address among those of the parts that records have places of. */
  public static final String ADDRESS = "address";
}
