// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.text.Numbers;
import java.util.Locale;

/** What is measured of a consumer, and of the registry that it reads. */
public enum DiscoveryMetric {
  START_SECONDS("first calls answered", "s"),
  HEAP_MB("heap after full collection", "MB"),
  OLD_MB("old generation after it", "MB"),
  RSS_MB("resident memory", "MB"),
  OBJECTS("live objects of the framework", ""),
  OBJECTS_MB("their size", "MB"),
  YOUNG_GCS("young collections", ""),
  YOUNG_GC_MS("pauses of young collections", "ms"),
  FULL_GCS("full collections", ""),
  FULL_GC_MS("pauses of full collections", "ms"),
  GC_MS("time in collections", "ms"),
  CPU_MS("CPU", "ms"),
  ALLOCATED_MB("allocated", "MB"),
  CHANGES("changes", ""),
  YOUNG_GCS_PER_CHANGE("young collections per change", ""),
  FULL_GCS_PER_CHANGE("full collections per change", ""),
  GC_MS_PER_CHANGE("time in collections per change", "ms"),
  CPU_MS_PER_CHANGE("CPU per change", "ms"),
  KB_PER_CHANGE("allocated per change", "KB"),
  DELAY_P50_MS("delay p50", "ms"),
  DELAY_MAX_MS("delay max", "ms"),
  SPREAD_MS("between first and last interface", "ms"),
  NOT_SEEN("changes not seen", ""),
  CALLS("calls", ""),
  FAILED("failed calls", ""),
  REGISTRY_MB("registry: data", "MB"),
  REGISTRY_WATCHES("registry: watches", ""),
  REGISTRY_PACKETS("registry: packets", ""),
  REGISTRY_CPU_MS("registry: CPU", "ms"),
  LOST_NODES("nodes lost", "");

  private final String label;
  private final String unit;

  DiscoveryMetric(String label, String unit) {
    this.label = label;
    this.unit = unit;
  }

  /** What tables call it, with its unit. */
  public String heading() {
    return unit.isEmpty() ? label : label + ", " + unit;
  }

  /** A value in tables: a number of things without decimals. */
  String text(double value) {
    return unit.isEmpty() && value == Math.rint(value) ? Numbers.plain(value) : Numbers.of(value);
  }

  /** What columns for other programs call it. */
  public String columnName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether systems are compared by it in a phase: it is better when it is less. */
  boolean isComparedIn(String phase) {
    return switch (this) {
      case START_SECONDS, CPU_MS, ALLOCATED_MB -> phase.equals(DiscoveryRun.START);
      case HEAP_MB, OLD_MB, RSS_MB -> phase.equals(DiscoveryRun.STEADY);
      case YOUNG_GCS_PER_CHANGE,
          FULL_GCS_PER_CHANGE,
          GC_MS_PER_CHANGE,
          CPU_MS_PER_CHANGE,
          KB_PER_CHANGE,
          DELAY_P50_MS ->
          DiscoveryRun.CHANGES.contains(phase);
      default -> false;
    };
  }
}
