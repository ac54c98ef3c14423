// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.Gauge;
import com.sun.management.GcInfo;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * What this JVM has used since it started, as the JVM and the operating system count it. Two
 * readings around an interval give the cost of what ran in between. A value that cannot be read is
 * {@value #MISSING}, never zero.
 *
 * @param cpuNanos CPU time of all threads, JIT and GC included, in nanoseconds
 * @param allocatedBytes bytes allocated on the heap; before JDK 21 by the threads that are alive
 * @param gcMillis milliseconds in which collectors stopped the application; missing of a collector
 *     that is not known
 * @param gcCount how many times they did
 * @param peakRssBytes highest resident memory so far, in bytes (Linux only)
 * @param compileMillis milliseconds that the JIT's threads have spent in compilations, all threads
 *     together, waiting for a CPU included
 * @param clockNanos this JVM's {@link System#nanoTime} at the reading: two readings show how long
 *     the interval was here, whatever time the question took to arrive
 * @param heapAfterGcBytes what the last collection left on the heap, in bytes; missing before the
 *     first one, and never what a pause in the middle of one reports
 * @param threads how many threads there are
 * @param descriptors how many file descriptors are open (POSIX only)
 * @param blockedNanos how long threads have waited for locks that others held, all threads
 *     together, in nanoseconds: an estimate
 * @param pausedNanos how long its threads did not run, although they could have: while it was
 *     stopped, or collected garbage, or had no CPU; only pauses of more than 100 ms
 * @param gauges what it reports in long runs, and two of them in others
 */
public record JvmCounters(
    long cpuNanos,
    long allocatedBytes,
    long gcMillis,
    long gcCount,
    long peakRssBytes,
    long compileMillis,
    long clockNanos,
    long heapAfterGcBytes,
    long threads,
    long descriptors,
    long blockedNanos,
    long pausedNanos,
    Map<Gauge, Long> gauges) {

  /** Takes the place of a value that cannot be read. */
  public static final long MISSING = -1;

  /** Counters of which nothing is known. */
  public static final JvmCounters UNKNOWN =
      new JvmCounters(
          MISSING, MISSING, MISSING, MISSING, MISSING, MISSING, MISSING, MISSING, MISSING, MISSING,
          MISSING, MISSING, Map.of());

  private static final int ALWAYS = 12;

  private static final Set<CollectorBean> MEASURES_NO_HEAP =
      EnumSet.of(CollectorBean.PAUSES, CollectorBean.PAUSES_OF_CYCLES, CollectorBean.NOTHING);

  /** Reads the counters of this JVM. */
  public static JvmCounters read() {
    List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
    return new JvmCounters(
        processCpuNanos(),
        allocated(),
        stopping(collectors, GarbageCollectorMXBean::getCollectionTime),
        stopping(collectors, GarbageCollectorMXBean::getCollectionCount),
        peakRss(),
        totalCompilation(),
        System.nanoTime(),
        heapAfterGc(collectors),
        ManagementFactory.getThreadMXBean().getThreadCount(),
        openDescriptors(),
        BlockedTime.nanos(),
        Pauses.nanos(),
        Gauges.read());
  }

  /** Reads what {@link #toLine} wrote. */
  public static JvmCounters parse(String line) {
    long[] values = Arrays.stream(line.split(" ")).mapToLong(Long::parseLong).toArray();
    return new JvmCounters(
        values[0],
        values[1],
        values[2],
        values[3],
        values[4],
        values[5],
        values[6],
        values[7],
        values[8],
        values[9],
        values[10],
        values[11],
        gauges(values));
  }

  private static Map<Gauge, Long> gauges(long[] values) {
    var gauges = new EnumMap<Gauge, Long>(Gauge.class);
    for (Gauge gauge : Gauge.values()) {
      int place = ALWAYS + gauge.ordinal();
      if (place < values.length && values[place] != MISSING) {
        gauges.put(gauge, values[place]);
      }
    }
    return gauges;
  }

  /** All values in the order of the components, with every gauge there may be. */
  public long[] values() {
    return LongStream.concat(
            LongStream.of(
                cpuNanos,
                allocatedBytes,
                gcMillis,
                gcCount,
                peakRssBytes,
                compileMillis,
                clockNanos,
                heapAfterGcBytes,
                threads,
                descriptors,
                blockedNanos,
                pausedNanos),
            Arrays.stream(Gauge.values()).mapToLong(it -> gauges.getOrDefault(it, MISSING)))
        .toArray();
  }

  /** The {@link #values}, separated by spaces, up to the last gauge that there is. */
  public String toLine() {
    int reported = gauges.keySet().stream().mapToInt(it -> it.ordinal() + 1).max().orElse(0);
    return Arrays.stream(values())
        .limit(ALWAYS + reported)
        .mapToObj(Long::toString)
        .collect(Collectors.joining(" "));
  }

  private static long processCpuNanos() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getProcessCpuTime()
        : MISSING;
  }

  private static long totalCompilation() {
    CompilationMXBean jit = ManagementFactory.getCompilationMXBean();
    return jit != null && jit.isCompilationTimeMonitoringSupported()
        ? jit.getTotalCompilationTime()
        : MISSING;
  }

  private static long allocated() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    if (!(threads instanceof com.sun.management.ThreadMXBean counting)
        || !counting.isThreadAllocatedMemorySupported()) {
      return MISSING;
    }
    try { // since JDK 21, and includes the threads that have ended
      return (long)
          com.sun.management.ThreadMXBean.class
              .getMethod("getTotalThreadAllocatedBytes")
              .invoke(counting);
    } catch (ReflectiveOperationException olderJdk) {
      return LongStream.of(counting.getThreadAllocatedBytes(counting.getAllThreadIds()))
          .filter(bytes -> bytes > 0)
          .sum();
    }
  }

  /** Over the beans whose time is that of pauses; missing if one of them is unknown. */
  static long stopping(
      List<GarbageCollectorMXBean> collectors, ToLongFunction<GarbageCollectorMXBean> number) {
    long sum = 0;
    for (GarbageCollectorMXBean gc : collectors) {
      CollectorBean bean = CollectorBean.of(gc.getName());
      if (bean == CollectorBean.UNKNOWN) {
        return MISSING;
      }
      sum += bean.stops() ? Math.max(0, number.applyAsLong(gc)) : 0;
    }
    return sum;
  }

  private static long heapAfterGc(List<GarbageCollectorMXBean> collectors) {
    return collectors.stream()
        .filter(com.sun.management.GarbageCollectorMXBean.class::isInstance)
        // a pause has left nothing yet, and G1's concurrent cycles free no eden
        .filter(gc -> !MEASURES_NO_HEAP.contains(CollectorBean.of(gc.getName())))
        .map(gc -> ((com.sun.management.GarbageCollectorMXBean) gc).getLastGcInfo())
        .filter(Objects::nonNull)
        .filter(gc -> heap(gc.getMemoryUsageAfterGc(), MemoryUsage::getCommitted) > 0)
        .max(Comparator.comparingLong(GcInfo::getEndTime))
        .map(gc -> heap(gc.getMemoryUsageAfterGc(), MemoryUsage::getUsed))
        .orElse(MISSING);
  }

  /** Over all pools of the heap that a collection reports; one of pauses reports zeros. */
  static long heap(Map<String, MemoryUsage> pools, ToLongFunction<MemoryUsage> size) {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .map(pool -> pools.get(pool.getName()))
        .filter(Objects::nonNull)
        .mapToLong(size)
        .sum();
  }

  private static long openDescriptors() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
        ? system.getOpenFileDescriptorCount()
        : MISSING;
  }

  private static long peakRss() {
    try {
      return Gauges.number(Files.readAllLines(Path.of("/proc/self/status")), "VmHWM:")
          .map(kibi -> kibi * 1024)
          .orElse(MISSING);
    } catch (IOException notLinux) {
      return MISSING;
    }
  }
}
