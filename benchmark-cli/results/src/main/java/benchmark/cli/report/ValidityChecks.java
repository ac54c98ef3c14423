// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.machine.CpuList;
import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.JvmEnvironment;
import benchmark.cli.results.CallTimes;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.SteadyState;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceOutcome;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Looks for reasons to question the results of a run. Each is a diagnosis with a next step; there
 * is none when all is well. The limits are this class's constants.
 */
public final class ValidityChecks {

  /** A machine this busy before the start was doing something else: share of all its CPU time. */
  static final double BUSY_BEFORE = 0.2;

  /** CPUs this busy while measuring leave nothing to spare: share of all their time. */
  static final double SATURATED = 0.9;

  /** A server that keeps fewer CPUs busy than this is not being called, as by inproc. */
  static final double IDLE = 0.02;

  /** Time in collections that is worth a warning: share of wall time. */
  static final double GC = 0.05;

  /** Time of the JIT's threads that is worth a warning: share of wall time. */
  public static final double JIT = 0.05;

  /** Time given to other machines that is worth a warning: share of the machine's CPU time. */
  static final double STOLEN = 0.01;

  /**
   * CPU time of other processes that is worth a warning: share of the machine's CPU time while an
   * operation was measured.
   */
  static final double OTHERS = 0.03;

  /** The share of what other processes use that one must have to be named. */
  private static final double MOST = 0.5;

  /** A fork of fewer iterations does not show a drift. */
  private static final int FEWEST_ITERATIONS = 3;

  /** How far throughput x mean time may be from the number of threads (Little's law). */
  static final double LITTLE = 0.05;

  /** Sampled times of shorter calls, in milliseconds, seldom contain a wait for a CPU. */
  static final double TOO_SHORT = 0.01;

  /** The highest percentile in this project's tables and on pages. */
  public static final double HIGHEST_OF_TABLES = 0.99;

  /** The highest percentile that JMH's own table has a line for, but for the maximum. */
  public static final double HIGHEST_OF_JMH = 0.9999;

