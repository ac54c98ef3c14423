// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import joptsimple.OptionParser;

/**
 * Every option of JMH, and which values a user may not give it: those that would measure something
 * else than the run records, or that do not work with a server beside JMH. This project sets the
 * first ones, too.
 */
public enum JmhOption {
  MODE("-bm"),
  WARMUP_ITERATIONS("-wi"),
  WARMUP_TIME("-w"),
  MEASUREMENT_ITERATIONS("-i"),
  MEASUREMENT_TIME("-r"),
  THREADS("-t"),
  FORKS(
      "-f",
      isZero(),
      "JMH's own JVM has one connection, which ends with the first operation. Give 1 or more."),
  OUTPUT("-o", any(), "the run reads JMH's text itself. Write -f FILE before -- for a copy of it."),
  RESULT_FORMAT("-rf"),
  RESULT_FILE("-rff"),
  PROFILER("-prof"),
  TIME_UNIT("-tu"),
  PARAMETER("-p"),
  EXCLUDE("-e"),
  ITERATION_TIMEOUT("-to"),
  SYNCHRONIZE("-si"),
  COLLECT("-gc"),
  VERBOSITY("-v"),
  FAIL_ON_ERROR(
      "-foe",
      value -> !Boolean.parseBoolean(value),
      "a failed call always fails the run. Leave it out."),
  WARMUP_MODE("-wm"),
  WARMUP_BENCHMARKS("-wmb"),
  WARMUP_FORKS(
      "-wf", isZero().negate(), "costs would count calls whose results JMH drops. Use --warmup."),
  BATCH("-bs", isOne().negate(), "every result is of one call. Leave it out."),
  WARMUP_BATCH("-wbs"),
  INVOCATIONS("-opi", isOne().negate(), "every result is of one call. Leave it out."),
  THREAD_GROUPS("-tg", any(), "operations have no groups of threads. Use -t."),
  JVM("-jvm", any(), "the run would record another JVM. Use --jdk, or jdk= of a variant."),
  JVM_ARGUMENTS(
      "-jvmArgs",
      any(),
      "it would replace the flags that connect the client with its server. Use jvm= or heap= of a"
          + " variant, or -jvmArgsAppend."),
  PREPENDED_JVM_ARGUMENTS(
      "-jvmArgsPrepend", hasKey(), "this has a key of its own. Use heap= or D.NAME= of a variant."),
  APPENDED_JVM_ARGUMENTS(
      "-jvmArgsAppend", hasKey(), "this has a key of its own. Use heap= or D.NAME= of a variant."),
  HELP("-h"),
  LIST("-l"),
  LIST_WITH_PARAMETERS("-lp"),
  LIST_PROFILERS("-lprof"),
  LIST_RESULT_FORMATS("-lrf");

  private static final List<JmhOption> INFORMATION =
      List.of(HELP, LIST, LIST_WITH_PARAMETERS, LIST_PROFILERS, LIST_RESULT_FORMATS);

  private final String flag;
  private final Predicate<String> refused;
  private final String reason;

  JmhOption(String flag) {
    this(flag, value -> false, "");
  }

  JmhOption(String flag, Predicate<String> refused, String reason) {
    this.flag = flag;
    this.refused = refused;
    this.reason = reason;
  }

  /** As JMH has it. */
  public String flag() {
    return flag;
  }

  /** Whether it asks for information only. Such options, and no others, have no value. */
  boolean asksForInformation() {
    return INFORMATION.contains(this);
  }

  /** Without the dash, as a parser knows it. */
  String key() {
    return flag.substring(1);
  }

  /**
   * Makes sure that a user may give it this value.
   *
   * @throws UserError if not: exit status 2
   */
  void require(String value) {
    if (refused.test(value)) {
      throw UserError.badInput("%s %s: %s", flag, value, reason);
    }
  }

  /** Takes words apart as JMH does, which has this grammar from the same library. */
  static OptionParser parser() {
    var parser = new OptionParser();
    for (JmhOption option : values()) {
      var builder = parser.accepts(option.key());
      if (!option.asksForInformation()) {
        builder.withRequiredArg();
      }
    }
    return parser;
  }

  private static Predicate<String> any() {
    return value -> true;
  }

  private static Predicate<String> isZero() {
    return Pattern.compile("[+-]?0+").asMatchPredicate();
  }

  private static Predicate<String> isOne() {
    return Pattern.compile("[+]?0*1").asMatchPredicate();
  }

  /** Whether among JVM arguments is one that variants have a key for. */
  private static Predicate<String> hasKey() {
    return value ->
        List.of(value.strip().split("\\s+")).stream()
            .anyMatch(word -> word.startsWith("-Dbenchmark.") || SideParser.isOfHeap(word));
  }
}
