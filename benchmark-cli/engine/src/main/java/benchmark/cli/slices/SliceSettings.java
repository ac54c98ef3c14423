// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.project.UnsupportedOperations;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JmhOption;
import benchmark.contract.Scenario;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest;
import benchmark.launch.SliceRequest.Purpose;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * How one JVM measures operations in slices.
 *
 * @param operations what is measured, in turn; at least one
 * @param callers how many threads call at the same time
 * @param slice how long a slice is
 * @param slices how many of each operation
 * @param longestWarmup when warming up ends even if a JVM still compiles: in a closed loop, and at
 *     a rate where there is one
 * @param atRate calls at rates, each slice a step of one rate; empty for a closed loop
 */
public record SliceSettings(
    List<SlicedOperation> operations,
    int callers,
    Duration slice,
    int slices,
    Duration longestWarmup,
    Optional<RateLoad> atRate) {

  /** What JMH needs around each slice, as measured: start, settling, reading of counters. */
  private static final Duration AROUND = Duration.ofMillis(135);

  /** What a step needs around itself: it settles, and its last calls end. */
  public static final Duration AROUND_STEP = Duration.ofMillis(2_400);

  /** What is around a slice of warm-up, whose counters nobody waits for. */
  private static final Duration AROUND_WARM_UP = Duration.ofMillis(100);

  /**
   * What a cycle of warm-up takes where few operations are called: longer slices have less around
   * them.
   */
  private static final Duration WARM_UP_CYCLE = Duration.ofSeconds(2);

  /** One part of so many of the warm-up is at a rate. */
  private static final int PARTS_OF_WARMUP = 3;

  /** For how long a step is tried. */
  static final Duration PROBE = Duration.ofSeconds(2);

  /** The turn of what is tried, which is none of those that are measured. */
  private static final int TRYING = -1;

  /** Longer measuring is more steps. */
  static final Duration LONGEST_STEP = Duration.ofSeconds(5);

  /** As many as an option can ask for. */
  private static final int MOST_SLICES = 99_999;

  private static final List<JmhOption> KNOWN =
      List.of(
          JmhOption.THREADS,
          JmhOption.MEASUREMENT_ITERATIONS,
          JmhOption.MEASUREMENT_TIME,
          JmhOption.WARMUP_TIME);

  /** Copies the operations. */
  public SliceSettings {
    operations = List.copyOf(operations);
  }

  /**
   * A scenario, with what JMH's options change of it: {@code -t} callers, {@code -i} slices of each
   * operation, {@code -r} the time of a slice, {@code -w} the longest warm-up in all, and regular
   * expressions of operations.
   *
   * @throws UserError for any other option, and for a value that cannot be used: exit status 2
   */
  public static SliceSettings of(Scenario scenario, JmhArguments jmh) {
    jmh.requireOnly(
        KNOWN,
        "--quick measures in slices and takes -t, -i (slices per operation), -r (length of a"
            + " slice), -w (longest warm-up), -p size and names of operations, not '%s'. Leave it"
            + " out, or run without --quick.");
    List<SlicedOperation> operations =
        scenario.operations().stream()
            .map(SlicedOperation::of)
            .filter(wanted(jmh.patterns()))
            .toList();
    if (operations.isEmpty()) {
      throw UserError.badInput(
          "No operation matches '%s'. There are %s.",
          String.join("' or '", jmh.patterns()), String.join(", ", scenario.operationNames()));
    }
    int usual = Math.max(Defaults.QUICK_FEWEST_SLICES, Defaults.QUICK_SLICES / operations.size());
    return new SliceSettings(
        operations,
        jmh.value(JmhOption.THREADS).map(SliceSettings::count).orElse(scenario.callers()),
        jmh.value(JmhOption.MEASUREMENT_TIME)
            .map(SliceSettings::ofSlice)
            .orElse(Duration.ofMillis(Defaults.SLICE_MILLIS)),
        jmh.value(JmhOption.MEASUREMENT_ITERATIONS).map(SliceSettings::count).orElse(usual),
        jmh.value(JmhOption.WARMUP_TIME)
            .map(SliceSettings::time)
            .orElse(Duration.ofSeconds(Defaults.SLICE_LONGEST_WARMUP_SECONDS)),
        Optional.empty());
  }

  /**
   * Operations at rates in the blocks of a comparison: twice as many steps as there are quads.
   *
   * @param load with all rates
   * @param measured how long each operation is measured at a rate
   */
  public static SliceSettings ofSteps(
      Scenario scenario,
      List<String> names,
      int callers,
      RateLoad load,
      Duration measured,
      Duration longestWarmup) {
    List<SlicedOperation> operations =
        SlicedOperation.of(scenario, names).stream()
            .flatMap(operation -> load.rates().stream().map(operation::at))
            .toList();
    int steps = steps(measured);
    return new SliceSettings(
        operations, callers, measured.dividedBy(steps), steps, longestWarmup, Optional.of(load));
  }

  private static int steps(Duration measured) {
    return Math.max(1, (int) (measured.toMillis() / LONGEST_STEP.toMillis() / 2)) * 2;
  }

  /** How long a slice of a block or a step at a rate is, if an operation is measured so long. */
  public static Duration slice(Duration measured, boolean atRate) {
    return atRate
        ? measured.dividedBy(steps(measured))
        : Collections.min(List.of(measured.dividedBy(2), Duration.ofMillis(Defaults.SLICE_MILLIS)));
  }

  /** All operations, in the order of one cycle: every cycle begins with the next one. */
  List<SlicedOperation> inTurn(int cycle) {
    var turned = new ArrayList<>(operations);
    Collections.rotate(turned, -cycle);
    return turned;
  }

  /**
   * How operations are measured in the blocks of a comparison.
   *
   * @param names those of the operations of a scenario
   * @param measured how long each operation is measured
   */
  public static SliceSettings ofBlock(
      Scenario scenario,
      List<String> names,
      int callers,
      Duration measured,
      Duration longestWarmup) {
    Duration slice = slice(measured, false);
    return new SliceSettings(
        SlicedOperation.of(scenario, names),
        callers,
        slice,
        2 * (int) (measured.toMillis() / slice.toMillis() / 2),
        longestWarmup,
        Optional.empty());
  }

  /**
   * These settings without operations that a pair cannot carry.
   *
   * @throws UserError if nothing is left: exit status 2
   */
  public SliceSettings without(UnsupportedOperations unsupported) {
    List<SlicedOperation> left =
        operations.stream()
            .filter(operation -> !unsupported.includes(operation.key().name()))
            .toList();
    if (left.isEmpty()) {
      throw UserError.badInput(
          "There is nothing to measure: %s Name another operation.",
          unsupported
              .among(operations.stream().map(operation -> operation.key().name()).toList())
              .orElseThrow());
    }
    return new SliceSettings(left, callers, slice, slices, longestWarmup, atRate);
  }

  /** These settings with another longest warm-up. */
  public SliceSettings warmedUp(Duration longest) {
    return new SliceSettings(operations, callers, slice, slices, longest, atRate);
  }

  /**
   * These settings with as many slices of each operation as fit into a time, shorter ones if need
   * be.
   */
  public SliceSettings measuredFor(Duration time) {
    Duration each = time.compareTo(slice) < 0 ? time : slice;
    int fitting = (int) Math.min(time.toMillis() / each.toMillis(), MOST_SLICES);
    return new SliceSettings(operations, callers, each, fitting, longestWarmup, atRate);
  }

  /** These settings with the times of calls that a block has. */
  public SliceSettings inBlock(int block) {
    return new SliceSettings(
        operations, callers, slice, slices, longestWarmup, atRate.map(it -> it.inBlock(block)));
  }

  /** The keys of the operations. */
  public List<OperationKey> keys() {
    return operations.stream().map(SlicedOperation::key).toList();
  }

  /** How many quads the slices make. */
  public int quads() {
    return slices / 2;
  }

  /** These settings with another number of quads. */
  public SliceSettings withQuads(int quads) {
    return new SliceSettings(operations, callers, slice, 2 * quads, longestWarmup, atRate);
  }

  /** About how long a quad of every operation takes, if no slice is measured again. */
  public Duration ofQuad(int variants) {
    return each().multipliedBy(2L * variants * operations.size());
  }

  /** About how long all slices take, with the usual number of those that are measured again. */
  public Duration ofMeasuring(int variants) {
    long repeated = atRate.isPresent() ? 0 : SliceRetries.USUAL_REPEATS;
    return each().multipliedBy(variants * ((long) slices * operations.size() + repeated));
  }

  /** How long a slice takes with what is around it. */
  public Duration each() {
    return slice.plus(atRate.isPresent() ? AROUND_STEP : AROUND);
  }

  /** The longest that a variant is warmed up at rates, all operations together. */
  public Duration warmupAtRate() {
    return atRate.isPresent() ? longestWarmup.dividedBy(PARTS_OF_WARMUP) : Duration.ZERO;
  }

  /** The longest that a variant is warmed up in a closed loop, before that. */
  Duration warmupInClosedLoop() {
    return longestWarmup.minus(warmupAtRate());
  }

  /** Each operation once, at its highest rate. */
  List<SlicedOperation> atHighestRates() {
    return warmingUp(0).stream()
        .map(
            closed ->
                operations.stream()
                    .filter(it -> it.closed().equals(closed))
                    .max(Comparator.comparingDouble(it -> RateLoad.of(it.key())))
                    .orElseThrow())
        .toList();
  }

  /** The operations that warming up in a closed loop calls, each once. */
  List<SlicedOperation> warmingUp(int cycle) {
    return inTurn(cycle).stream().map(SlicedOperation::closed).distinct().toList();
  }

  /** Asks a client for a slice of warm-up. */
  SliceRequest warmUp(SlicedOperation operation) {
    return request(operation, new Load.Closed(callers), sliceOfWarmUp(), Purpose.WARM_UP);
  }

  /** Asks a client for a slice of a closed loop that is not stored. */
  SliceRequest closed(SlicedOperation operation) {
    return request(
        operation,
        new Load.Closed(callers),
        Duration.ofMillis(Defaults.SLICE_MILLIS),
        Purpose.WARM_UP);
  }

  private Duration sliceOfWarmUp() {
    Duration usual = atRate.isPresent() ? Duration.ofMillis(Defaults.SLICE_MILLIS) : slice;
    Duration cycle = Collections.min(List.of(WARM_UP_CYCLE, longestWarmup));
    return Collections.max(List.of(usual, cycle.dividedBy(warmingUp(0).size())));
  }

  /**
   * How long warming up takes with what is around its slices.
   *
   * @param called how long operations are called
   */
  public Duration ofWarmUp(Duration called) {
    double slices = (double) called.toMillis() / sliceOfWarmUp().toMillis();
    Duration around = Duration.ofMillis((long) (slices * AROUND_WARM_UP.toMillis()));
    Duration aroundSteps =
        atRate.isPresent() ? AROUND_STEP.multipliedBy(warmingUp(0).size()) : Duration.ZERO;
    return called.plus(around).plus(aroundSteps);
  }

  /** Asks a client for calls at an operation's rate that are not stored. */
  SliceRequest trial(SlicedOperation operation, Duration length) {
    return request(
        operation, atRate.orElseThrow().step(operation.key(), TRYING), length, Purpose.WARM_UP);
  }

  /**
   * Asks a client for a slice of an operation.
   *
   * @param turn the steps of one turn have the same times of calls in every variant
   */
  SliceRequest request(SlicedOperation operation, Purpose purpose, int turn) {
    Load load =
        atRate
            .<Load>map(it -> it.step(operation.key(), turn))
            .orElseGet(() -> new Load.Closed(callers));
    return request(operation, load, slice, purpose);
  }

  /** Asks a client for calls at an operation's rate, which count for some time. */
  SliceRequest step(SlicedOperation operation, int turn, Duration length) {
    return request(
        operation, atRate.orElseThrow().step(operation.key(), turn), length, Purpose.RESULT);
  }

  private SliceRequest request(
      SlicedOperation operation, Load load, Duration time, Purpose purpose) {
    return new SliceRequest(
        operation.benchmark(), operation.key(), load, (int) time.toMillis(), purpose);
  }

  /** These settings with another number of callers. */
  SliceSettings withCallers(int other) {
    return new SliceSettings(operations, other, slice, slices, longestWarmup, atRate);
  }

  private static Predicate<SlicedOperation> wanted(List<String> patterns) {
    try {
      List<Pattern> compiled = patterns.stream().map(Pattern::compile).toList();
      return operation ->
          compiled.isEmpty()
              || compiled.stream().anyMatch(it -> it.matcher(operation.fullName()).find());
    } catch (PatternSyntaxException e) {
      throw UserError.badInput(
          "'%s' is not a regular expression of operations: %s. Write a name, such as getUser.",
          e.getPattern(), e.getDescription());
    }
  }

  private static int count(String text) {
    if (!text.matches("[1-9][0-9]{0,4}")) {
      throw UserError.badInput(
          "'%s' is not a number that --quick accepts: give one from 1 to 99999.", text);
    }
    return Integer.parseInt(text);
  }

  private static Duration ofSlice(String text) {
    Duration slice = time(text);
    if (slice.isZero()) {
      throw UserError.badInput("-r %s: a slice must last at least 1ms. Give a longer time.", text);
    }
    return slice;
  }

  /** JMH's notation: 2 and 2s are seconds, 200ms milliseconds. */
  private static Duration time(String text) {
    if (!text.matches("[0-9]{1,6} ?(ms|s|m)?")) {
      throw UserError.badInput(
          "'%s' is not a time that --quick accepts: write it as 500ms, 2s or 1m.", text);
    }
    long number = Long.parseLong(text.replaceAll("\\D", ""));
    return text.endsWith("ms")
        ? Duration.ofMillis(number)
        : text.endsWith("m") ? Duration.ofMinutes(number) : Duration.ofSeconds(number);
  }
}
