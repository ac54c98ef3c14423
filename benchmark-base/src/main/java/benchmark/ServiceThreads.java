// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.ObservedFacts.Pool;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Which threads run a server's services. It looks at the first {@value #CALLS} calls after the
 * server is ready, which are those of the check and of the warm-up: a call that is measured reads
 * one field and no more. Thread-safe.
 */
public final class ServiceThreads {

  /** How many calls are looked at. */
  static final int CALLS = 4_096;

  private static final String VIRTUAL = "java.lang.VirtualThread"; // JDK 17 has no isVirtual()

  private static final Map<Long, Thread> SEEN = new ConcurrentHashMap<>();

  /** Written without a lock: threads that write at the same time look at some calls more. */
  private static int left;

  private ServiceThreads() {}

  /** Looks at the calls that come now. */
  static void begin() {
    SEEN.clear();
    left = CALLS;
  }

  /** To be called by a service in each of its calls. */
  public static void pass() {
    if (left > 0) {
      left--;
      Thread current = Thread.currentThread();
      SEEN.put(current.getId(), current);
    }
  }

  /** How many calls were looked at, at most {@value #CALLS}. */
  static int looked() {
    return CALLS - Math.max(left, 0);
  }

  /**
   * The pools whose threads were seen, and how many threads each of them has now or was seen to
   * have, whichever is more.
   *
   * @param alive the names of the threads that there are now
   */
  static List<Pool> pools(Collection<String> alive) {
    var pools = new TreeMap<String, List<Thread>>();
    pools.putAll(SEEN.values().stream().collect(Collectors.groupingBy(ServiceThreads::pool)));
    return pools.entrySet().stream()
        .map(
            pool -> {
              boolean virtual = pool.getValue().stream().anyMatch(ServiceThreads::isVirtual);
              Set<String> names =
                  alive.stream()
                      .filter(name -> ThreadName.withoutNumbers(name).equals(pool.getKey()))
                      .collect(Collectors.toSet());
              return new Pool(
                  pool.getKey(), Math.max(names.size(), pool.getValue().size()), virtual);
            })
        .toList();
  }

  private static String pool(Thread thread) {
    return isVirtual(thread) ? "virtual threads" : ThreadName.withoutNumbers(thread.getName());
  }

  private static boolean isVirtual(Thread thread) {
    return thread.getClass().getName().equals(VIRTUAL);
  }
}
