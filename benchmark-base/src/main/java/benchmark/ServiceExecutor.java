// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.LaunchProperties;
import benchmark.launch.ObservedFacts.Loop;
import benchmark.launch.ObservedFacts.Pool;
import benchmark.launch.Setup;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Which threads call the services of a server: what the key {@code executor} of a variant says, and
 * without it the {@link Setup}. Values are {@code shipped}, {@code pool}, {@code pool:8}, {@code
 * direct} and {@code virtual}.
 *
 * @param threads of a pool; 0 for another kind
 */
public record ServiceExecutor(Kind kind, int threads) {

  /** What calls services. */
  public enum Kind {
    /** Whatever the framework ships. */
    SHIPPED,
    /** A fixed number of threads. */
    POOL,
    /** The event loops. */
    DIRECT,
    /** A virtual thread for each call. */
    VIRTUAL
  }

  private static final String POOL = "pool:";

  /** That of this JVM. */
  public static ServiceExecutor current() {
    return LaunchProperties.EXECUTOR
        .get()
        .map(ServiceExecutor::of)
        .orElseGet(
            () ->
                switch (Setup.current()) {
                  case SHIPPED -> of("shipped");
                  case STANDARD -> of("pool");
                  case TUNED -> of("direct");
                });
  }

  private static ServiceExecutor of(String value) {
    if (value.startsWith(POOL)) {
      return new ServiceExecutor(Kind.POOL, Integer.parseInt(value.substring(POOL.length())));
    }
    Kind kind = Kind.valueOf(value.toUpperCase(Locale.ROOT));
    return new ServiceExecutor(kind, kind == Kind.POOL ? ServicePool.THREADS : 0);
  }

  /**
   * Starts the threads.
   *
   * @return empty if those of the framework call the services
   * @throws IllegalStateException if this JVM has no virtual threads
   */
  public Optional<ExecutorService> start() {
    return switch (kind) {
      case POOL -> Optional.of(ServicePool.start(threads));
      case VIRTUAL -> Optional.of(virtual());
      default -> Optional.empty();
    };
  }

  private static ExecutorService virtual() {
    try { // since JDK 21; this is compiled for 17
      return (ExecutorService)
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (ReflectiveOperationException olderJvm) {
      throw new IllegalStateException("This JVM has no virtual threads", olderJvm);
    }
  }

  /**
   * What has called the services, as a value of the key; empty if nothing has. A fixed pool starts
   * a thread with each task until it has all, so that fewer calls than threads show only that there
   * are not more.
   *
   * @param calls in which threads were looked at
   */
  String seen(List<Pool> service, List<Loop> loops, int calls) {
    if (service.isEmpty()) {
      return "";
    }
    if (service.stream().allMatch(Pool::virtual)) {
      return "virtual";
    }
    if (service.stream().allMatch(pool -> pool.isOf(loops))) {
      return "direct";
    }
    int seen = service.stream().mapToInt(Pool::threads).sum();
    return kind == Kind.POOL && seen < threads && calls < threads
        ? "%s%d:at most, %d seen in %d calls".formatted(POOL, threads, seen, calls)
        : POOL + seen;
  }
}
