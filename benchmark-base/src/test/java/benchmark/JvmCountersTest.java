// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.Gauge;
import benchmark.launch.LaunchProperties;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.OS;

class JvmCountersTest {

  @Test
  void countsWhatThisJvmDoes() {
    JvmCounters before = JvmCounters.read();
    int waste = 0;
    for (int i = 0; i < 100; i++) {
      waste += new byte[100_000].length;
    }
    JvmCounters after = JvmCounters.read();
    long end = System.nanoTime() + 10_000_000_000L;
    while (after.cpuNanos() == before.cpuNanos() && System.nanoTime() - end < 0) {
      after = JvmCounters.read(); // some JDKs count CPU time in steps of 10 ms
    }

    assertThat(waste).isEqualTo(10_000_000);
    assertThat(after.allocatedBytes() - before.allocatedBytes()).isGreaterThanOrEqualTo(10_000_000);
    assertThat(after.cpuNanos()).isGreaterThan(before.cpuNanos());
    assertThat(after.compileMillis()).isGreaterThanOrEqualTo(before.compileMillis()).isPositive();
    assertThat(after.clockNanos()).isGreaterThan(before.clockNanos());
    assertThat(after.threads()).isPositive();
    assertThat(after.blockedNanos()).isGreaterThanOrEqualTo(before.blockedNanos());
    assertThat(after.gcMillis()).isGreaterThanOrEqualTo(before.gcMillis());
    if (Files.exists(Path.of("/proc/self/status"))) {
      assertThat(after.peakRssBytes()).isGreaterThan(10_000_000);
      assertThat(after.descriptors()).isGreaterThan(2);
    }
  }

  @Test
  void saysWhatTheLastCollectionLeft() {
    var kept = new byte[20_000_000];
    System.gc();

    assertThat(JvmCounters.read().heapAfterGcBytes())
        .isBetween((long) kept.length, Runtime.getRuntime().maxMemory());
  }

  @Test
  void survivesTheWireAsOneLine() {
    var counters =
        new JvmCounters(1, 2, 3, 4, JvmCounters.MISSING, 6, 7, 8, 9, 10, 11, 12, Map.of());

    assertThat(counters.toLine()).isEqualTo("1 2 3 4 -1 6 7 8 9 10 11 12");
    assertThat(JvmCounters.parse(counters.toLine())).isEqualTo(counters);
  }

  @Test
  void reportsMostGaugesOnlyInLongRuns() {
    assertThat(JvmCounters.read().gauges().keySet())
        .isEqualTo(OS.LINUX.isCurrentOs() ? Set.of(Gauge.GC_CPU) : Set.of());
    LaunchProperties.GAUGES.set(true);
    try {
      System.gc();
      JvmCounters counters = JvmCounters.read();

      assertThat(counters.gauges())
          .containsKeys(
              Gauge.OLD_AFTER_GC,
              Gauge.HEAP,
              Gauge.METASPACE,
              Gauge.CODE,
              Gauge.DIRECT,
              Gauge.YOUNG_GCS)
          .doesNotContainKey(Gauge.POOLED); // there is no Netty here
      assertThat(counters.gauges().get(Gauge.HEAP)).isPositive();
      assertThat(counters.gauges().get(Gauge.OLD_AFTER_GC))
          .isBetween(1L, counters.gauges().get(Gauge.OLD));
      assertThat(JvmCounters.parse(counters.toLine())).isEqualTo(counters);
    } finally {
      System.clearProperty(LaunchProperties.GAUGES.name());
    }
  }
}
