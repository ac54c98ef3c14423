// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.Gauge;
import benchmark.launch.LaunchProperties;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Reads the {@link Gauge}s of this JVM: some milliseconds for a few hundred threads. */
final class Gauges {

  private static final Predicate<String> IS_OLD =
      name -> name.contains("Old Gen") || name.contains("Tenured");

  private static final String VOLUNTARY = "voluntary_ctxt_switches:";
  private static final String INVOLUNTARY = "nonvoluntary_ctxt_switches:";

  private final Map<Gauge, Long> values = new EnumMap<>(Gauge.class);

  private Gauges() {}

  /** All that this JVM and this system report now; two at most in runs that are not long. */
  static Map<Gauge, Long> read() {
    var gauges = new Gauges();
    ServedCalls.soFar().ifPresent(it -> gauges.values.put(Gauge.CALLS, it));
    CollectorThreads.cpuNanos().ifPresent(it -> gauges.values.put(Gauge.GC_CPU, it));
    if (LaunchProperties.GAUGES.or(false)) {
      gauges.ofLongRun();
    }
    return Collections.unmodifiableMap(gauges.values);
  }

  private void ofLongRun() {
    memory();
    collections();
    descriptors();
    status();
    threads();
  }

  private void memory() {
    var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    values.put(Gauge.HEAP, heap.getUsed());
    if (heap.getMax() > 0) {
      values.put(Gauge.HEAP_MAX, heap.getMax());
    }
    pools(Gauge.OLD, IS_OLD, MemoryPoolMXBean::getUsage);
    pools(Gauge.OLD_AFTER_GC, IS_OLD, MemoryPoolMXBean::getCollectionUsage);
    pools(Gauge.METASPACE, "Metaspace"::equals, MemoryPoolMXBean::getUsage);
    pools(
        Gauge.CODE,
        name -> name.startsWith("CodeHeap") || name.startsWith("CodeCache"),
        MemoryPoolMXBean::getUsage);
    for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) {
      switch (pool.getName()) {
        case "direct" -> values.put(Gauge.DIRECT, pool.getMemoryUsed());
        case "mapped" -> values.put(Gauge.MAPPED, pool.getMemoryUsed());
        default -> {}
      }
    }
    Long pooled = NettyAllocators.bytes();
    if (pooled != null) {
      values.put(Gauge.POOLED, pooled);
    }
  }

  private void pools(
      Gauge gauge, Predicate<String> names, Function<MemoryPoolMXBean, MemoryUsage> usage) {
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      MemoryUsage told = names.test(pool.getName()) ? usage.apply(pool) : null;
      if (told != null && told.getCommitted() > 0) { // nothing before the first collection
        values.merge(gauge, told.getUsed(), Long::sum);
      }
    }
  }

  private void collections() {
    collections(ManagementFactory.getGarbageCollectorMXBeans(), values);
  }

  /** Adds what beans count; what they cannot distinguish, or an unknown bean, is missing. */
  static void collections(List<? extends GarbageCollectorMXBean> beans, Map<Gauge, Long> values) {
    List<String> names = beans.stream().map(GarbageCollectorMXBean::getName).toList();
    if (CollectorBean.tellFull(names)) {
      values.put(Gauge.FULL_GCS, 0L);
      values.put(Gauge.FULL_GC_MILLIS, 0L);
    }
    for (GarbageCollectorMXBean gc : beans) {
      long count = Math.max(0, gc.getCollectionCount());
      long millis = Math.max(0, gc.getCollectionTime());
      switch (CollectorBean.of(gc.getName())) {
        case FULL -> {
          values.merge(Gauge.FULL_GCS, count, Long::sum);
          values.merge(Gauge.FULL_GC_MILLIS, millis, Long::sum);
        }
        case CYCLES, PAUSES_OF_CYCLES -> values.merge(Gauge.CONCURRENT_GCS, count, Long::sum);
        case PARTIAL -> {
          values.merge(Gauge.YOUNG_GCS, count, Long::sum);
          values.merge(Gauge.YOUNG_GC_MILLIS, millis, Long::sum);
        }
        case PAUSES, NOTHING, UNKNOWN -> {}
      }
    }
    if (names.stream().map(CollectorBean::of).anyMatch(CollectorBean.UNKNOWN::equals)) {
      List.of(
              Gauge.FULL_GCS,
              Gauge.FULL_GC_MILLIS,
              Gauge.YOUNG_GCS,
              Gauge.YOUNG_GC_MILLIS,
              Gauge.CONCURRENT_GCS)
          .forEach(values::remove);
    }
  }

  private void descriptors() {
    if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
      values.put(Gauge.DESCRIPTORS_MAX, unix.getMaxFileDescriptorCount());
    }
    long sockets = 0;
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
      for (Path descriptor : all) {
        sockets += isSocket(descriptor) ? 1 : 0;
      }
      values.put(Gauge.SOCKETS, sockets);
    } catch (IOException | RuntimeException notLinux) {
      // missing
    }
  }

  private static boolean isSocket(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).toString().startsWith("socket:");
    } catch (IOException closedMeanwhile) {
      return false;
    }
  }

  private void status() {
    try {
      number(Files.readAllLines(Path.of("/proc/self/status")), "VmRSS:")
          .ifPresent(kibi -> values.put(Gauge.RSS, kibi * 1024));
    } catch (IOException notLinux) {
      // missing
    }
  }

  private void threads() {
    var threads = new ArrayList<Path>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc/self/task"))) {
      all.forEach(threads::add);
    } catch (IOException | RuntimeException notLinux) {
      return;
    }
    for (Path thread : threads) {
      try {
        List<String> status = Files.readAllLines(thread.resolve("status"));
        number(status, VOLUNTARY).ifPresent(it -> values.merge(Gauge.VOLUNTARY, it, Long::sum));
        number(status, INVOLUNTARY).ifPresent(it -> values.merge(Gauge.INVOLUNTARY, it, Long::sum));
      } catch (IOException hasEnded) {
        continue;
      }
    }
  }

  /** The number behind a key in lines of Linux's /proc/PID/status. */
  static Optional<Long> number(List<String> status, String key) {
    return status.stream()
        .filter(line -> line.startsWith(key))
        .map(line -> Long.valueOf(line.replaceAll("\\D", "")))
        .findFirst();
  }
}
