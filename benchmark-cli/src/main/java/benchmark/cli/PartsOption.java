// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.run.Parts;
import benchmark.cli.run.RunSettings;
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

  boolean isGiven() {
    return servers != null || clients != null;
  }

  /**
   * A run with what the user says, or with a server and its client; with as many clients as there
   * are places for them, unless the user says another number.
   */
  RunSettings of(RunSettings run) {
    return run.with(
        new Parts(
            servers == null ? 1 : servers,
            clients == null ? run.places().clients().size() : clients));
  }
}
