// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Netty's allocators of this JVM, as far as they are found: Netty's defaults and gRPC's own. All by
 * reflection, because no library of a pair is on the classpath here.
 */
final class NettyAllocators {

  private static final String PACKAGE = "io.netty.buffer.";

  /** Classes, and the fields that hold an allocator once one is used. */
  private static final List<List<String>> HOLDERS =
      List.of(
          List.of(PACKAGE + "ByteBufAllocator", "DEFAULT"),
          List.of(PACKAGE + "PooledByteBufAllocator", "DEFAULT"),
          List.of("io.grpc.netty.Utils$ByteBufAllocatorPreferDirectHolder", "allocator"),
          List.of("io.grpc.netty.Utils$ByteBufAllocatorPreferHeapHolder", "allocator"));

  private NettyAllocators() {}

  /** The short names of the classes of those that hold memory; none without Netty 4.1 or newer. */
  static List<String> inUse() {
    return memory().entrySet().stream()
        .filter(allocator -> allocator.getValue() > 0)
        .map(allocator -> allocator.getKey().getClass().getSimpleName())
        .distinct()
        .sorted()
        .toList();
  }

  /** How many bytes all of them hold; null without Netty 4.1 or newer. */
  static Long bytes() {
    Collection<Long> bytes = memory().values();
    return bytes.isEmpty() ? null : Long.valueOf(bytes.stream().mapToLong(it -> it).sum());
  }

  private static Map<Object, Long> memory() {
    var memory = new IdentityHashMap<Object, Long>();
    for (List<String> holder : HOLDERS) {
      try {
        Field field = Class.forName(holder.get(0)).getDeclaredField(holder.get(1));
        field.setAccessible(true);
        Object allocator = field.get(null);
        Class<?> provider = Class.forName(PACKAGE + "ByteBufAllocatorMetricProvider");
        if (provider.isInstance(allocator)) {
          memory.put(allocator, used(provider.getMethod("metric").invoke(allocator)));
        }
      } catch (ReflectiveOperationException | LinkageError notThere) {
        // another version, or another library
      }
    }
    return memory;
  }

  private static long used(Object metric) throws ReflectiveOperationException {
    Class<?> type = Class.forName(PACKAGE + "ByteBufAllocatorMetric");
    Method heap = type.getMethod("usedHeapMemory");
    Method direct = type.getMethod("usedDirectMemory");
    return (long) heap.invoke(metric) + (long) direct.invoke(metric);
  }
}
