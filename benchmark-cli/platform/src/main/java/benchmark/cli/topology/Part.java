// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import benchmark.cli.process.Place;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A process of a run.
 *
 * @param name unique in its topology; files and records go by it
 * @param title what messages call it
 * @param place where it runs
 * @param endpoint where it listens; empty if it does not
 * @param readiness how it shows that the next part can be started
 * @param lasts whether it runs until it is stopped; one that does not ends by itself, and the run
 *     with it
 */
public record Part(
    String name,
    String title,
    Place place,
    Optional<Endpoint> endpoint,
    Program program,
    Readiness readiness,
    Output output,
    boolean lasts) {

  /** The name of a pair's server. */
  public static final String SERVER = "server";

  /** The name of a pair's client. */
  public static final String CLIENT = "client";

  /** The name of what is between both, if anything is. */
  public static final String GATEWAY = "gateway";

  /**
   * Where the output goes.
   *
   * @param file takes standard output, in the run's folder; empty for the log, which takes standard
   *     error in any case
   * @param listener receives standard output piece by piece, in a thread of its own
   */
  public record Output(Optional<String> file, Consumer<String> listener) {

    /** All of it goes to the log. */
    public static final Output TO_LOG = new Output(Optional.empty(), piece -> {});
  }

  /** The names of parts of a kind: server if there is one, else server-1, server-2 and so on. */
  public static List<String> names(String kind, int number) {
    return number == 1
        ? List.of(kind)
        : IntStream.rangeClosed(1, number).mapToObj(it -> kind + "-" + it).toList();
  }

  /** Whether a part's name is of a kind. */
  public static boolean isOf(String kind, String name) {
    return name.equals(kind) || name.matches(kind + "-\\d+");
  }

  /** The name of the log in a run's folder. */
  public String log() {
    return name + ".log";
  }

  /**
   * What is known of parts, in the order of their names. Earlier versions have written these in
   * capitals.
   */
  public static <T> Map<String, T> byName(Map<String, T> values) {
    var sorted = new TreeMap<String, T>();
    values.forEach((name, value) -> sorted.put(name.toLowerCase(Locale.ROOT), value));
    return Collections.unmodifiableMap(sorted);
  }
}
