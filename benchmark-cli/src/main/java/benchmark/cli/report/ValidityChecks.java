// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.machine.CpuList;
import benchmark.cli.machine.CpuPinning;
import benchmark.cli.machine.Machine;
import benchmark.cli.project.Role;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.OperationResult;
import benchmark.cli.statistics.SteadyState;
import benchmark.cli.text.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Looks for reasons to doubt the figures of a run. Each is a diagnosis with a next step; there is
 * none when all is well. The limits are this class's constants.
 */
public final class ValidityChecks {

  /** A machine this busy before the start was doing something else: share of all its CPU time. */
  static final double BUSY_BEFORE = 0.2;

  /** CPUs this busy while measuring leave nothing to spare: share of all their time. */
  static final double SATURATED = 0.9;

  /** A server that keeps fewer CPUs busy than this is not being called, as in the inproc row. */
  static final double IDLE = 0.02;

  /** Time in collections that is worth a word: share of wall time. */
  static final double GC = 0.05;

  /** Time given to other machines that is worth a word: share of the machine's CPU time. */
  static final double STOLEN = 0.01;

  /** CPU time of other processes that is worth a word: share of the machine's CPU time. */
  static final double OTHERS = 0.1;

  /** How far throughput x mean time may be from the number of threads (Little's law). */
  static final double LITTLE = 0.05;

  /** Samples that must lie beyond a percentile for it to mean something. */
  static final double BEYOND = 10;

  /** The highest percentile of JMH's own table that it has a line for and that is no maximum. */
  public static final double HIGHEST_OF_JMH = 0.9999;

  private static final double[] PERCENTILES = {0.99, 0.999, HIGHEST_OF_JMH};

  private final List<JmhResult> results;
  private final Map<String, OperationCost> costs;
  private final List<Warning> doubts = new ArrayList<>();

  private ValidityChecks(List<JmhResult> results, Map<String, OperationCost> costs) {
    this.results = results;
    this.costs = costs;
  }

  /**
   * Looks at a run.
   *
   * @param failed operations that JMH gave up, where the user told it to go on
   * @param machine as it was before the start
   * @param profiled whether a profiler ran
   * @param pinning the CPUs that the halves were kept to
   * @param highestPercentile the highest that the reader is shown, 0 to 1
   */
  public static List<Warning> of(
      List<JmhResult> results,
      Map<String, OperationCost> costs,
      Collection<String> failed,
      Machine machine,
      boolean profiled,
      CpuPinning pinning,
      double highestPercentile) {
    var validity = new ValidityChecks(results, costs);
    validity.errors(failed);
    validity.profiler(profiled);
    validity.loadBefore(machine);
    validity.steadyState();
    validity.bound(pinning);
    validity.collections();
    validity.others();
    validity.littlesLaw();
    validity.samples(highestPercentile);
    return validity.doubts;
  }

  private void errors(Collection<String> failed) {
    for (String operation : failed) {
      say(
          Warning.Kind.ERRORS,
          operation,
          "calls failed, so that there are no figures: look into client.log before using the rest.");
    }
  }

  private void profiler(boolean profiled) {
    if (profiled) {
      say(
          Warning.Kind.PROFILER,
          null,
          "Taken under a profiler, which costs time of its own: run without -m profiling to measure.");
    }
  }

  private void loadBefore(Machine machine) {
    if (machine.busy() != null && machine.busy() > BUSY_BEFORE) {
      say(
          Warning.Kind.LOAD_BEFORE_START,
          null,
          "The machine was %s busy before the start: end what else runs there and run again.",
          percent(machine.busy()));
    }
  }

  private void steadyState() {
    for (JmhResult result : results) {
      if (result.iterations().size() < 3) {
        continue;
      }
      var state =
          SteadyState.of(result.iterations().stream().mapToDouble(Double::doubleValue).toArray());
      if (state.drifts()) {
        boolean faster = state.relativeChange() > 0 == result.mode().equals("thrpt");
        say(
            Warning.Kind.NO_STEADY_STATE,
            result.operation(),
            "became %s %s over its iterations (%s), so it had no steady state. Warm up longer, as"
                + " with -- -wi 10 (compare: --warmup 30s).",
            percent(Math.abs(state.relativeChange())),
            faster ? "faster" : "slower",
            result.mode());
      }
    }
  }

