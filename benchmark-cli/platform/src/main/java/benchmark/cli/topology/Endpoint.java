// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import java.util.OptionalInt;

/**
 * Where a part listens.
 *
 * @param host a name or an address of its place
 * @param port the first port
 * @param ports how many there are, one after the other
 * @param countersPort the port of the loopback address that reports its counters; empty if none
 *     does, or the part is not yet ready
 */
public record Endpoint(String host, int port, int ports, OptionalInt countersPort) {

  /** Of a part that is not yet ready. */
  public Endpoint(String host, int port, int ports) {
    this(host, port, ports, OptionalInt.empty());
  }

  Endpoint withCounters(OptionalInt countersAt) {
    return new Endpoint(host, port, ports, countersAt);
  }
}
