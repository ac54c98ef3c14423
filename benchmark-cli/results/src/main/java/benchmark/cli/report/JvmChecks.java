// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.machine.JvmEnvironment;
import benchmark.cli.report.Check.Found;
import benchmark.cli.report.Check.Measured;
import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.StoredRun;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What JVMs were given from outside, and what they did besides the calls. */
final class JvmChecks {

  /** Time in collections that is worth a warning: share of wall time. */
  static final double GC = 0.05;

  static final List<Check<?>> ALL =
      List.of(
          Check.RUN.warn(
              Kind.PROFILER,
              "Measured under a profiler, which distorts the results: run without it.",
              run -> Found.when(run.record().course().profiled())),
          Check.each(JvmChecks::variables)
              .warn(
                  Kind.JVM_OPTIONS,
                  "%s, and %s used it%s Unset it; to measure an option, use jvm= or D. of a"
                      + " variant.",
                  it -> Found.when(it.isOptions(), it.text(), jvms(it.run()), it.effect())),
          Check.RUN.warn(
              Kind.ENVIRONMENT,
              "%s, and %s got it, which may change what they do. Unset it, unless it is what you"
                  + " measure.",
              run -> Found.when(!others(run).isEmpty(), others(run), jvms(run))),
          Check.COST.warn(
              Kind.COMPILING,
              "the %s was still compiling, for %.0f%% of the measured time, which CPU per call"
                  + " includes. Warm up longer: --warmup 60s.",
              it ->
                  Side.each()
                      .filter(side -> side.of(it.cost()).jitShare() > ValidityChecks.JIT)
                      .max(Comparator.comparing(side -> side.of(it.cost()).jitShare()))
                      .map(side -> new Found(side.part, 100 * side.of(it.cost()).jitShare()))),
          collections(Kind.CLIENT_COLLECTIONS, Side.CLIENT),
          collections(Kind.SERVER_COLLECTIONS, Side.SERVER));

  private JvmChecks() {}

  private static Check<Measured> collections(Kind kind, Side side) {
    return Check.COST.warn(
        kind,
        "the %s spent more than %.0f%% of the time in garbage collection. Give it more heap, e.g."
            + " @heap=4g.",
        it -> Found.when(side.of(it.cost()).gcShare() > GC, side.part, 100 * GC));
  }

  /** A variable of the caller's environment that JVMs got. */
  private record Variable(StoredRun run, String name, String value) {

    private boolean isOptions() {
      return JvmEnvironment.isOptions(name);
    }

    private String text() {
      return "%s was set to '%s'".formatted(name, value);
    }

    private String effect() {
      return name.equals(JvmEnvironment.OVERRIDING)
          ? ", whatever their command lines say."
          : " unless their command lines say otherwise.";
    }
  }

  private static Stream<Variable> variables(StoredRun run) {
    return run.record().processes().environment().entrySet().stream()
        .map(it -> new Variable(run, it.getKey(), it.getValue()));
  }

  private static String others(StoredRun run) {
    return variables(run)
        .filter(it -> !it.isOptions())
        .map(Variable::text)
        .collect(Collectors.joining(", "));
  }

  private static String jvms(StoredRun run) {
    return run.record().origin().places().isEmpty() ? "both JVMs" : "JVMs at local";
  }
}
