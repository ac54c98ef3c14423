// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import java.util.List;
import java.util.OptionalLong;
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

  /** Whether a consumer's heap is another one than in the published test. */
  static boolean hasHeap(Variant variant) {
    return variant.overrides().stream().anyMatch(it -> it.matches("(client\\.)?heap=.*"));
  }

  /**
   * Makes sure that all parts fit into memory, whatever consumer runs.
   *
   * @param available bytes; empty if that is not known
   * @throws benchmark.cli.error.UserError if they do not
   */
  public void requireMemory(List<Variant> variants, OptionalLong available) {
    conditions.requireMemory(
        available,
        variants.stream()
            .mapToInt(
                it ->
                    hasHeap(it)
                        ? it.client().heapMegabytes()
                        : DiscoveryConditions.CONSUMER_MEGABYTES)
            .max()
            .orElseThrow());
  }
}
