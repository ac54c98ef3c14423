// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.machine.Disturbance;
import benchmark.cli.report.Check.Found;
import benchmark.cli.report.Check.Measured;
import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.results.StoredRun;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What machines did besides the run, and what kept them from it. */
final class MachineChecks {

  /** A machine this busy before the start was doing something else: share of all its CPU time. */
  static final double BUSY_BEFORE = 0.2;

  /** Time given to other machines that is worth a warning: share of the machine's CPU time. */
  static final double STOLEN = 0.01;

  /** Time of other processes that is worth a warning: share of the machine's CPU time. */
  static final double OTHERS = 0.03;

  /** The share of what other processes use that one must have to be named. */
  private static final double MOST = 0.5;

  private static final String THROTTLED =
      "A CPU quota kept server and client%s from running for %.1f s, summed over CPUs: the results"
          + " reflect the quota. Raise it (cpu.max of the control group).";

  static final List<Check<?>> ALL =
      List.of(
          Check.RUN.warn(
              Kind.LOAD_BEFORE_START,
              "The machine was %.0f%% busy before the start: stop whatever else is running, and run"
                  + " again.",
              run ->
                  Optional.ofNullable(run.record().origin().machine().busy())
                      .filter(busy -> busy > BUSY_BEFORE)
                      .map(busy -> new Found(100 * busy))),
          Check.COST.warn(
              Kind.STOLEN_TIME,
              "the hypervisor gave more than %.0f%% of the CPU time to other machines. Use a"
                  + " machine that is not shared.",
              it -> Found.when(it.cost().machine().stolen() > STOLEN, 100 * STOLEN)),
          Check.COST.warn(
              Kind.OTHER_PROCESSES,
              "other processes used %.0f%% of the CPU time%s. Stop them and run again.",
              it ->
                  Found.when(
                      // CPUs that a stall left idle were free for whoever wanted them
                      others(it) > OTHERS && it.stalled().isEmpty(), 100 * others(it), most(it))),
          Check.each(MachineChecks::placesWithoutCosts)
              .warn(
                  Kind.OTHER_PROCESSES,
                  "At %s, %s (process %d) used %.1f CPUs. Stop it and run again.",
                  place ->
                      busiest(place.disturbance())
                          .filter(it -> place.machine() != null)
                          .filter(it -> it.cpus() > OTHERS * place.machine().cpus())
                          .map(it -> new Found(place.name(), it.process(), it.pid(), it.cpus()))),
          Check.RUN.warn(
              Kind.THROTTLED, THROTTLED, run -> throttled("", run.record().origin().disturbance())),
          Check.each(run -> run.record().origin().placesBesideClients().stream())
              .warn(
                  Kind.THROTTLED,
                  THROTTLED,
                  place -> throttled(" at " + place.name(), place.disturbance())));

  private MachineChecks() {}

  /**
   * The share of the CPU time of the clients' machine that no part of the run had; NaN if it is not
   * known, as of several machines: the ticks are those of the first one.
   */
  private static double others(Measured it) {
    OperationCost cost = it.cost();
    if (!CpuChecks.areApart(it.run()) || Double.isNaN(cost.machine().others())) {
      return cost.machine().others();
    }
    return Side.CLIENT.places(it.run()).size() > 1
        ? Double.NaN
        : (cost.machine().busyCpus() - cost.client().cpus()) / cost.machine().machineCpus();
  }

  /** A clause that names the process which used most of it; empty if there is none. */
  private static String most(Measured it) {
    return busiest(it.run().record().origin().disturbance())
        .filter(busiest -> busiest.cpus() >= MOST * others(it) * it.cost().machine().machineCpus())
        .map(busiest -> ", %s (process %s) most of it".formatted(busiest.process(), busiest.pid()))
        .orElse("");
  }

  private static Optional<Disturbance> busiest(Disturbance disturbance) {
    return Optional.ofNullable(disturbance).filter(it -> it.cpus() != null);
  }

  /** The servers', whose load makes clients wait; of several clients' the first one, too. */
  private static Stream<PlaceFacts> placesWithoutCosts(StoredRun run) {
    boolean several = Side.CLIENT.places(run).size() > 1;
    return Stream.concat(
        run.record().origin().places().values().stream().limit(several ? 1 : 0),
        run.record().origin().placesBesideClients().stream());
  }

  private static Optional<Found> throttled(String where, Disturbance disturbance) {
    return Optional.ofNullable(disturbance)
        .map(Disturbance::throttledSeconds)
        .filter(seconds -> seconds > 0)
        .map(seconds -> new Found(where, seconds));
  }
}
