// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.JvmFacts;
import benchmark.launch.LaunchProperties;
import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the {@link JvmFacts} of the JVM that it runs in. */
public final class ThisJvm {

  private static final List<String> COLLECTORS =
      List.of("G1", "Parallel", "Serial", "Z", "Shenandoah", "Epsilon");

  private ThisJvm() {}

  /** The facts as the JVM itself reports them. */
  public static JvmFacts facts() {
    MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    return new JvmFacts(
        collector(),
        option("InitialHeapSize").map(Long::valueOf).orElse(heap.getInit()),
        option("MaxHeapSize").map(Long::valueOf).orElse(heap.getMax()),
        Runtime.getRuntime().availableProcessors(),
        option("CICompilerCount").map(Integer::valueOf).orElse(0));
  }

  /**
   * Writes them where the process that started this JVM wants them, if it does.
   *
   * @throws UncheckedIOException if the file cannot be written
   */
  public static void report() {
    LaunchProperties.FACTS
        .get()
        .ifPresent(
            file -> {
              try {
                Files.writeString(file, facts().toLine() + "\n", StandardCharsets.UTF_8);
              } catch (IOException e) {
                throw new UncheckedIOException("Cannot write " + file, e);
              }
            });
  }

  private static String collector() {
    return COLLECTORS.stream()
        .filter(name -> option("Use" + name + "GC").map(Boolean::valueOf).orElse(false))
        .findFirst()
        .orElseGet(
            () ->
                ManagementFactory.getGarbageCollectorMXBeans().stream()
                    .map(GarbageCollectorMXBean::getName)
                    .collect(Collectors.joining(" and ")));
  }

  /** The value of a JVM's flag; empty if this JVM has none of that name. */
  static Optional<String> option(String name) {
    try {
      return Optional.of(
          ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
              .getVMOption(name)
              .getValue());
    } catch (RuntimeException unknown) {
      return Optional.empty();
    }
  }
}
