// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;

import benchmark.launch.LaunchProperties;
import benchmark.launch.ObservedFacts.Loop;
import benchmark.launch.ObservedFacts.Pool;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * What shows that the keys of a variant act, in the words of their values. Whatever makes a key act
 * says here how to see it; keys that every JVM has are looked at by this class. Thread-safe.
 */
public final class ObservedKeys {

  /** Values of the key {@code gc}, by what the beans of a collector have in their names. */
  private static final Map<String, String> COLLECTORS =
      Map.of("G1", "g1", "PS ", "parallel", "Copy", "serial", "ZGC", "zgc", "Shen", "shenandoah");

  /**
   * Values of the key {@code transport}, by what the classes of event loops have in their names.
   */
  private static final Map<String, String> TRANSPORTS =
      Map.of(".nio", "nio", ".epoll", "epoll", ".uring", "io_uring");

  /** What a package has in its name that brings a Netty of its own. */
  private static final String SHADED = ".shaded.";

  private static final Map<String, Supplier<String>> WATCHED = new ConcurrentHashMap<>();

  private ObservedKeys() {}

  /**
   * Says how to see what a key does.
   *
   * @param now asked when this JVM has measured; null or empty if there is nothing to see
   */
  public static void watch(String key, Supplier<String> now) {
    WATCHED.put(key, now);
  }

  /** What is seen of each key that this JVM was given; no entry for one of which nothing is. */
  static Map<String, String> given(
      List<Pool> service, List<Loop> loops, Collection<String> classes) {
    Tls.watch(classes);
    var all =
        new HashMap<String, Supplier<String>>(
            Map.of(
                "gc", ObservedKeys::collector,
                "headers", ObservedKeys::headers,
                "aot", () -> LoadedClasses.source(System.getProperty(LaunchProperties.KEY + "aot")),
                "http", () -> SpokenHttp.seen(classes),
                "executor",
                    () -> ServiceExecutor.current().seen(service, loops, ServiceThreads.looked()),
                "tls", () -> Tls.seen(classes),
                "transport", () -> transport(loops),
                "loops", () -> ChosenLoops.seen(loops)));
    all.putAll(WATCHED);
    return all.entrySet().stream()
        .filter(it -> System.getProperty(LaunchProperties.KEY + it.getKey()) != null)
        .map(it -> Map.entry(it.getKey(), Optional.ofNullable(it.getValue().get()).orElse("")))
        .filter(it -> !it.getValue().isEmpty())
        .collect(toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** As its beans say, whatever flags ask for. */
  private static String collector() {
    String beans =
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            .map(GarbageCollectorMXBean::getName)
            .collect(joining(" "));
    return COLLECTORS.entrySet().stream()
        .filter(it -> beans.contains(it.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(beans);
  }

  /** What waits for events; of several ways all, in order, which are not what was asked for. */
  private static String transport(List<Loop> loops) {
    List<String> names = loops.stream().map(Loop::implementation).toList();
    String kinds =
        names.stream()
            .flatMap(
                name ->
                    TRANSPORTS.keySet().stream().filter(name.toLowerCase(Locale.ROOT)::contains))
            .map(TRANSPORTS::get)
            .distinct()
            .sorted()
            .collect(joining(" and "));
    return names.stream().anyMatch(it -> it.contains(SHADED)) ? "shaded:" + kinds : kinds;
  }

  private static String headers() {
    return ThisJvm.option("UseCompactObjectHeaders").filter("true"::equals).isPresent()
        ? "compact"
        : "full";
  }
}
