// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.Defaults;
import benchmark.cli.topology.CpuPinning;
import java.util.Optional;

/**
 * Where servers and clients run, and how they reach each other.
 *
 * @param host where servers listen and clients connect
 * @param port the port, or 0 for a free one
 * @param cpus which CPUs server and client are pinned to
 * @param countersAccess for one side alone, of which the other one is on another host; empty
 *     otherwise
 * @param places the places of servers and clients
 */
public record Location(
    String host,
    int port,
    CpuPinning cpus,
    Optional<CountersAccess> countersAccess,
    PartPlaces places) {

  /** This host, on free ports. */
  static final Location HERE =
      new Location(Defaults.HOST, 0, CpuPinning.NONE, Optional.empty(), PartPlaces.HERE);

  /** The same at another address. */
  Location at(String otherHost, int otherPort) {
    return new Location(otherHost, otherPort, cpus, countersAccess, places);
  }

  /** The same, pinned to CPUs. */
  Location pinnedTo(CpuPinning pinning) {
    return new Location(host, port, pinning, countersAccess, places);
  }

  /** The same for one side alone. */
  Location with(CountersAccess hosts) {
    return new Location(host, port, cpus, Optional.of(hosts), places);
  }

  /** Other places, which servers listen at. */
  Location at(PartPlaces others) {
    return new Location(others.host(), port, cpus, countersAccess, others);
  }
}
