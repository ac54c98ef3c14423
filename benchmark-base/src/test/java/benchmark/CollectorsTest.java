// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import benchmark.launch.Gauge;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.MemoryUsage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.management.ObjectName;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read of JVMs with each collector, some of which have beans without a use of memory. */
@DisplayName("the counters of a JVM with")
class CollectorsTest {

  private static final int KEPT = 20_000_000;

  /** Reads its counters again and again while it collects garbage. */
  public static final class Collecting {

    private Collecting() {}

    public static void main(String[] args) throws InterruptedException {
      LaunchProperties.GAUGES.set(true);
      var kept = new byte[KEPT];
      var lines = new ArrayList<String>();
      for (int i = 0; i < 4; i++) {
        System.gc();
        for (int look = 0; look < 5; look++) {
          lines.add(JvmCounters.read().toLine());
          Thread.sleep(2);
        }
      }
      lines.forEach(System.out::println);
      System.out.println("kept " + kept.length);
    }
  }

  static Stream<Arguments> collectors() {
    return Stream.of(
        arguments("-XX:+UseSerialGC", true),
        arguments("-XX:+UseParallelGC", true),
        arguments("-XX:+UseG1GC", true),
        arguments("-XX:+UseZGC", true),
        arguments("-XX:+UseZGC -XX:+ZGenerational", true),
        arguments("-XX:+UseShenandoahGC", false),
        arguments("-XX:+UseShenandoahGC -XX:ShenandoahGCMode=generational", false));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("collectors")
  void neverTellWhatAPauseLeaves(String options, boolean tellsFullCollections)
      throws IOException, InterruptedException {
    for (JvmCounters counters : readings(options)) {
      assertThat(counters.heapAfterGcBytes()).isGreaterThan(KEPT / 2);
      assertThat(counters.gcMillis()).isNotNegative();
      assertThat(counters.gauges().getOrDefault(Gauge.GC_CPU, OS.LINUX.isCurrentOs() ? 0L : 1L))
          .as("CPU time of the threads that collect")
          .isPositive();
      assertThat(counters.gauges().containsKey(Gauge.FULL_GCS)).isEqualTo(tellsFullCollections);
      assertThat(counters.gauges().getOrDefault(Gauge.OLD_AFTER_GC, 1L)).isPositive();
      if (options.contains("Z") || options.contains("Shenandoah")) {
        assertThat(counters.gauges())
            .as("a pause is not a collection of the young generation")
            .doesNotContainKey(Gauge.YOUNG_GCS)
            .containsKey(Gauge.CONCURRENT_GCS);
      }
    }
  }

  @Test
  @DisplayName("Epsilon: nothing is left, and nothing was collected")
  void ofAJvmThatNeverCollects() throws IOException, InterruptedException {
    for (JvmCounters counters : readings("-XX:+UnlockExperimentalVMOptions -XX:+UseEpsilonGC")) {
      assertThat(counters.heapAfterGcBytes()).isEqualTo(JvmCounters.MISSING);
      assertThat(counters.gauges()).containsEntry(Gauge.FULL_GCS, 0L);
    }
  }

  private static List<JvmCounters> readings(String options)
      throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options.split(" ")));
    command.addAll(
        List.of(
            "-Xmx256m", "-cp", System.getProperty("java.class.path"), Collecting.class.getName()));
    Path out = Files.createTempFile("collectors", ".txt");
    try {
      Process jvm =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(out.toFile())
              .start();
      assertThat(jvm.waitFor(60, TimeUnit.SECONDS)).isTrue();
      List<String> lines = Files.readAllLines(out, StandardCharsets.UTF_8);
      Assumptions.assumeTrue(jvm.exitValue() == 0, "This JDK has no such collector: " + lines);
      List<JvmCounters> readings =
          lines.stream()
              .filter(it -> it.matches("-?\\d+( -?\\d+)+"))
              .map(JvmCounters::parse)
              .toList();
      assertThat(readings).hasSize(20);
      return readings;
    } finally {
      Files.delete(out);
    }
  }

  /** A bean as a JVM has it that this project has never seen. */
  private record Bean(String name, long count, long millis) implements GarbageCollectorMXBean {

    @Override
    public long getCollectionCount() {
      return count;
    }

    @Override
    public long getCollectionTime() {
      return millis;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    public boolean isValid() {
      return true;
    }

    @Override
    public String[] getMemoryPoolNames() {
      return new String[0];
    }

    @Override
    public ObjectName getObjectName() {
      return null;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"global", "GPGC Old", "Shenandoah Old Something", "New Pauses"})
  @DisplayName("a collector that nobody knows: how often and how long is not known")
  void ofAnUnknownCollector(String name) {
    List<GarbageCollectorMXBean> beans =
        List.of(new Bean("G1 Young Generation", 5, 50), new Bean(name, 3, 30));
    Map<Gauge, Long> gauges = new EnumMap<>(Gauge.class);
    Gauges.collections(beans, gauges);

    assertThat(gauges).isEmpty();
    assertThat(JvmCounters.stopping(beans, GarbageCollectorMXBean::getCollectionTime))
        .isEqualTo(JvmCounters.MISSING);
  }

  @Test
  @DisplayName("pauses beside cycles: only pauses stop the application")
  void ofPausesAndCycles() {
    List<GarbageCollectorMXBean> beans =
        List.of(
            new Bean("ZGC Minor Cycles", 2, 900),
            new Bean("ZGC Minor Pauses", 6, 1),
            new Bean("ZGC Major Cycles", 1, 700),
            new Bean("ZGC Major Pauses", 5, 2));
    Map<Gauge, Long> gauges = new EnumMap<>(Gauge.class);
    Gauges.collections(beans, gauges);

    assertThat(gauges)
        .containsOnly(
            Map.entry(Gauge.FULL_GCS, 0L),
            Map.entry(Gauge.FULL_GC_MILLIS, 0L),
            Map.entry(Gauge.CONCURRENT_GCS, 3L));
    assertThat(JvmCounters.stopping(beans, GarbageCollectorMXBean::getCollectionTime)).isEqualTo(3);
  }

  @Test
  @DisplayName("a collection that does not report all pools")
  void ofACollectionThatReportsNoPool() {
    assertThat(JvmCounters.heap(Map.of(), MemoryUsage::getUsed)).isZero();
  }
}