  private static final double[] PERCENTILES = {HIGHEST_OF_TABLES, 0.999, HIGHEST_OF_JMH};

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final DateTimeFormatter TIME_OF_DAY =
      DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);

  private final StoredRun run;
  private final List<Warning> warnings = new ArrayList<>();

  private ValidityChecks(StoredRun run) {
    this.run = run;
  }

  /**
   * Looks at a run.
   *
   * @param shownPercentile the highest that the reader is shown, 0 to 1
   */
  public static List<Warning> of(StoredRun run, double shownPercentile) {
    var checks = new ValidityChecks(run);
    checks.errors();
    checks.profiler();
    checks.environment();
    checks.warnings.addAll(ObservedChecks.of(run));
    checks.loadBefore();
    checks.steadyState();
    checks.compiling();
    checks.bound();
    checks.notSustained();
    checks.stalls();
    checks.collections(
        Warning.Kind.CLIENT_COLLECTIONS, Part.CLIENT, cost -> cost.client().gcShare());
    checks.collections(
        Warning.Kind.SERVER_COLLECTIONS, Part.SERVER, cost -> cost.server().gcShare());
    checks.others();
    checks.throttling();
    checks.littlesLaw();
    checks.samples(shownPercentile);
    checks.warnings.addAll(RunningConditions.of(run).warnings());
    return List.copyOf(checks.warnings);
  }

  private void errors() {
    for (OperationKey operation : run.attempted()) {
      if (!run.operations().containsKey(operation)) {
        say(
            Warning.Kind.ERRORS,
            operation,
            "calls failed, so there are no results: read %s before using the rest.",
            run.log(Part.CLIENT));
      }
    }
  }

  private void profiler() {
    if (run.record().profiled()) {
      say(
          Warning.Kind.PROFILER,
          null,
          "Measured under a profiler, which distorts the results: run without it.");
    }
  }

  private void environment() {
    String jvms = run.record().places().isEmpty() ? "both JVMs" : "JVMs at local";
    var others = new ArrayList<String>();
    run.record()
        .environment()
        .forEach(
            (variable, value) -> {
              if (JvmEnvironment.isOptions(variable)) {
                say(Warning.Kind.JVM_OPTIONS, null, used(variable), variable, value, jvms);
              } else {
                others.add("%s was set to '%s'".formatted(variable, value));
              }
            });
    if (!others.isEmpty()) {
      say(
          Warning.Kind.ENVIRONMENT,
          null,
          "%s, and %s got it, which may change what they do. Unset it, unless it is what you"
              + " measure.",
          String.join(", ", others),
          jvms);
    }
  }

  private static String used(String variable) {
    return "%s was set to '%s', and %s used it"
        + (variable.equals(JvmEnvironment.OVERRIDING)
            ? ", whatever their command lines say."
            : " unless their command lines say otherwise.")
        + " Unset it; to measure an option, use jvm= or D. of a variant.";
  }

  private void loadBefore() {
    Double busy = run.record().machine().busy();
    if (busy != null && busy > BUSY_BEFORE) {
      say(
          Warning.Kind.LOAD_BEFORE_START,
          null,
          "The machine was %s busy before the start: stop whatever else is running, and run again.",
          percent(busy));
    }
  }

  private void steadyState() {
    if (run.isQuick()) {
      mixedSteadyState();
      return;
    }
    for (JmhResult result : run.results().jmh()) {
      drift(result.iterations(), SteadyState::ofForks)
          .ifPresent(
              change ->
                  say(
                      Warning.Kind.NO_STEADY_STATE,
                      result.operation(),
                      "became %s %s over its iterations (%s), so it did not reach a steady state."
                          + " Warm up longer: --warmup 60s.",
                      percent(Math.abs(change)),
                      change > 0 == result.mode().equals(JmhResult.THROUGHPUT)
                          ? "faster"
                          : "slower",
                      result.mode()));
    }
  }

  /** Slices of all operations rise together while their JVMs still compile. */
  private void mixedSteadyState() {
    drift(
            run.results().jmh().stream().flatMap(it -> it.iterations().stream()).toList(),
            SteadyState::ofTurns)
        .ifPresent(
            change ->
                say(
                    Warning.Kind.NO_STEADY_STATE,
                    null,
                    "Calls of all operations became %s %s over the slices, so they did not reach"
                        + " a steady state. Warm up longer: --warmup 60s.",
                    percent(Math.abs(change)),
                    change > 0 ? "slower" : "faster"));
  }

  /** By which share the figures of series changed; empty if they were steady, or too few. */
  private static Optional<Double> drift(
      List<List<Double>> all, Function<List<double[]>, SteadyState> test) {
    List<double[]> series =
        all.stream()
            .filter(one -> one.size() >= FEWEST_ITERATIONS)
            .map(one -> one.stream().mapToDouble(it -> it).toArray())
            .toList();
    return Optional.of(series)
        .filter(it -> !it.isEmpty())
        .map(test)
        .filter(SteadyState::drifts)
        .map(SteadyState::relativeChange);
  }

  private void compiling() {
    for (OperationKey operation : operations(cost -> jitShare(cost) > JIT)) {
      OperationCost cost = run.costs().get(operation);
      boolean client = cost.client().jitShare() == jitShare(cost);
      say(
          Warning.Kind.COMPILING,
          operation,
          "the %s was still compiling, for %s of the measured time, which CPU per call"
              + " includes. Warm up"
              + " longer: --warmup 60s.",
          client ? "client" : "server",
          percent(jitShare(cost)));
    }
  }

  /** The larger one of both sides that are known; NaN if none is. */
  private static double jitShare(OperationCost cost) {
    return DoubleStream.of(cost.client().jitShare(), cost.server().jitShare())
        .filter(share -> !Double.isNaN(share))
        .max()
        .orElse(Double.NaN);
  }

  private void bound() {
    var pinning = new CpuPinning(run.record().cpus());
    Optional<CpuList> clients = pinning.of(Part.CLIENT);
    Optional<CpuList> servers = pinning.of(Part.SERVER);
    int clientPlaces = Math.max(1, placesOf(Part.CLIENT).size());
    pinning.of(Part.GATEWAY).ifPresent(this::gatewayBound);
    for (OperationKey operation : operations(cost -> !(cost.server().cpus() <= IDLE))) {
      OperationCost cost = run.costs().get(operation);
      boolean client =
          clients.isPresent()
              && isBusy(cost.client().cpus(), (double) clientPlaces * clients.get().size());
      boolean server = servers.isPresent() && isBusy(cost.server().cpus(), servers.get().size());
      if (client && server) {
        say(
            Warning.Kind.NO_CPU_LEFT,
            operation,
            "both sides saturated the CPUs that they are pinned to: the results show what those"
                + " CPUs can do. Pin them to more CPUs (--cpus) if there are enough.");
      } else if (client || server) {
        say(
            Warning.Kind.NO_CPU_LEFT,
            operation,
            "the %1$s saturated the CPUs that it is pinned to (%2$s): the results show what it"
                + " can do on those, not what the %3$s could do. Pin it to more CPUs (--cpus) if"
                + " there are enough.",
            client ? "client" : "server",
            (client ? clients : servers).get().text(),
            client ? "server" : "client");
      } else if (!Double.isNaN(cost.server().cpus())
          && isBusy(cost.client().cpus(), clientCpus())) {
        say(
            Warning.Kind.NO_CPU_LEFT,
            operation,
            "the clients saturated all %d CPUs that they have: the results show what the clients can"
                + " do, not what the server could do. Add clients, or give them more CPUs.",
            clientCpus());
      } else if (!Double.isNaN(cost.server().cpus())
          && isBusy(cost.busyCpus(), cost.machineCpus())) {
        say(Warning.Kind.CPUS_BUSY, operation, "all CPUs were busy.");
      } else if (sharedAreBusy(cost, clients, servers)) {
        boolean clientBound = cost.client().cpus() >= cost.server().cpus();
        say(
            Warning.Kind.NO_CPU_LEFT,
            operation,
            "the CPUs that both sides are pinned to were saturated, mostly by the %1$s: the results"
                + " show what both sides cost together, not what the %2$s could do alone. Pin"
                + " server and client to separate CPUs (--cpus).",
            clientBound ? "client" : "server",
            clientBound ? "server" : "client");
      }
    }
  }

  /** The names of the places of the parts of a kind; none if all ran where the command did. */
  private Set<String> placesOf(String kind) {
    return run.record().placeNames().entrySet().stream()
        .filter(place -> Part.isOf(kind, place.getKey()))
        .map(Map.Entry::getValue)
        .collect(Collectors.toSet());
  }

  /** Whether CPUs of clients are not those of servers. */
  private boolean areApart() {
    return !placesOf(Part.CLIENT).equals(placesOf(Part.SERVER));
  }

  /**
   * The CPUs that the clients' JVMs believe to have; more than anybody uses if that is not known.
   */
  private int clientCpus() {
    int known =
        run.record().jvms().entrySet().stream()
            .filter(jvm -> jvm.getKey().startsWith(Part.CLIENT))
            .mapToInt(jvm -> jvm.getValue().cpus())
            .sum();
    return known == 0 ? Integer.MAX_VALUE : known;
  }

  private void gatewayBound(CpuList cpus) {
    for (OperationKey operation :
        operations(cost -> cost.gateway() != null && isBusy(cost.gateway().cpus(), cpus.size()))) {
      say(
          Warning.Kind.NO_CPU_LEFT,
          operation,
          "the gateway saturated the CPUs that it is pinned to (%s): the results show what it can"
              + " do on those. Pin it to more CPUs (--cpus) if there are enough.",
          cpus.text());
    }
  }

  /** Whether nothing is left of the CPUs that both sides may use. */
  private boolean sharedAreBusy(
      OperationCost cost, Optional<CpuList> clients, Optional<CpuList> servers) {
    if (areApart() || Double.isNaN(cost.server().cpus())) {
      return false; // where it is not reported, it may be on another host, too
    }
    if (clients.isEmpty()
        || servers.isEmpty()
        || Collections.disjoint(clients.get().cpus(), servers.get().cpus())) {
      return false;
    }
    var both = new HashSet<>(clients.get().cpus());
    both.addAll(servers.get().cpus());
    return isBusy(cost.client().cpus() + cost.server().cpus(), both.size());
  }

  private static boolean isBusy(double used, double of) {
    return used > SATURATED * of;
  }

  private void collections(Warning.Kind kind, String side, ToDoubleFunction<OperationCost> share) {
    for (OperationKey operation : operations(cost -> share.applyAsDouble(cost) > GC)) {
      say(
          kind,
          operation,
          "the %s spent more than %s of the time in garbage collection. Give it more heap, e.g."
              + " @heap=4g.",
          side,
          percent(GC));
    }
  }

  /** The longest time of an operation in which no caller got an answer. */
  private Optional<CostLine> stall(OperationKey operation) {
    return run.results().iterations().stream()
        .filter(line -> line.operation().equals(operation))
        .filter(line -> line.get(CostColumns.STALL_NANOS).isPresent())
        .max(Comparator.comparing(line -> line.get(CostColumns.STALL_NANOS).orElseThrow()));
  }

  private void stalls() {
    for (OperationKey operation : run.operations().keySet()) {
      stall(operation)
          .ifPresent(
              line ->
                  say(
                      Warning.Kind.STALL,
                      operation,
                      "no caller got an answer for %.2f s, starting at %s UTC: %s. The"
                          + " results include it.",
                      line.get(CostColumns.STALL_NANOS).orElseThrow() / NANOS_PER_SECOND,
                      TIME_OF_DAY.format(
                          Instant.ofEpochMilli(line.get(CostColumns.STALL_START).orElseThrow())),
                      cause(line)));
    }
  }

  /** Steps at a rate in which calls were answered more slowly than they came, or failed. */
  private void notSustained() {
    for (OperationKey operation : run.operations().keySet()) {
      List<CostLine> steps =
          run.results().iterations().stream()
              .filter(line -> line.operation().equals(operation))
              .filter(line -> line.get(CostColumns.OFFERED).isPresent())
              .toList();
      List<CostLine> missed =
          steps.stream()
              .filter(
                  step ->
                      step.get(CostColumns.OUTCOME)
                          .filter(SliceOutcome.SATURATED::equals)
                          .isPresent())
              .toList();
      if (!missed.isEmpty()) {
        say(
            Warning.Kind.NOT_SUSTAINED,
            operation,
            "%d of %d steps were not sustained (%s), so their times depend on how long they"
                + " lasted. Use a lower rate.",
            missed.size(),
            steps.size(),
            StepText.notSustained(missed.get(0)));
      }
    }
  }

  private String cause(CostLine line) {
    long stall = line.get(CostColumns.STALL_NANOS).orElseThrow();
    List<String> causes =
        Stream.of(
                cause(Part.CLIENT, CostColumns.CLIENT, line, stall),
                cause(Part.SERVER, CostColumns.SERVER, line, stall))
            .flatMap(Optional::stream)
            .toList();
    return causes.isEmpty()
        ? "neither JVM was paused, so check "
            + run.log(Part.SERVER)
            + " for what its calls were waiting for"
        : String.join(", and ", causes);
  }

  /** The counters tell of the whole slice, in which there may have been more than one stall. */
  private static Optional<String> cause(
      String part, CostColumns.Side side, CostLine line, long stall) {
    double paused = line.get(side.pausedNanos()).orElse(0L);
    if (paused < stall / 2.0) {
      return Optional.empty();
    }
    double collecting = line.get(side.gcMillis()).orElse(0L) * NANOS_PER_MILLI;
    return Optional.of(
        collecting > stall / 2.0
            ? "the %s collected garbage for %.2f s"
                .formatted(part, Math.min(collecting, stall) / NANOS_PER_SECOND)
            : "the %s's threads did not run for %.2f s"
                .formatted(part, Math.min(paused, stall) / NANOS_PER_SECOND));
  }

  private void others() {
    for (OperationKey operation : operations(cost -> cost.stolen() > STOLEN)) {
      say(
          Warning.Kind.STOLEN_TIME,
          operation,
          "the hypervisor gave more than %s of the CPU time to other machines. Use a machine that"
              + " is not shared.",
          percent(STOLEN));
    }
    for (OperationKey operation : operations(cost -> others(cost) > OTHERS)) {
      if (stall(operation).isPresent()) {
        continue; // the CPUs that it left idle were free for whoever wanted them
      }
      say(
          Warning.Kind.OTHER_PROCESSES,
          operation,
          "other processes used %s of the CPU time%s. Stop them and run again.",
          percent(others(run.costs().get(operation))),
          busiest(run.costs().get(operation)));
    }
    if (placesOf(Part.CLIENT).size() > 1) {
      run.record().places().values().stream().findFirst().ifPresent(this::busyAt);
    }
  }

  /**
   * The share of the CPU time of the clients' machine that no part of the run had; NaN if it is not
   * known, as of several machines: the ticks are those of the first one.
   */
  private double others(OperationCost cost) {
    if (!areApart() || Double.isNaN(cost.others())) {
      return cost.others();
    }
    return placesOf(Part.CLIENT).size() > 1
        ? Double.NaN
        : (cost.busyCpus() - cost.client().cpus()) / cost.machineCpus();
  }

  /** A clause that names the process which used most of it; empty if there is none. */
  private String busiest(OperationCost cost) {
    Disturbance disturbance = run.record().disturbance();
    return disturbance == null
            || disturbance.cpus() == null
            || disturbance.cpus() < MOST * others(cost) * cost.machineCpus()
        ? ""
        : String.format(
            Locale.ROOT, ", %s (process %d) most of it", disturbance.process(), disturbance.pid());
  }

  private void throttling() {
    throttling("", run.record().disturbance());
    run.record().placesBesideClients().forEach(this::elsewhere);
  }

  /** What disturbs a server at another place makes its clients wait. */
  private void elsewhere(PlaceFacts place) {
    throttling(" at " + place.name(), place.disturbance());
    busyAt(place);
  }

  private void busyAt(PlaceFacts place) {
    Disturbance disturbance = place.disturbance();
    if (disturbance != null
        && disturbance.cpus() != null
        && place.machine() != null
        && disturbance.cpus() > OTHERS * place.machine().cpus()) {
      say(
          Warning.Kind.OTHER_PROCESSES,
          null,
          "At %s, %s (process %d) used %.1f CPUs. Stop it and run again.",
          place.name(),
          disturbance.process(),
          disturbance.pid(),
          disturbance.cpus());
    }
  }

  private void throttling(String where, Disturbance disturbance) {
    if (disturbance != null
        && disturbance.throttledSeconds() != null
        && disturbance.throttledSeconds() > 0) {
      say(
          Warning.Kind.THROTTLED,
          null,
          "A CPU quota kept server and client%s from running for %.1f s, summed over CPUs: the"
              + " results reflect the quota. Raise it (cpu.max of the control group).",
          where,
          disturbance.throttledSeconds());
    }
  }

  private void littlesLaw() {
    for (JmhResult result : run.results().jmh()) {
      OperationCost cost = run.costs().get(result.operation());
      boolean atRate = RateLoad.isOf(result.operation());
      if (!result.mode().equals(JmhResult.SAMPLE)
          || cost == null
          || atRate
          || result.meanMillis() < TOO_SHORT) {
        continue;
      }
      double inFlight = cost.callsPerMilli() * result.meanMillis();
      if (Math.abs(inFlight / result.threads() - 1) > LITTLE) {
        say(
            Warning.Kind.LITTLES_LAW,
            result.operation(),
            "throughput x mean time is %s calls in flight, but there are %d threads. Time is lost"
                + " outside the calls, or the mean rests on too few samples: measure longer"
                + " (--time 60s).",
            Numbers.of(inFlight),
            result.threads());
      }
    }
  }

  private void samples(double shownPercentile) {
    for (JmhResult result : run.results().jmh()) {
      Arrays.stream(PERCENTILES)
          .filter(percentile -> percentile <= shownPercentile)
          .filter(percentile -> result.mode().equals(JmhResult.SAMPLE))
          .filter(percentile -> !RateLoad.isOf(result.operation()))
          .filter(percentile -> result.samples() * (1 - percentile) < CallTimes.BEYOND)
          .findFirst() // what is higher rests on even fewer
          .ifPresent(
              percentile ->
                  say(
                      Warning.Kind.FEW_SAMPLES,
                      result.operation(),
                      "fewer than %.0f samples lie beyond p%s. Measure longer (--time 60s).",
                      CallTimes.BEYOND,
                      Numbers.plain(percentile * 100)));
    }
  }

  private List<OperationKey> operations(Predicate<OperationCost> condition) {
    return run.costs().entrySet().stream()
        .filter(entry -> condition.test(entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private void say(Warning.Kind kind, OperationKey operation, String diagnosis, Object... values) {
    warnings.add(new Warning(kind, operation, String.format(Locale.ROOT, diagnosis, values)));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f%%", share * 100);
  }
}
