// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.run.RunSettings;
import java.util.UUID;

/**
 * How service discovery is measured, as the command line says it.
 *
 * @param root the name of the node that a registry has everything below; frameworks call it a group
 * @param blocks how many fresh consumers of each system there are
 */
public record DiscoverySettings(
    RunSettings run, DiscoveryConditions conditions, String root, int blocks) {

  /** With a root that no registry has. */
  public DiscoverySettings(RunSettings run, DiscoveryConditions conditions, int blocks) {
    this(run, conditions, "benchmark-" + UUID.randomUUID(), blocks);
  }
}