  private void bound(CpuPinning pinning) {
    Optional<CpuList> clients = pinning.of(Role.CLIENT);
    Optional<CpuList> servers = pinning.of(Role.SERVER);
    for (String operation : operations(cost -> !(cost.server().cpus() <= IDLE))) {
      OperationCost cost = costs.get(operation);
      boolean client = clients.isPresent() && isBusy(cost.client().cpus(), clients.get().size());
      boolean server = servers.isPresent() && isBusy(cost.server().cpus(), servers.get().size());
      if (client && server) {
        say(
            Warning.Kind.NO_CPU_LEFT,
            operation,
            "both sides kept the CPUs busy that they are pinned to: the figures show what those can"
                + " do. Pin the halves to more CPUs (--cpus) where there are enough, or run one half"
                + " on another host (-s).");
      } else if (client || server) {
        say(
            Warning.Kind.NO_CPU_LEFT,
            operation,
            "the %1$s kept the CPUs busy that it is pinned to (%2$s): the figures show what it can"
                + " do on those, not what the %3$s could do. Pin it to more CPUs (--cpus) where there"
                + " are enough, or run the %1$s half on another host (-s).",
            client ? "client" : "server",
            (client ? clients : servers).get().text(),
            client ? "server" : "client");
      } else if (sharedAreBusy(cost, clients, servers)) {
        boolean clientBound = cost.client().cpus() >= cost.server().cpus();
        say(
            Warning.Kind.NO_CPU_LEFT,
            operation,
            "%3$s were busy, the %1$s's share being the larger: the figures show what both sides"
                + " cost together, not what the %2$s could do alone. Pin the halves to CPUs of their"
                + " own (--cpus) where there are enough, or run the %1$s half on another host (-s).",
            clientBound ? "client" : "server",
            clientBound ? "server" : "client",
            isBusy(cost.busyCpus(), cost.machineCpus())
                ? "all CPUs"
                : "the CPUs that both sides are pinned to");
      }
    }
  }

  /** Whether nothing is left of the CPUs that both sides may use. */
  private static boolean sharedAreBusy(
      OperationCost cost, Optional<CpuList> clients, Optional<CpuList> servers) {
    if (Double.isNaN(cost.server().cpus())) {
      return false; // it may be on another host
    }
    if (isBusy(cost.busyCpus(), cost.machineCpus())) {
      return true;
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

  private void collections() {
    collections(Warning.Kind.CLIENT_COLLECTIONS, "client", cost -> cost.client().gcShare() > GC);
    collections(Warning.Kind.SERVER_COLLECTIONS, "server", cost -> cost.server().gcShare() > GC);
  }

  private void collections(Warning.Kind kind, String side, Predicate<OperationCost> tooMuch) {
    for (String operation : operations(tooMuch)) {
      say(
          kind,
          operation,
          "the %s spent more than %s of the time in garbage collections. Give it more heap, as with"
              + " @jvm=-Xmx4g, or compare collectors.",
          side,
          percent(GC));
    }
  }

  private void others() {
    for (String operation : operations(cost -> cost.stolen() > STOLEN)) {
      say(
          Warning.Kind.STOLEN_TIME,
          operation,
          "the hypervisor gave more than %s of the CPU time to other machines. Use a machine that"
              + " is not shared, or more rounds (compare).",
          percent(STOLEN));
    }
    for (String operation :
        operations(
            cost ->
                cost.busyCpus() - cost.client().cpus() - cost.server().cpus()
                    > OTHERS * cost.machineCpus())) {
      say(
          Warning.Kind.OTHER_PROCESSES,
          operation,
          "other processes used more than %s of the CPU time. End them and run again.",
          percent(OTHERS));
    }
  }

  private void littlesLaw() {
    for (JmhResult result : results) {
      OperationCost cost = costs.get(result.operation());
      if (!result.mode().equals("sample") || cost == null) {
        continue;
      }
      double inFlight = cost.callsPerMilli() * OperationResult.millis(result);
      if (Math.abs(inFlight / result.threads() - 1) > LITTLE) {
        say(
            Warning.Kind.LITTLES_LAW,
            result.operation(),
            "throughput x mean time is %s calls in flight, but there are %d threads. Time is lost"
                + " outside the calls, or the mean rests on too few samples: measure longer, as"
                + " with -- -r 10 (compare: --time 30s).",
            Numbers.of(inFlight),
            result.threads());
      }
    }
  }

  private void samples(double highestPercentile) {
    for (JmhResult result : results) {
      Arrays.stream(PERCENTILES)
          .filter(percentile -> percentile <= highestPercentile)
          .filter(percentile -> result.mode().equals("sample"))
          .filter(percentile -> result.samples() * (1 - percentile) < BEYOND)
          .findFirst() // what is higher rests on even fewer
          .ifPresent(
              percentile ->
                  say(
                      Warning.Kind.FEW_SAMPLES,
                      result.operation(),
                      "fewer than %.0f samples lie beyond p%s. Measure longer, as with -- -r 30"
                          + " (compare: --time 30s), or do not quote it.",
                      BEYOND,
                      percentile));
    }
  }

  private List<String> operations(Predicate<OperationCost> condition) {
    return costs.entrySet().stream()
        .filter(entry -> condition.test(entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  private void say(Warning.Kind kind, String operation, String diagnosis, Object... values) {
    doubts.add(new Warning(kind, operation, String.format(Locale.ROOT, diagnosis, values)));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f%%", share * 100);
  }
}
