// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.process.Place;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.Endpoint;
import benchmark.cli.topology.RunningPart;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a registry reports about itself: ZooKeeper's mntr, lines of a name, a tab and a value.
 *
 * @param pid of its process: a new one counts from zero
 */
record RegistryReading(long pid, double cpuMillis, Map<String, String> reported) {

  /**
   * Asks a registry.
   *
   * @param registry its process; empty for one of others, which need not answer
   */
  static RegistryReading of(Optional<RunningPart> registry, Endpoint at) {
    String text = Place.LOCAL.ask(at.host(), at.port(), "mntr").orElse("");
    return new RegistryReading(
        registry.map(RunningPart::pid).orElse(0L),
        registry.flatMap(RunningPart::cpuTime).map(it -> (double) it.toMillis()).orElse(Double.NaN),
        text.lines()
            .map(line -> line.split("\t"))
            .filter(words -> words.length == 2)
            .collect(Collectors.toMap(words -> words[0], words -> words[1], (one, other) -> one)));
  }

  /** What it holds, and what it has done since another reading of the same process. */
  Map<DiscoveryMetric, Double> since(RegistryReading before) {
    var values = new EnumMap<DiscoveryMetric, Double>(DiscoveryMetric.class);
    values.put(DiscoveryMetric.REGISTRY_MB, number("zk_approximate_data_size") / Numbers.MEBI);
    values.put(DiscoveryMetric.REGISTRY_WATCHES, number("zk_watch_count"));
    if (pid == before.pid) {
      values.put(DiscoveryMetric.REGISTRY_PACKETS, packets() - before.packets());
      values.put(DiscoveryMetric.REGISTRY_CPU_MS, cpuMillis - before.cpuMillis);
    }
    values.values().removeIf(value -> value.isNaN());
    return values;
  }

  private double packets() {
    return number("zk_packets_received") + number("zk_packets_sent");
  }

  private double number(String name) {
    return reported.containsKey(name) ? Double.parseDouble(reported.get(name)) : Double.NaN;
  }
}
