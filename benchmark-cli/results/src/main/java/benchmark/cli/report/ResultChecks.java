// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.joining;

import benchmark.cli.report.Check.Found;
import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.CallTimes;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.SteadyState;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.SliceOutcome;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Whether results are those of a steady state, without interruptions, and of enough calls. */
final class ResultChecks {

  /** How far throughput x mean time may be from the number of threads (Little's law). */
  static final double LITTLE = 0.05;

  /** Sampled times of shorter calls, in milliseconds, seldom contain a wait for a CPU. */
  static final double TOO_SHORT = 0.01;

  private static final List<Double> PERCENTILES =
      List.of(ValidityChecks.HIGHEST_OF_TABLES, 0.999, ValidityChecks.HIGHEST_OF_JMH);

  private static final DateTimeFormatter TIME_OF_DAY =
      DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);

  /** Each operation in each mode. */
  private static final Check<Result> RESULT =
      new Check<>(
          run -> run.results().jmh().stream().map(jmh -> new Result(run, jmh)),
          it -> it.jmh().operation(),
          List.of());

  static final List<Check<?>> ALL =
      List.of(
          Check.operations(run -> run.attempted().stream())
              .warn(
                  Kind.ERRORS,
                  "calls failed, so there are no results: read %s before using the rest.",
                  it ->
                      Found.when(
                          !it.run().operations().containsKey(it.operation()),
                          it.run().log(Part.CLIENT))),
          Check.RUN.warn(
              Kind.NO_STEADY_STATE,
              "Calls of all operations became %.0f%% %s over the slices, so they did not reach a"
                  + " steady state. Warm up longer: --warmup 60s.",
              ResultChecks::driftOfSlices),
          RESULT.warn(
              Kind.NO_STEADY_STATE,
              "became %.0f%% %s over its iterations (%s), so it did not reach a steady state. Warm"
                  + " up longer: --warmup 60s.",
              it ->
                  it.run().isQuick()
                      ? Optional.empty()
                      : drift(it.jmh().mode(), it.jmh().iterations(), SteadyState::ofForks)),
          Check.OPERATION.warn(
              Kind.NOT_SUSTAINED,
              "%d of %d steps were not sustained (%s), so their times depend on how long they"
                  + " lasted. Use a lower rate.",
              it -> notSustained(it.iterations(CostColumns.OFFERED))),
          Check.OPERATION.warn(
              Kind.STALL,
              "no caller got an answer for %.2f s, starting at %s UTC: %s. The results include it.",
              it -> it.stalled().map(line -> stall(it.run(), line))),
          RESULT.warn(
              Kind.LITTLES_LAW,
              "throughput x mean time is %s calls in flight, but there are %d threads. Time is lost"
                  + " outside the calls, or the mean rests on too few samples: measure longer"
                  + " (--time 60s).",
              it ->
                  Found.when(
                      it.isSampled()
                          && it.jmh().meanMillis() >= TOO_SHORT
                          && Math.abs(it.callsInFlight() / it.jmh().threads() - 1) > LITTLE,
                      Numbers.of(it.callsInFlight()),
                      it.jmh().threads())));

  private ResultChecks() {}

  private record Result(StoredRun run, JmhResult jmh) {

    /** Whether single calls of a closed loop were timed. */
    private boolean isSampled() {
      return jmh.mode().equals(JmhResult.SAMPLE) && !RateLoad.isOf(jmh.operation());
    }

    private double callsInFlight() {
      OperationCost cost = run.costs().get(jmh.operation());
      return cost == null ? Double.NaN : cost.callsPerMilli() * jmh.meanMillis();
    }
  }

  /** Looks at percentiles up to the highest shown; what is beyond the first rests on even fewer. */
  static Check<?> fewSamples(double shown) {
    return RESULT.warn(
        Kind.FEW_SAMPLES,
        "fewer than %.0f samples lie beyond p%s. Measure longer (--time 60s).",
        it ->
            PERCENTILES.stream()
                .filter(percentile -> it.isSampled() && percentile <= shown)
                .filter(percentile -> it.jmh().samples() * (1 - percentile) < CallTimes.BEYOND)
                .findFirst()
                .map(percentile -> new Found(CallTimes.BEYOND, Numbers.plain(100 * percentile))));
  }

  /** Slices of all operations rise together while their JVMs still compile. */
  private static Optional<Found> driftOfSlices(StoredRun run) {
    return run.isQuick()
        ? drift(
            JmhResult.SAMPLE,
            run.results().jmh().stream().flatMap(it -> it.iterations().stream()).toList(),
            SteadyState::ofTurns)
        : Optional.empty();
  }

  /** How the values of series changed; nothing if they were steady, or too few. */
  private static Optional<Found> drift(
      String mode, List<List<Double>> all, Function<List<double[]>, SteadyState> test) {
    List<double[]> series =
        all.stream()
            .filter(one -> one.size() >= LevelChecks.FEWEST_ITERATIONS)
            .map(one -> one.stream().mapToDouble(it -> it).toArray())
            .toList();
    return Optional.of(series)
        .filter(it -> !it.isEmpty())
        .map(test)
        .filter(SteadyState::drifts)
        .map(SteadyState::relativeChange)
        .map(
            change ->
                new Found(
                    100 * Math.abs(change),
                    change > 0 == mode.equals(JmhResult.THROUGHPUT) ? "faster" : "slower",
                    mode));
  }

  /** Whether calls of steps at a rate were answered more slowly than they came, or failed. */
  private static Optional<Found> notSustained(List<CostLine> steps) {
    List<CostLine> missed =
        steps.stream()
            .filter(it -> it.get(CostColumns.OUTCOME).equals(Optional.of(SliceOutcome.SATURATED)))
            .toList();
    return missed.stream()
        .findFirst()
        .map(step -> new Found(missed.size(), steps.size(), StepText.notSustained(step)));
  }

  private static Found stall(StoredRun run, CostLine line) {
    String causes =
        Side.each().flatMap(side -> cause(side, line).stream()).collect(joining(", and "));
    return new Found(
        line.number(CostColumns.STALL_NANOS) / 1e9,
        TIME_OF_DAY.format(Instant.ofEpochMilli(line.get(CostColumns.STALL_START).orElseThrow())),
        causes.isEmpty()
            ? "neither JVM was paused, so check %s for what its calls were waiting for"
                .formatted(run.log(Part.SERVER))
            : causes);
  }

  /** The counters are those of the slice, in which there may have been more than one stall. */
  private static Optional<String> cause(Side side, CostLine line) {
    double stall = line.number(CostColumns.STALL_NANOS);
    double paused = line.get(side.columns.pausedNanos()).orElse(0L);
    double collecting = line.get(side.columns.gcMillis()).orElse(0L) * 1e6;
    if (paused < stall / 2) {
      return Optional.empty();
    }
    boolean collected = collecting > stall / 2;
    return Optional.of(
        String.format(
            Locale.ROOT,
            collected
                ? "the %s collected garbage for %.2f s"
                : "the %s's threads did not run for %.2f s",
            side.part,
            Math.min(collected ? collecting : paused, stall) / 1e9));
  }
}
