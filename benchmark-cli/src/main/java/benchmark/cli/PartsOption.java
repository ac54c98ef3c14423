// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.run.PartPlaces;
import benchmark.cli.run.Parts;
import picocli.CommandLine.Option;

/** The options that say how many servers and clients a run has. */
final class PartsOption {

  @Option(
      names = "--servers",
      paramLabel = "N",
      description =
          "number of servers (default 1); each client calls all, by the load balancing of its"
              + " framework.")
  private Integer servers;

  @Option(
      names = "--clients",
      paramLabel = "N",
      description =
          "number of clients (default 1), which measure the same slices at the same time.")
  private Integer clients;

  /** Whether one of them is given. */
  boolean isGiven() {
    return servers != null || clients != null;
  }

  /**
   * What the user says, or a server and its client; as many clients as there are places for them,
   * unless the user says another number.
   */
  Parts parts(PartPlaces places) {
    return new Parts(
        servers == null ? 1 : servers, clients == null ? places.clients().size() : clients);
  }
}
