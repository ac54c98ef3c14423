// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.error.UserError;
import benchmark.cli.text.Numbers;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;

/**
 * What a consumer is put through: the same of every system of a comparison.
 *
 * @param instances that offer the services, the real one not counted
 * @param interfaces that each offers
 * @param protocols in which it offers each
 * @param changedAtOnce how many instances leave and come at once in churn and in the rollout
 * @param delayMillis the framework's notification delay
 * @param eager whether connections are made before they are used
 * @param registries where ones listen that run already; none if they are started for a run
 */
public record DiscoveryConditions(
    int instances,
    int interfaces,
    int protocols,
    int changedAtOnce,
    @JsonUnwrapped Times times,
    int delayMillis,
    boolean eager,
    List<String> registries) {

  /**
   * How long it takes.
   *
   * @param phaseSeconds how long the phases steady and churn take, each
   * @param everySeconds the time between two steps of the rollout; 0 so that it takes a phase's
   *     time
   * @param outageSeconds how long registries are away
   * @param callSeconds the time between two calls of an interface
   */
  public record Times(
      double phaseSeconds, double everySeconds, double outageSeconds, double callSeconds) {

    /** These, if the time between two steps is known, or else with steps of a phase. */
    private Times with(int steps) {
      return everySeconds > 0
          ? this
          : new Times(phaseSeconds, phaseSeconds / steps, outageSeconds, callSeconds);
    }
  }

  /** What a JVM needs besides its heap. */
  private static final int BESIDE_HEAP_MEGABYTES = 200;

  static final int SMALLEST_HEAP_MEGABYTES = 128;

  /** The consumer's heap in the published test. */
  static final int CONSUMER_MEGABYTES = 768;

  private static final int PARTS = 5;

  /** More moments tell no more on a page. */
  private static final double MOST_MOMENTS = 600;

  /** Copies the list, and has all restarted in the time of a phase if nothing else is said. */
  public DiscoveryConditions {
    registries = List.copyOf(registries);
    times = times.with(steps(instances, changedAtOnce));
  }

  /** Whether the registries are ones that others use as well: they are not stopped. */
  public boolean hasRegistries() {
    return !registries.isEmpty();
  }

  Duration phase() {
    return seconds(times.phaseSeconds);
  }

  /** The time between two steps of the rollout. */
  Duration every() {
    return seconds(times.everySeconds);
  }

  /** How many steps restart all instances. */
  private static int steps(int instances, int changedAtOnce) {
    return (instances + changedAtOnce - 1) / changedAtOnce;
  }

  Duration outage() {
    return seconds(times.outageSeconds);
  }

  Duration call() {
    return seconds(times.callSeconds);
  }

  private static Duration seconds(double seconds) {
    return Duration.ofMillis(Math.round(seconds * 1e3));
  }

  /** How long a change may take until the consumer sees it, for all interfaces one by one. */
  Duration patience() {
    return Duration.ofSeconds(30).plusMillis((long) (interfaces + 2) * delayMillis);
  }

  /**
   * About how long a consumer is measured. What depends on the number of nodes is what it took for
   * 20,000 on two CPUs, where that was longest.
   */
  public Duration length() {
    double outages = hasRegistries() ? 0 : 2 * times.outageSeconds;
    return seconds(
        2 * times.phaseSeconds
            + steps(instances, changedAtOnce) * times.everySeconds
            + outages
            + 15
            + nodes() / 125.0);
  }

  /** The time between two readings for the timeline. */
  Duration moment() {
    return seconds(Math.max(1, length().toSeconds() / MOST_MOMENTS));
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

  /**
   * The memory of all parts of a run together.
   *
   * @param consumerMegabytes its heap
   */
  long memoryBytes(int consumerMegabytes) {
    long megabytes =
        2L * registryMegabytes()
            + 2L * simulatorMegabytes()
            + consumerMegabytes
            + (long) PARTS * BESIDE_HEAP_MEGABYTES;
    return megabytes << 20;
  }

  /**
   * Makes sure that all parts fit into memory.
   *
   * @param available bytes; empty if that is not known
   * @param consumerMegabytes its heap
   * @throws UserError if they do not
   */
  void requireMemory(OptionalLong available, int consumerMegabytes) {
    long needed = memoryBytes(consumerMegabytes);
    if (available.isPresent() && available.getAsLong() < needed) {
      throw UserError.failure(
          "%d instances x %d interfaces x %d protocols need %s GiB for two registries, simulator,"
              + " provider and consumer, and %s GiB are free. Stop other programs, or give fewer"
              + " with --instances.",
          instances, interfaces, protocols, gibi(needed), gibi(available.getAsLong()));
    }
  }

  private static String gibi(long bytes) {
    return Numbers.rounded(bytes / (double) (1 << 30), 2);
  }
}
