// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.gateway;

import benchmark.cli.project.Forwarding;
import benchmark.cli.project.Forwarding.Traffic;
import benchmark.cli.topology.Endpoint;

/**
 * What a gateway forwards.
 *
 * @param forwarding what it sees of the calls
 * @param from where it listens
 * @param to the server
 * @param workers how many threads or processes it may use
 * @param callsOfAConnection after which nginx ends the connection of a client
 */
record Route(
    Forwarding forwarding, Endpoint from, Endpoint to, int workers, int callsOfAConnection) {

  Traffic traffic() {
    return forwarding.traffic();
  }
}
