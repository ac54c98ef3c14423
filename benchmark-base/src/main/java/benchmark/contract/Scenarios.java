// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.Defaults;
import benchmark.launch.LaunchProperties;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All scenarios. */
public final class Scenarios {

  /** How often a server loops in a call of {@link #CONCURRENCY}, as in the published report. */
  private static final int LOOPS = 10_000;

  private static final int REPORTED_CALLERS = 10;
  private static final int CONCURRENT_CALLERS = 20;
  private static final int STREAMING_CALLERS = 8;

  /** The classic one: every operation of the user contract. What is run by default. */
  public static final Scenario USER =
      new Scenario(
          "user",
          "short and long messages in both directions",
          Contracts.USER.operations(),
          Defaults.THREADS,
          0);

  /** Texts and a person, echoed. */
  public static final Scenario ECHO =
      new Scenario(
          "echo",
          "payloads of growing size, returned as they came",
          operations("person", "string (1K)", "string (50K)", "string (200K)"),
          REPORTED_CALLERS,
          0);

  private static final Scenario METHODS =
      new Scenario(
          "methods",
          "no parameter, an object returned, a list returned",
          operations("ping", "getUser", "listUser"),
          Defaults.THREADS,
          0);

  private static final Scenario CONCURRENCY =
      new Scenario(
          "concurrency",
          "the server computes in every call: do its threads and CPUs share the work?",
          operations("string (1K)"),
          CONCURRENT_CALLERS,
          LOOPS);

  /** A text, a person and three persons at once: what long runs call. */
  public static final Scenario MIXED =
      new Scenario(
          "mixed",
          "a text, a person and some persons at once, evenly",
          operations("mixed"),
          CONCURRENT_CALLERS,
          0);

  /** Streams, and calls that carry the same messages; measured in slices only. */
  public static final Scenario STREAMS =
      new Scenario(
          "streams",
          "messages on streams, and the same messages in calls",
          operations(
              "pingPong (1x1)",
              "echo (1x1)",
              "pingPong (1x16)",
              "echo (1x16)",
              "pingPong (8x1)",
              "echo (8x1)",
              "pingPong (64x1)",
              "echo (64x1)",
              "download (100)",
              "get (100)",
              "download (1K)",
              "get (1K)",
              "download (16K)",
              "get (16K)",
              "upload (1K)",
              "put (1K)"),
          STREAMING_CALLERS,
          0);

  /** The default first. */
  public static final List<Scenario> ALL =
      List.of(USER, ECHO, METHODS, CONCURRENCY, MIXED, STREAMS);

  private Scenarios() {}

  /**
   * The operations of all scenarios of calls, each once, with the parts of mixtures in place of
   * them.
   */
  public static List<Operation<?>> calls() {
    return ALL.stream()
        .filter(scenario -> !scenario.hasStreams())
        .<Operation<?>>flatMap(scenario -> scenario.calls().stream())
        .distinct()
        .toList();
  }

  /** Finds a scenario by its name; that of a user's own service is its contract's. */
  public static Optional<Scenario> named(String name) {
    return Stream.concat(Contracts.service().map(Scenarios::of).stream(), ALL.stream())
        .filter(scenario -> scenario.name().equals(name))
        .findFirst();
  }

  /** All methods of a user's own service, and the mixture of them. */
  public static Scenario of(ServiceContract service) {
    return new Scenario(
        service.name(), "a service of your own", service.measured(), Defaults.THREADS, 0);
  }

  /** The one that this JVM measures. */
  public static Scenario ofThisJvm() {
    return LaunchProperties.SCENARIO.get().flatMap(Scenarios::named).orElse(USER);
  }

  private static List<? extends Operation<?>> operations(String... labels) {
    return Stream.of(labels).map(Contracts::ofThisProject).toList();
  }
}
