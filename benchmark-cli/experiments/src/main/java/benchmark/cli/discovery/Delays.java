// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How long it took until a consumer saw changes. */
final class Delays {

  private Delays() {}

  /**
   * What they come to.
   *
   * @param delays milliseconds, of each change one for each interface; -1 for one not seen
   */
  static Map<DiscoveryMetric, Double> of(List<List<Long>> delays) {
    var values = new EnumMap<DiscoveryMetric, Double>(DiscoveryMetric.class);
    if (delays.isEmpty()) {
      return values;
    }
    List<Long> all = delays.stream().flatMap(List::stream).toList();
    List<Long> seen = all.stream().filter(it -> it >= 0).sorted().toList();
    values.put(DiscoveryMetric.NOT_SEEN, (double) all.size() - seen.size());
    if (!seen.isEmpty()) {
      values.put(DiscoveryMetric.DELAY_P50_MS, (double) seen.get((seen.size() - 1) / 2));
      values.put(DiscoveryMetric.DELAY_MAX_MS, (double) seen.get(seen.size() - 1));
      values.put(
          DiscoveryMetric.SPREAD_MS,
          delays.stream()
              .map(change -> change.stream().filter(it -> it >= 0).toList())
              .filter(change -> !change.isEmpty())
              .mapToDouble(change -> Collections.max(change) - Collections.min(change))
              .average()
              .orElse(0));
    }
    return values;
  }
}
