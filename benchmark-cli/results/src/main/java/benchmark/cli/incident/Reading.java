// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import benchmark.launch.Load;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an interval of a run says about its calls and its parts.
 *
 * @param what is called: calls of one kind are compared with each other
 * @param begin in seconds since 1970, as {@code end}
 * @param answered how many calls were answered; NaN where calls are not looked at
 * @param due how many calls a second were to be made; NaN in a closed loop
 * @param failed how many calls failed
 * @param left how many calls were due and neither answered nor failed when the interval ended
 * @param parts by their names, but one that is not there to tell, as while it is restarted on
 *     purpose
 */
public record Reading(
    String what,
    double begin,
    double end,
    double answered,
    double due,
    double failed,
    double left,
    Map<String, PartLevels> parts) {

  /** More calls than this share of those that were due are no longer those under way. */
  private static final double UNDER_WAY = 0.1;

  /**
   * How many calls the interval made, as far as it is known; NaN if many were left, which are made
   * after it.
   */
  double calls() {
    double made = Double.isNaN(answered) ? 0 : answered;
    return left > UNDER_WAY * (made + failed + left) ? Double.NaN : made;
  }

  /**
   * What a part has of each resource.
   *
   * @param levels empty if it did not tell
   * @param heap the most that its heap may have, in bytes; NaN if that is not known
   */
  public record PartLevels(Map<Resource, Double> levels, double heap) {

    /** Takes levels that are known: NaN is not. */
    public static PartLevels of(Map<Resource, Double> levels, double heap) {
      var known = new EnumMap<Resource, Double>(Resource.class);
      levels.forEach(
          (resource, level) -> {
            if (Double.isFinite(level)) {
              known.put(resource, level);
            }
          });
      return new PartLevels(known, heap);
    }
  }

  /**
   * An interval by its line of costs.
   *
   * @param due as above
   * @param each the line of each of several servers and clients, by its name; empty of one server
   *     and its client
   */
  public static Reading of(CostLine line, double due, Map<String, CostLine> each) {
    double begin = line.number(CostColumns.START) / 1e6;
    var parts = new LinkedHashMap<String, PartLevels>();
    each.forEach((part, cost) -> parts.put(part, levels(part, cost)));
    if (each.isEmpty()) {
      List.of(Part.CLIENT, Part.SERVER).forEach(part -> parts.put(part, levels(part, line)));
    }
    return new Reading(
        line.operation().without(Load.Open.RATE).toString(),
        begin,
        begin + line.number(CostColumns.NANOS) / 1e9,
        line.get(CostColumns.OPS).orElse(0L),
        due,
        line.get(CostColumns.FAILED).orElse(0L),
        left(line),
        parts);
  }

  private static double left(CostLine line) {
    long made = line.get(CostColumns.OPS).orElse(0L) + line.get(CostColumns.FAILED).orElse(0L);
    return line.get(CostColumns.OFFERED).map(due -> due - made).orElse(0L);
  }

  private static PartLevels levels(String part, CostLine line) {
    CostColumns.Side side = Part.isOf(Part.CLIENT, part) ? CostColumns.CLIENT : CostColumns.SERVER;
    var levels = new EnumMap<Resource, Double>(Resource.class);
    levels.put(Resource.HEAP, line.number(side.heapAfterGcBytes()));
    levels.put(Resource.THREADS, line.number(side.threads()));
    levels.put(Resource.DESCRIPTORS, line.number(side.descriptors()));
    levels.put(Resource.DIRECT, line.number(side.gauges().get(Gauge.DIRECT)));
    levels.put(Resource.METASPACE, line.number(side.gauges().get(Gauge.METASPACE)));
    return PartLevels.of(levels, line.number(side.gauges().get(Gauge.HEAP_MAX)));
  }
}
