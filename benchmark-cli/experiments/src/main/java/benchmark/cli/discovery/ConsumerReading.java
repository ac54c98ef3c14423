// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.JvmCounters;
import benchmark.cli.discovery.DiscoveryRecord.Moment;
import benchmark.cli.incident.Reading;
import benchmark.cli.incident.Reading.PartLevels;
import benchmark.cli.incident.Resource;
import benchmark.cli.text.Numbers;
import benchmark.launch.Gauge;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a consumer reports about itself.
 *
 * @param objects of its framework that are alive; 0 unless asked for
 * @param objectBytes their size
 */
record ConsumerReading(
    long calls, long failed, long objects, long objectBytes, JvmCounters counters) {

  /** Before it started. */
  static final ConsumerReading NONE =
      new ConsumerReading(0, 0, 0, 0, JvmCounters.parse("0 0 0 0 0 0 0 0 0 0 0 0"));

  static ConsumerReading of(String[] words) {
    return new ConsumerReading(
        Long.parseLong(words[0]), Long.parseLong(words[1]), 0, 0, counters(words, 2));
  }

  /** After a collection of the whole heap. */
  static ConsumerReading full(String[] words) {
    return new ConsumerReading(
        Long.parseLong(words[2]),
        Long.parseLong(words[3]),
        Long.parseLong(words[0]),
        Long.parseLong(words[1]),
        counters(words, 4));
  }

  private static JvmCounters counters(String[] words, int from) {
    return JvmCounters.parse(String.join(" ", Arrays.asList(words).subList(from, words.length)));
  }

  /** What it holds. */
  Map<DiscoveryMetric, Double> levels() {
    var levels = new EnumMap<DiscoveryMetric, Double>(DiscoveryMetric.class);
    if (counters.heapAfterGcBytes() != JvmCounters.MISSING) {
      levels.put(DiscoveryMetric.HEAP_MB, counters.heapAfterGcBytes() / Numbers.MEBI);
    }
    put(levels, DiscoveryMetric.OLD_MB, Gauge.OLD);
    put(levels, DiscoveryMetric.RSS_MB, Gauge.RSS);
    levels.put(DiscoveryMetric.OBJECTS, (double) objects);
    levels.put(DiscoveryMetric.OBJECTS_MB, objectBytes / Numbers.MEBI);
    return levels;
  }

  private void put(Map<DiscoveryMetric, Double> levels, DiscoveryMetric metric, Gauge gauge) {
    if (counters.gauges().containsKey(gauge)) {
      levels.put(metric, counters.gauges().get(gauge) / Numbers.MEBI);
    }
  }

  /** What is drawn of it: levels as they are, collections and failed calls as many as so far. */
  Moment moment(double seconds, ConsumerReading before) {
    double nanos = counters.clockNanos() - before.counters.clockNanos();
    return new Moment(
        seconds,
        gauge(Gauge.HEAP) / Numbers.MEBI,
        gauge(Gauge.RSS) / Numbers.MEBI,
        (counters.cpuNanos() - before.counters.cpuNanos()) / nanos,
        gauge(Gauge.YOUNG_GCS) + gauge(Gauge.FULL_GCS) + gauge(Gauge.CONCURRENT_GCS),
        failed);
  }

  /**
   * What it has used since another reading.
   *
   * @param changes how many instances have left or come in between, if it learns of each; 0 if all
   *     of it is told
   */
  Map<DiscoveryMetric, Double> since(ConsumerReading before, int changes) {
    var used = new EnumMap<DiscoveryMetric, Double>(DiscoveryMetric.class);
    used.put(DiscoveryMetric.CALLS, (double) calls - before.calls);
    used.put(DiscoveryMetric.FAILED, (double) failed - before.failed);
    double young = counted(before, Gauge.YOUNG_GCS);
    double full = counted(before, Gauge.FULL_GCS);
    double gcMillis =
        counters.gcMillis() == JvmCounters.MISSING
            ? Double.NaN
            : (double) counters.gcMillis() - before.counters.gcMillis();
    double cpuMillis = (counters.cpuNanos() - before.counters.cpuNanos()) / 1e6;
    double bytes = (double) counters.allocatedBytes() - before.counters.allocatedBytes();
    used.put(DiscoveryMetric.YOUNG_GCS, young);
    used.put(DiscoveryMetric.FULL_GCS, full);
    used.put(DiscoveryMetric.YOUNG_GC_MS, counted(before, Gauge.YOUNG_GC_MILLIS));
    used.put(DiscoveryMetric.FULL_GC_MS, counted(before, Gauge.FULL_GC_MILLIS));
    if (changes == 0) {
      used.put(DiscoveryMetric.GC_MS, gcMillis);
      used.put(DiscoveryMetric.CPU_MS, cpuMillis);
      used.put(DiscoveryMetric.ALLOCATED_MB, bytes / Numbers.MEBI);
    } else {
      used.put(DiscoveryMetric.CHANGES, (double) changes);
      used.put(DiscoveryMetric.YOUNG_GCS_PER_CHANGE, young / changes);
      used.put(DiscoveryMetric.FULL_GCS_PER_CHANGE, full / changes);
      used.put(DiscoveryMetric.GC_MS_PER_CHANGE, gcMillis / changes);
      used.put(DiscoveryMetric.CPU_MS_PER_CHANGE, cpuMillis / changes);
      used.put(DiscoveryMetric.KB_PER_CHANGE, bytes / 1024 / changes);
    }
    used.values().removeIf(value -> value.isNaN()); // what a JVM does not report is no zero
    return used;
  }

  /**
   * What happened since another reading.
   *
   * @param end when it was, in seconds since 1970, as {@code begin}
   * @param calling whether there was always somebody to call
   */
  Reading reading(ConsumerReading before, double begin, double end, boolean calling) {
    var levels = new EnumMap<Resource, Double>(Resource.class);
    levels.put(Resource.HEAP, level(counters.heapAfterGcBytes()));
    levels.put(Resource.THREADS, level(counters.threads()));
    levels.put(Resource.DESCRIPTORS, level(counters.descriptors()));
    levels.put(Resource.DIRECT, level(counters.gauges().get(Gauge.DIRECT)));
    levels.put(Resource.METASPACE, level(counters.gauges().get(Gauge.METASPACE)));
    return new Reading(
        "",
        begin,
        end,
        calling ? (double) calls - before.calls : Double.NaN,
        Double.NaN,
        0, // each phase has the number of its own
        0,
        Map.of(
            DiscoveryParts.CONSUMER,
            PartLevels.of(levels, level(counters.gauges().get(Gauge.HEAP_MAX)))));
  }

  private static double level(Long told) {
    return told == null || told == JvmCounters.MISSING ? Double.NaN : told;
  }

  private double counted(ConsumerReading before, Gauge gauge) {
    return counters.gauges().containsKey(gauge)
        ? (double) gauge(gauge) - before.gauge(gauge)
        : Double.NaN;
  }

  private long gauge(Gauge gauge) {
    return counters.gauges().getOrDefault(gauge, 0L);
  }
}
