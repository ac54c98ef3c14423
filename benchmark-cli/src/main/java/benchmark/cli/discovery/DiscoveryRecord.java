// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What was measured, and with what.
 *
 * @param command the words that the user gave to benchmark.sh
 * @param blocks how many fresh consumers of each system were to be measured
 * @param outageSeconds how long registries were away
 * @param delayMillis the framework's notification delay
 * @param runs in the order of measuring
 */
public record DiscoveryRecord(
    List<String> command,
    GitState project,
    Jdk jdk,
    Machine machine,
    Instant start,
    int instances,
    int interfaces,
    int protocols,
    int changedAtOnce,
    double phaseSeconds,
    double outageSeconds,
    double callSeconds,
    int delayMillis,
    int blocks,
    List<Run> runs) {

  /** Where it is stored. */
  public static final String FILE = "discovery.json";

  /**
   * A system with a fresh consumer.
   *
   * @param block from 1 on
   * @param modules every library of the consumer, and its version
   * @param nodesOfInstance how many nodes an instance has in each registry
   * @param bytesOfNode how long a node's name and data are in the mean
   */
  public record Run(
      String variant,
      int block,
      Map<String, String> modules,
      Map<String, List<String>> commandLines,
      int nodesOfInstance,
      int bytesOfNode,
      List<DiscoveryPhase> phases) {

    /** A value; NaN if it was not measured. */
    double value(String phase, DiscoveryMetric metric) {
      return phases.stream()
          .filter(it -> it.name().equals(phase))
          .findFirst()
          .map(it -> it.values().getOrDefault(metric, Double.NaN))
          .orElse(Double.NaN);
    }
  }

  /** The same with one run more. */
  DiscoveryRecord with(Run run) {
    var more = new ArrayList<>(runs);
    more.add(run);
    return new DiscoveryRecord(
        command,
        project,
        jdk,
        machine,
        start,
        instances,
        interfaces,
        protocols,
        changedAtOnce,
        phaseSeconds,
        outageSeconds,
        callSeconds,
        delayMillis,
        blocks,
        more);
  }

  /** The systems, in the order of the command line. */
  List<String> variants() {
    return runs.stream().map(Run::variant).distinct().toList();
  }

  /** The runs of a system, in the order of their blocks. */
  List<Run> of(String variant) {
    return runs.stream().filter(it -> it.variant().equals(variant)).toList();
  }
}
