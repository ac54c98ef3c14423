// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.error.UserError;
import benchmark.cli.run.RunSettings;
import benchmark.cli.text.Numbers;
import java.time.Duration;
import java.util.OptionalLong;

/**
 * How service discovery is measured, as the command line says it.
 *
 * @param instances that offer the services, the real one not counted
 * @param interfaces that each offers
 * @param protocols in which it offers each
 * @param changed how many instances leave and come at once
 * @param time how long the phases steady and churn take, each
 * @param outage how long registries are away
 * @param call the time between two calls of an interface
 * @param delay the framework's notification delay, in milliseconds
 * @param blocks how many fresh consumers of each system there are
 */
public record DiscoverySettings(
    RunSettings run,
    int instances,
    int interfaces,
    int protocols,
    int changed,
    Duration time,
    Duration outage,
    Duration call,
    int delay,
    int blocks) {

  /** What a JVM needs besides its heap. */
  private static final int BESIDE_HEAP_MEGABYTES = 200;

  private static final int SMALLEST_HEAP_MEGABYTES = 128;

  /** The consumer's heap in the published test. */
  static final String CONSUMER_HEAP = "768m";

  private static final int CONSUMER_MEGABYTES = 768;
  private static final int PARTS = 5;

  /** How long a change may take until the consumer sees it, for all interfaces one by one. */
  Duration patience() {
    return Duration.ofSeconds(30).plusMillis((long) (interfaces + 2) * delay);
  }

  /** How many nodes there are in each registry if each is about a service in a protocol. */
  int nodes() {
    return instances * interfaces * protocols;
  }

  /** The heap of each registry, which holds all nodes, their watches and answers with all names. */
  int registryMegabytes() {
    return SMALLEST_HEAP_MEGABYTES + nodes() / 50;
  }

  /** The heap of the simulator, and of the provider. */
  int simulatorMegabytes() {
    return SMALLEST_HEAP_MEGABYTES + nodes() / 200;
  }

  /** The memory of all parts of a run together. */
  long memoryBytes() {
    long megabytes =
        2L * registryMegabytes()
            + 2L * simulatorMegabytes()
            + CONSUMER_MEGABYTES
            + (long) PARTS * BESIDE_HEAP_MEGABYTES;
    return megabytes << 20;
  }

  /**
   * Makes sure that all parts fit into memory.
   *
   * @param available bytes; empty if that is not known
   * @throws UserError if they do not
   */
  public void requireMemory(OptionalLong available) {
    if (available.isPresent() && available.getAsLong() < memoryBytes()) {
      throw UserError.failure(
          "%d instances x %d interfaces x %d protocols need %s GiB for two registries, simulator,"
              + " provider and consumer, and %s GiB are free. End other programs, or give fewer with"
              + " --instances.",
          instances, interfaces, protocols, gibi(memoryBytes()), gibi(available.getAsLong()));
    }
  }

  private static String gibi(long bytes) {
    return Numbers.rounded(bytes / (double) (1 << 30), 2);
  }
}
