// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.util.Collection;
import java.util.List;

/**
 * What a collector's bean counts. A JVM has one bean or several, and only their names say it. What
 * a bean of an unknown name counts is not known, and must not be taken for one of the others.
 */
enum CollectorBean {
  /** Collections of a part of the heap, each in one pause. */
  PARTIAL(List.of("Copy", "PS Scavenge", "G1 Young Generation")),
  /** Collections of the entire heap, each in one pause. */
  FULL(List.of("MarkSweepCompact", "PS MarkSweep", "G1 Old Generation")),
  /** Cycles beside the application, with the time of each from its begin to its end. */
  CYCLES(List.of("ZGC Cycles", "ZGC Minor Cycles", "ZGC Major Cycles", "Shenandoah Cycles")),
  /** Cycles beside the application, with the time of their pauses. */
  PAUSES_OF_CYCLES(List.of("G1 Concurrent GC")),
  /** Pauses of cycles; what a collection leaves is not known yet. */
  PAUSES(List.of("ZGC Pauses", "ZGC Minor Pauses", "ZGC Major Pauses", "Shenandoah Pauses")),
  /** Nothing: Epsilon never collects. */
  NOTHING(List.of("Epsilon Heap")),
  UNKNOWN(List.of());

  private final List<String> names;

  CollectorBean(List<String> names) {
    this.names = names;
  }

  static CollectorBean of(String name) {
    for (CollectorBean bean : values()) {
      if (bean.names.contains(name)) {
        return bean;
      }
    }
    return UNKNOWN;
  }

  /** Whether its time is that in which it has stopped the application. */
  boolean stops() {
    return this == PARTIAL || this == FULL || this == PAUSES || this == PAUSES_OF_CYCLES;
  }

  /**
   * Whether the beans of a JVM count its full collections: they do if one of them does, and if none
   * ever happens. Shenandoah has some, and counts them among its pauses.
   */
  static boolean tellFull(Collection<String> names) {
    List<CollectorBean> beans = names.stream().map(CollectorBean::of).toList();
    return !beans.contains(UNKNOWN)
        && (beans.contains(FULL)
            || names.stream().allMatch(it -> it.startsWith("ZGC ") || of(it) == NOTHING));
  }
}
