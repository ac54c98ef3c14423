// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.Defaults;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.error.UserError;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JmhOption;
import benchmark.cli.slices.SliceSettings;
import benchmark.contract.Scenario;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that measures: which operations, and how long. */
public final class Slicing {

  @Mixin private OperationsOption operations;

  public OperationsOption operations() {
    return operations;
  }

  @Option(
      names = "--warmup",
      paramLabel = "TIME",
      description =
          "longest warm-up of a variant in slices (default "
              + Defaults.SLICE_LONGEST_WARMUP_SECONDS
              + "s); warm-up of an operation in a round (default "
              + Defaults.COMPARE_WARMUP_SECONDS
              + "s) or by JMH, of a message in a codec.")
  private Duration warmup;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description =
          "measuring time of an operation: in a block (default "
              + Defaults.BLOCK_FEWEST_SECONDS
              + "s to "
              + Defaults.BLOCK_SECONDS
              + "s), a round (default "
              + Defaults.COMPARE_MEASUREMENT_SECONDS
              + "s), a quick run or by JMH; of a message in a codec.")
  private Duration time;

  public boolean isGiven() {
    return operations.areNamed() || warmup != null || time != null;
  }

  /** Whether the user has chosen how long each operation is measured. */
  public boolean hasTime() {
    return time != null;
  }

  /** How long the user wants something to be measured. */
  public Duration time(Duration usual) {
    return Optional.ofNullable(time).orElse(usual);
  }

  /** The longest warm-up that the user wants. */
  public Duration warmup(Duration usual) {
    return Optional.ofNullable(warmup).orElse(usual);
  }

  /** How long an operation takes, where the user says it. */
  public MeasuringTime time(MeasuringTime usual) {
    return new MeasuringTime(warmup(usual.warmup()), time(usual.measurement()));
  }

  /** The measuring time in slices, where the warm-up is the longest of a variant. */
  public MeasuringTime timeInSlices(Duration usual) {
    return time(
        new MeasuringTime(Duration.ofSeconds(Defaults.SLICE_LONGEST_WARMUP_SECONDS), usual));
  }

  /**
   * A run of JMH, in which all iterations of an operation together take the time.
   *
   * @throws UserError if JMH's own words say the same otherwise: exit status 2
   */
  public JmhArguments ofJmh(Scenario scenario, JmhArguments jmh) {
    JmhArguments timed = named(scenario, jmh);
    if (warmup != null) {
      requireNot(jmh, "--warmup", JmhOption.WARMUP_TIME);
      timed =
          timed.with(
              JmhOption.WARMUP_TIME,
              each(warmup, jmh, JmhOption.WARMUP_ITERATIONS, Defaults.WARMUP_ITERATIONS));
    }
    if (time != null) {
      requireNot(jmh, "--time", JmhOption.MEASUREMENT_TIME);
      timed =
          timed.with(
              JmhOption.MEASUREMENT_TIME,
              each(time, jmh, JmhOption.MEASUREMENT_ITERATIONS, Defaults.MEASUREMENT_ITERATIONS));
    }
    return timed;
  }

  /**
   * One JVM that measures all operations in slices.
   *
   * @throws UserError if JMH's own words say the same otherwise: exit status 2
   */
  public SliceSettings ofSlices(Scenario scenario, JmhArguments jmh) {
    var slices = SliceSettings.of(scenario, named(scenario, jmh));
    if (warmup != null) {
      requireNot(jmh, "--warmup", JmhOption.WARMUP_TIME);
      slices = slices.warmedUp(warmup);
    }
    if (time != null) {
      requireNot(jmh, "--time", JmhOption.MEASUREMENT_ITERATIONS);
      slices = slices.measuredFor(time);
    }
    return slices;
  }

  private JmhArguments named(Scenario scenario, JmhArguments jmh) {
    if (!operations.areNamed()) {
      return jmh;
    }
    if (!jmh.patterns().isEmpty()) {
      throw bothGiven("--ops", "'" + jmh.patterns().get(0) + "'");
    }
    return jmh.operations(operations.names(scenario.operationNames(), List.of()));
  }

  private static void requireNot(JmhArguments jmh, String own, JmhOption other) {
    if (jmh.value(other).isPresent()) {
      throw bothGiven(own, other.flag());
    }
  }

  private static UserError bothGiven(String own, String other) {
    return UserError.badInput(
        "%s and %s after -- (or in -a) say the same thing. Leave one of them out.", own, other);
  }

  /** The time of one of JMH's iterations, in its notation. */
  private static String each(
      Duration all, JmhArguments jmh, JmhOption iterations, int usualIterations) {
    int number =
        jmh.value(iterations)
            .filter(it -> it.matches("[1-9][0-9]{0,4}"))
            .map(Integer::valueOf)
            .orElse(usualIterations);
    return Math.max(1, all.toMillis() / number) + "ms";
  }
}
