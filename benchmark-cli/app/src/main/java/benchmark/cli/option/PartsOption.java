// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.run.PartCounts;
import benchmark.cli.run.RunSettings;
import picocli.CommandLine.Option;

/** The options that say how many servers and clients a run has. */
public final class PartsOption {

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

  public boolean isGiven() {
    return servers != null || clients != null;
  }

  /** A run with what the user says, or with a server and its client. */
  public RunSettings of(RunSettings run) {
    return of(run, PartCounts.ONE);
  }

  /**
   * Settings with these numbers where the user does not say otherwise; with more clients than that
   * if there are more places for them.
   */
  public RunSettings of(RunSettings run, PartCounts usual) {
    return run.with(
        new PartCounts(
            servers == null ? usual.servers() : servers,
            clients == null ? Math.max(usual.clients(), run.places().clients().size()) : clients));
  }
}
