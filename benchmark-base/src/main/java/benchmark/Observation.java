// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.LaunchProperties;
import benchmark.launch.ObservedFacts;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the {@link ObservedFacts} of the JVM that it runs in: from its threads and the classes that
 * it has loaded, so that nothing is done while calls are measured. It takes some tenths of a
 * second.
 */
public final class Observation {

  private Observation() {}

  /** Looks at the service's threads from now on, for a server that is ready. */
  public static void begin() {
    LaunchProperties.OBSERVED.get().ifPresent(file -> ServiceThreads.begin());
  }

  /**
   * Writes what there is to see where the process that started this JVM wants it, if it does; for a
   * JVM that has measured, while the framework's threads are still there.
   *
   * @throws java.io.UncheckedIOException if the file cannot be written
   */
  public static void finish() {
    LaunchProperties.OBSERVED.get().ifPresent(file -> facts().write(file));
  }

  static ObservedFacts facts() {
    Map<Thread, StackTraceElement[]> threads = Thread.getAllStackTraces();
    List<String> names = threads.keySet().stream().map(Thread::getName).toList();
    Set<String> classes = LoadedClasses.names();
    List<ObservedFacts.Pool> service = ServiceThreads.pools(names);
    List<ObservedFacts.Loop> loops = EventLoops.in(threads);
    return new ObservedFacts(
        service,
        loops,
        NettyAllocators.inUse(),
        SpokenHttp.by(classes),
        LoadedClasses.libraries(classes),
        ObservedKeys.given(service, loops, classes));
  }
}
