// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.machine.CpuList;
import benchmark.cli.report.Check.Found;
import benchmark.cli.report.Check.Measured;
import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.StoredRun;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Part;
import benchmark.launch.JvmFacts;
import benchmark.launch.OperationKey;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether CPUs were the limit of what was measured, and whose. */
final class CpuChecks {

  /** CPUs this busy while measuring leave nothing to spare: share of all their time. */
  static final double SATURATED = 0.9;

  /** A server that keeps fewer CPUs busy than this is not being called, as by inproc. */
  static final double IDLE = 0.02;

  static final List<Check<?>> ALL =
      List.of(
          Check.COST.warn(
              Kind.NO_CPU_LEFT,
              "the gateway saturated the CPUs that it is pinned to (%s): the results show what it"
                  + " can do on those. Pin it to more CPUs (--cpus) if there are enough.",
              it ->
                  pinned(it, Part.GATEWAY)
                      .filter(cpus -> it.cost().gateway() != null)
                      .filter(cpus -> isBusy(it.cost().gateway().cpus(), cpus.size()))
                      .map(cpus -> new Found(cpus.text()))),
          Check.operations(CpuChecks::called)
              .warn(
                  Kind.NO_CPU_LEFT,
                  "both sides saturated the CPUs that they are pinned to: the results show what"
                      + " those CPUs can do. Pin them to more CPUs (--cpus) if there are enough.",
                  it ->
                      saturated(it, Side.CLIENT)
                          .filter(client -> saturated(it, Side.SERVER).isPresent()))
              .warn(
                  Kind.NO_CPU_LEFT,
                  "the %s saturated the CPUs that it is pinned to (%s): the results show what it"
                      + " can do on those, not what the %s could do. Pin it to more CPUs (--cpus)"
                      + " if there are enough.",
                  it -> saturated(it, Side.CLIENT).or(() -> saturated(it, Side.SERVER)))
              .warn(
                  Kind.NO_CPU_LEFT,
                  "the clients saturated all %d CPUs that they have: the results show what the"
                      + " clients can do, not what the server could do. Add clients, or give them"
                      + " more CPUs.",
                  it ->
                      Found.when(
                          isServerKnown(it) && isBusy(it.cost().client().cpus(), clientCpus(it)),
                          clientCpus(it)))
              .warn(
                  Kind.CPUS_BUSY,
                  "all CPUs were busy.",
                  it ->
                      Found.when(
                          isServerKnown(it)
                              && isBusy(
                                  it.cost().machine().busyCpus(),
                                  it.cost().machine().machineCpus())))
              .warn(
                  Kind.NO_CPU_LEFT,
                  "the CPUs that both sides are pinned to were saturated, mostly by the %s: the"
                      + " results show what both sides cost together, not what the %s could do"
                      + " alone. Pin server and client to separate CPUs (--cpus).",
                  it -> Found.when(areSharedBusy(it), busier(it).part, busier(it).other().part)));

  private CpuChecks() {}

  private static Stream<OperationKey> called(StoredRun run) {
    return run.costs().keySet().stream()
        .filter(it -> !(run.costs().get(it).server().cpus() <= IDLE));
  }

  /** Whether a side used up the CPUs that it is pinned to, at each of its places. */
  private static Optional<Found> saturated(Measured it, Side side) {
    int machines = side == Side.CLIENT ? Math.max(1, side.places(it.run()).size()) : 1;
    return pinned(it, side.part)
        .filter(cpus -> isBusy(side.of(it.cost()).cpus(), machines * cpus.size()))
        .map(cpus -> new Found(side.part, cpus.text(), side.other().part));
  }

  /** Whether nothing is left of the CPUs of both sides, some of which both may use. */
  private static boolean areSharedBusy(Measured it) {
    Optional<CpuList> clients = pinned(it, Part.CLIENT);
    Optional<CpuList> servers = pinned(it, Part.SERVER);
    if (areApart(it.run()) || clients.isEmpty() || servers.isEmpty()) {
      return false;
    }
    var both = new HashSet<>(clients.get().cpus());
    both.addAll(servers.get().cpus());
    return both.size() < clients.get().size() + servers.get().size()
        && isBusy(it.cost().client().cpus() + it.cost().server().cpus(), both.size());
  }

  private static Side busier(Measured it) {
    return it.cost().client().cpus() >= it.cost().server().cpus() ? Side.CLIENT : Side.SERVER;
  }

  /** One that is not may be on another host, whose CPUs nobody knows. */
  private static boolean isServerKnown(Measured it) {
    return !Double.isNaN(it.cost().server().cpus());
  }

  /**
   * The CPUs that the clients' JVMs believe to have; more than anybody uses if that is not known.
   */
  private static int clientCpus(Measured it) {
    int known = Side.CLIENT.jvms(it.run()).mapToInt(JvmFacts::cpus).sum();
    return known == 0 ? Integer.MAX_VALUE : known;
  }

  private static boolean isBusy(double used, double of) {
    return used > SATURATED * of;
  }

  private static Optional<CpuList> pinned(Measured it, String part) {
    return new CpuPinning(it.run().record().processes().cpus()).of(part);
  }

  /** Whether the CPUs of clients are not those of servers. */
  static boolean areApart(StoredRun run) {
    return !Side.CLIENT.places(run).equals(Side.SERVER.places(run));
  }
}
