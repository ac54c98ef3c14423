// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.Machine;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.OperationResult;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.RunResults;
import benchmark.cli.results.StoredRun;
import benchmark.cli.topology.CpuPinning;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.JvmFacts;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ValidityChecksTest {

  private static final OperationKey GET_USER = OperationKey.of("getUser");
  private static final Machine QUIET = machine(0.02);

  @Test
  void isSilentWhenAllIsWell() {
    assertThat(warnings(List.of(sampled(32, 1, 1_000_000)), healthy(), Set.of(), QUIET)).isEmpty();
  }

  @Test
  void saysOfErrors() {
    assertThat(warnings(List.of(), Map.of(), Set.of(GET_USER), QUIET))
        .containsExactly(
            "getUser: calls failed, so there are no results: read client.log before using the rest.");
  }

  @Test
  void saysOfAProfiler() {
    assertThat(warnings(List.of(), Map.of(), Set.of(), QUIET, true, CpuPinning.NONE))
        .containsExactly("Measured under a profiler, which distorts the results: run without it.");
  }

  @Test
  void saysOfLoadBeforeTheStart() {
    assertThat(warnings(List.of(), Map.of(), Set.of(), machine(0.55)))
        .containsExactly(
            "The machine was 55% busy before the start: stop whatever else is running, and run"
                + " again.");
  }

  @Test
  void saysOfAThroughputThatStillRises() {
    var rising =
        new JmhResult(
            GET_USER,
            "thrpt",
            32,
            1,
            30,
            1,
            "ops/ms",
            Map.of(),
            List.of(List.of(26.0, 28.0, 30.0, 31.0, 33.0)),
            0);

    assertThat(warnings(List.of(rising), Map.of(), Set.of(), QUIET))
        .containsExactly(
            "getUser: became 23% faster over its iterations (thrpt), so it did not reach a steady"
                + " state. Warm"
                + " up longer: --warmup 60s.");
  }

  @Test
  void saysOfATimeThatStillRises() {
    var rising =
        new JmhResult(
            GET_USER,
            "avgt",
            32,
            1,
            1,
            0.1,
            "ms/op",
            Map.of(),
            List.of(List.of(1.0, 1.1, 1.2, 1.3, 1.4)),
            0);

    assertThat(warnings(List.of(rising), Map.of(), Set.of(), QUIET))
        .containsExactly(
            "getUser: became 33% slower over its iterations (avgt), so it did not reach a steady"
                + " state. Warm"
                + " up longer: --warmup 60s.");
  }

  @Test
  void saysOfARiseThatRepeatsInEveryFork() {
    var repeated =
        new JmhResult(
            GET_USER,
            "thrpt",
            32,
            2,
            30,
            1,
            "ops/ms",
            Map.of(),
            List.of(List.of(26.0, 28.0, 30.0, 31.0), List.of(26.0, 28.0, 30.0, 31.0)),
            0);

    assertThat(warnings(List.of(repeated), Map.of(), Set.of(), QUIET))
        .singleElement()
        .asString()
        .startsWith("getUser: became 19% faster over its iterations (thrpt)");
  }

  @Test
  void busyCpusAreAConditionAndNoWarning() {
    assertThat(ofCost(cost(side(1.2, 0), side(0.75, 0), 1.97, 0))).isEmpty();
  }

  @Test
  void saysWhichSideIsTheBottleneckOfCpusThatBothArePinnedTo() {
    var pinning = new CpuPinning(Map.of(Part.SERVER, "0-1", Part.CLIENT, "1-2"));

    assertThat(ofCost(pinned(side(1.6, 0), side(1.2, 0)), pinning))
        .containsExactly(
            "getUser: the CPUs that both sides are pinned to were saturated, mostly by the client:"
                + " the results show what both sides cost together, not what the server could"
                + " do alone. Pin server and client to separate CPUs (--cpus).");
    assertThat(ofCost(pinned(side(1.2, 0), side(1.6, 0)), pinning))
        .singleElement()
        .asString()
        .contains("mostly by the server", "what the client could do alone");
  }

  @Test
  void saysWhichSideHasNoneLeftOfItsOwnCpus() {
    var pinning = new CpuPinning(Map.of(Part.SERVER, "0", Part.CLIENT, "1-7"));

    assertThat(ofCost(pinned(side(2.5, 0), side(0.97, 0)), pinning))
        .containsExactly(
            "getUser: the server saturated the CPUs that it is pinned to (0): the results show what"
                + " it can do on those, not what the client could do. Pin it to more CPUs"
                + " (--cpus) if there are enough.");
    assertThat(ofCost(pinned(side(6.8, 0), side(0.5, 0)), pinning))
        .singleElement()
        .asString()
        .startsWith("getUser: the client saturated the CPUs that it is pinned to (1-7): ")
        .contains("not what the server could do.");
    assertThat(ofCost(pinned(side(6.8, 0), side(0.97, 0)), pinning))
        .containsExactly(
            "getUser: both sides saturated the CPUs that they are pinned to: the results show"
                + " what those CPUs can do. Pin them to more CPUs (--cpus) if there are enough.");
    assertThat(ofCost(pinned(side(2.5, 0), side(0.5, 0)), pinning)).isEmpty();
  }

  @Test
  void aSideThatMayRunEverywhereHasTheMachinesCpus() {
    var pinning = new CpuPinning(Map.of(Part.SERVER, "0,1"));

    assertThat(ofCost(pinned(side(3, 0), side(1.5, 0)), pinning)).isEmpty();
    assertThat(ofCost(pinned(side(3, 0), side(1.9, 0)), pinning))
        .singleElement()
        .asString()
        .startsWith("getUser: the server saturated the CPUs that it is pinned to (0,1): ");
  }

  @Test
  void clientsWithoutACpuLeftAreTheLimitOfAServerElsewhere() {
    assertThat(ofCost(pinned(side(7.4, 0), side(3, 0))))
        .containsExactly(
            "getUser: the clients saturated all 8 CPUs that they have: the results show what the"
                + " clients can do, not what the server could do. Add clients, or give them more"
                + " CPUs.");
    assertThat(ofCost(pinned(side(7, 0), side(7.4, 0)))).isEmpty();
  }

  @Test
  void aClientByItselfHasItsOwnCpusOnly() {
    OperationCost cost = pinned(side(0.97, 0), side(Double.NaN, 0));

    assertThat(ofCost(cost, new CpuPinning(Map.of(Part.CLIENT, "0"))))
        .singleElement()
        .asString()
        .startsWith("getUser: the client saturated the CPUs that it is pinned to (0): ");
    assertThat(ofCost(cost)).isEmpty();
    assertThat(ofCost(pinned(side(8, 0), side(Double.NaN, 0)))).isEmpty();
  }

  @Test
  void sidesThatArePinnedToTheSameCpusShareThem() {
    var pinning = new CpuPinning(Map.of(Part.SERVER, "0-1", Part.CLIENT, "1-2"));

    assertThat(ofCost(pinned(side(1.5, 0), side(1.4, 0)), pinning))
        .singleElement()
        .asString()
        .startsWith(
            "getUser: the CPUs that both sides are pinned to were saturated, mostly by the client: ")
        .contains("Pin server and client to separate CPUs (--cpus)");
    assertThat(ofCost(pinned(side(1.2, 0), side(1.2, 0)), pinning)).isEmpty();
    assertThat(ofCost(pinned(side(2, 0), side(0.001, 0)), pinning)).isEmpty();
  }

  @Test
  void sidesThatArePinnedToTheSameNumbersOfTwoMachinesShareNothing() {
    var pinning = new CpuPinning(Map.of(Part.SERVER, "0-1", Part.CLIENT, "0-1"));
    OperationCost cost = apart(side(1.7, 0), side(1.7, 0), 1.7);

    assertThat(ofPlaces(cost, pinning, null, "a", "b")).isEmpty();
    assertThat(ofPlaces(cost, pinning, null, "a", "a"))
        .singleElement()
        .asString()
        .startsWith("getUser: the CPUs that both sides are pinned to were saturated, ");
  }

  @Test
  void clientsOfSeveralPlacesHaveTheCpusOfAllOfThem() {
    var pinning = new CpuPinning(Map.of(Part.CLIENT, "0-1"));

    assertThat(ofPlaces(apart(side(3.4, 0), side(1, 0), 1.7), pinning, null, "a", "b", "c"))
        .isEmpty();
    assertThat(ofPlaces(apart(side(3.8, 0), side(1, 0), 1.9), pinning, null, "a", "b", "c"))
        .singleElement()
        .asString()
        .startsWith("getUser: the client saturated the CPUs that it is pinned to (0-1): ");
  }

  @Test
  void aServerElsewhereUsesNothingOfTheClientsMachine() {
    assertThat(ofPlaces(apart(side(2, 0), side(1, 0), 2.4), CpuPinning.NONE, mvn(0.3), "a", "b"))
        .containsExactly(
            "getUser: other processes used 5% of the CPU time, mvn (process 4711) most of it. Stop"
                + " them and run again.");
    assertThat(ofPlaces(apart(side(2, 0), side(1, 0), 2.1), CpuPinning.NONE, null, "a", "b"))
        .isEmpty();
  }

  @Test
  void ofSeveralPlacesOfClientsTheFirstIsLookedAtLikeTheOthers() {
    assertThat(ofPlaces(apart(side(4, 0), side(1, 0), 3), CpuPinning.NONE, mvn(1.0), "a", "b", "c"))
        .singleElement()
        .asString()
        .contains("At b, mvn (process 4711) used 1.0 CPUs. Stop it and run again.");
  }

  private static Disturbance mvn(double cpus) {
    return new Disturbance("mvn", 4711L, cpus, null);
  }

  /** On machines of eight CPUs, of which so many are busy on the first client's. */
  private static OperationCost apart(
      OperationCost.Side client, OperationCost.Side server, double busy) {
    double others = (busy - client.cpus() - server.cpus()) / 8;
    return new OperationCost(client, server, null, 267, 32, 1, busy, 0, 8, others, 32);
  }

  /** What is said of a server and clients at places. */
  private static List<String> ofPlaces(
      OperationCost cost,
      CpuPinning pinning,
      Disturbance ofFirst,
      String server,
      String... clients) {
    var places = new TreeMap<String, PlaceFacts>();
    places.put(Part.SERVER, new PlaceFacts(server, null, QUIET, null, null));
    List<String> names = Part.names(Part.CLIENT, clients.length);
    for (int i = 0; i < clients.length; i++) {
      Disturbance disturbance = i == 0 ? ofFirst : null;
      places.put(names.get(i), new PlaceFacts(clients[i], null, QUIET, null, disturbance));
    }
    var list = new WarningList();
    ValidityChecks.of(
            run(
                List.of(),
                Map.of(GET_USER, cost),
                Set.of(),
                QUIET,
                false,
                pinning,
                ofFirst,
                places),
            ValidityChecks.HIGHEST_OF_JMH)
        .forEach(list::add);
    return list.lines();
  }

  @Test
  void aServerThatIsNotCalledIsNotTheBottleneck() {
    assertThat(ofCost(cost(side(1.97, 0), side(0.001, 0), 1.98, 0))).isEmpty();
  }

  @Test
  void saysOfTimeLostToCollections() {
    assertThat(ofCost(cost(side(0.5, 0.01), side(0.5, 0.08), 1.05, 0)))
        .containsExactly(
            "getUser: the server spent more than 5% of the time in garbage collection. Give it more"
                + " heap, e.g. @heap=4g.");
    assertThat(ofCost(cost(side(0.5, 0.08), side(0.5, 0.01), 1.05, 0)))
        .singleElement()
        .asString()
        .startsWith("getUser: the client spent more than 5%");
  }

  @Test
  void saysOfStolenTime() {
    assertThat(ofCost(cost(side(0.5, 0), side(0.5, 0), 1.05, 0.03)))
        .containsExactly(
            "getUser: the hypervisor gave more than 1% of the CPU time to other machines. Use a"
                + " machine that is not shared.");
  }

  @Test
  void saysOfOtherProcesses() {
    assertThat(ofCost(othersHad(0.04)))
        .containsExactly(
            "getUser: other processes used 4% of the CPU time. Stop them and run again.");
    assertThat(ofCost(othersHad(0.029))).isEmpty();
  }

  @Test
  void saysWhenLittlesLawDoesNotHold() {
    assertThat(warnings(List.of(sampled(32, 1.2, 1_000_000)), healthy(), Set.of(), QUIET))
        .containsExactly(
            "getUser: throughput x mean time is 38.40 calls in flight, but there are 32 threads."
                + " Time is lost outside the calls, or the mean rests on too few samples: measure"
                + " longer (--time 60s).");
  }

  @Test
  void saysWhichPercentileRestsOnTooFewSamples() {
    assertThat(warnings(List.of(sampled(32, 1, 5_000)), healthy(), Set.of(), QUIET))
        .containsExactly(
            "getUser: fewer than 10 samples lie beyond p99.9. Measure longer (--time 60s).");
    assertThat(warnings(List.of(sampled(32, 1, 50_000)), healthy(), Set.of(), QUIET))
        .singleElement()
        .asString()
        .contains("p99.99. ");
    assertThat(warnings(List.of(sampled(32, 1, 500)), healthy(), Set.of(), QUIET))
        .singleElement()
        .asString()
        .contains("p99. ");
  }

  @Test
  void whatIsMissingCausesNoWarning() {
    double none = Double.NaN;
    var unknown = new OperationCost.Side(none, none, none, none, none, none, none, none);
    var costs =
        Map.of(
            GET_USER,
            new OperationCost(
                unknown, unknown, null, none, none, none, none, none, none, none, none));

    assertThat(warnings(List.of(sampled(32, 1, 1_000_000)), costs, Set.of(), QUIET)).isEmpty();
  }

  @Test
  void aPercentileThatIsNotShownCausesNoWarning() {
    List<JmhResult> few = List.of(sampled(32, 1, 5_000));

    assertThat(
            ValidityChecks.of(run(few, healthy(), Set.of(), QUIET, false, CpuPinning.NONE), 0.99))
        .isEmpty();
    assertThat(
            ValidityChecks.of(run(few, healthy(), Set.of(), QUIET, false, CpuPinning.NONE), 0.999))
        .extracting(Warning::kind, Warning::operation)
        .containsExactly(tuple(Warning.Kind.FEW_SAMPLES, GET_USER));
  }

  @Test
  void whoStillCompilesIsNamed() {
    assertThat(disturbedBy(cost(side(0.7, 0.01, 0.02), side(0.7, 0.01, 0.12), 1.45, 0), null))
        .containsExactly(
            "getUser: the server was still compiling, for 12% of the measured time, which CPU per"
                + " call includes. Warm up longer: --warmup 60s.");
    assertThat(disturbedBy(cost(side(0.7, 0.01, 0.06), side(0.7, 0.01), 1.45, 0), null))
        .anySatisfy(text -> assertThat(text).contains("the client was still compiling, for 6%"));
  }

  @Test
  void theBusiestOtherProcessIsNamed() {
    OperationCost disturbed = costWithOthers(0.2);

    assertThat(disturbedBy(disturbed, new Disturbance("mvn", 4711L, 0.42, null)))
        .anySatisfy(
            text ->
                assertThat(text)
                    .contains(
                        "other processes used 20% of the CPU time, mvn (process 4711) most of it."
                            + " Stop them and run again."));
    assertThat(disturbedBy(disturbed, new Disturbance("init", 1L, 0.001, null)))
        .anySatisfy(
            text -> assertThat(text).contains("20% of the CPU time. Stop them and run again."));
  }

  @Test
  void aQuotaOfCpuTimeIsADiagnosis() {
    assertThat(disturbedBy(healthy().get(GET_USER), new Disturbance(null, null, null, 2.25)))
        .containsExactly(
            "A CPU quota kept server and client from running for 2.3 s, summed over CPUs: the"
                + " results reflect the quota. Raise it (cpu.max of the control group).");
    assertThat(disturbedBy(healthy().get(GET_USER), new Disturbance(null, null, null, 0.0)))
        .isEmpty();
  }

  private static OperationCost costWithOthers(double share) {
    OperationCost healthy = healthy().get(GET_USER);
    return new OperationCost(
        healthy.client(),
        healthy.server(),
        null,
        healthy.sentBytes(),
        healthy.receivedBytes(),
        healthy.connections(),
        healthy.busyCpus(),
        healthy.stolen(),
        healthy.machineCpus(),
        share,
        healthy.callsPerMilli());
  }

  private static List<String> disturbedBy(OperationCost cost, Disturbance disturbance) {
    var list = new WarningList();
    ValidityChecks.of(
            run(
                List.of(),
                Map.of(GET_USER, cost),
                Set.of(),
                QUIET,
                false,
                CpuPinning.NONE,
                disturbance),
            ValidityChecks.HIGHEST_OF_JMH)
        .forEach(list::add);
    return list.lines();
  }

  /** What the list of a run says. */
  private static List<String> warnings(
      List<JmhResult> results,
      Map<OperationKey, OperationCost> costs,
      Set<OperationKey> failed,
      Machine machine) {
    return warnings(results, costs, failed, machine, false, CpuPinning.NONE);
  }

  private static List<String> warnings(
      List<JmhResult> results,
      Map<OperationKey, OperationCost> costs,
      Set<OperationKey> failed,
      Machine machine,
      boolean profiled,
      CpuPinning pinning) {
    var list = new WarningList();
    ValidityChecks.of(
            run(results, costs, failed, machine, profiled, pinning), ValidityChecks.HIGHEST_OF_JMH)
        .forEach(list::add);
    return list.lines();
  }

  private static StoredRun run(
      List<JmhResult> results,
      Map<OperationKey, OperationCost> costs,
      Set<OperationKey> failed,
      Machine machine,
      boolean profiled,
      CpuPinning pinning) {
    return run(results, costs, failed, machine, profiled, pinning, null);
  }

  private static StoredRun run(
      List<JmhResult> results,
      Map<OperationKey, OperationCost> costs,
      Set<OperationKey> failed,
      Machine machine,
      boolean profiled,
      CpuPinning pinning,
      Disturbance disturbance) {
    return run(results, costs, failed, machine, profiled, pinning, disturbance, Map.of());
  }

  private static StoredRun run(
      List<JmhResult> results,
      Map<OperationKey, OperationCost> costs,
      Set<OperationKey> failed,
      Machine machine,
      boolean profiled,
      CpuPinning pinning,
      Disturbance disturbance,
      Map<String, PlaceFacts> places) {
    var record =
        new RunRecord(
            "dubbo-a",
            "dubbo-a",
            List.of(),
            profiled,
            pinning.lists(),
            null,
            Map.of(),
            Map.of(),
            null,
            Map.of(),
            Map.of(),
            Map.of(Part.CLIENT, new JvmFacts("G1", 1 << 30, 1 << 30, 8, 4)),
            Map.of(),
            machine,
            null,
            null,
            null,
            null,
            null,
            false,
            disturbance,
            places,
            null,
            0,
            null);
    return new StoredRun(
        Path.of("run"),
        record,
        new RunResults(results, Map.of(), costs, List.of(), Map.of(), Map.of()),
        failed);
  }

  @Test
  void aStallIsNamedWithTheSideThatDidNotRun() {
    CostLine line =
        CostLine.of(GET_USER)
            .with(CostColumns.STALL_NANOS, 1_000_000_000L)
            .with(CostColumns.STALL_START, 1_795_257_330_000L);

    assertThat(stalled(line.with(CostColumns.SERVER.pausedNanos(), 980_000_000L)))
        .containsExactly(
            "getUser: no caller got an answer for 1.00 s, starting at 10:35:30 UTC: the server's"
                + " threads"
                + " did not run for 0.98 s. The results include it.");
    assertThat(
            stalled(
                line.with(CostColumns.CLIENT.pausedNanos(), 990_000_000L)
                    .with(CostColumns.CLIENT.gcMillis(), 700L)))
        .singleElement()
        .asString()
        .contains("UTC: the client collected garbage for 0.70 s.");
    assertThat(stalled(line))
        .singleElement()
        .asString()
        .contains("UTC: neither JVM was paused, so check server.log for what");
  }

  private static List<String> stalled(CostLine line) {
    StoredRun quiet = run(List.of(), Map.of(), Set.of(), QUIET, false, CpuPinning.NONE);
    var operations =
        Map.of(GET_USER, new OperationResult(1, Double.NaN, false, Double.NaN, Double.NaN));
    var stalled =
        new StoredRun(
            quiet.folder(),
            quiet.record(),
            new RunResults(List.of(), operations, Map.of(), List.of(line), Map.of(), Map.of()),
            Set.of());
    var list = new WarningList();
    ValidityChecks.of(stalled, ValidityChecks.HIGHEST_OF_JMH).forEach(list::add);
    return list.lines();
  }

  private static List<String> ofCost(OperationCost cost) {
    return ofCost(cost, CpuPinning.NONE);
  }

  private static List<String> ofCost(OperationCost cost, CpuPinning pinning) {
    return warnings(List.of(), Map.of(GET_USER, cost), Set.of(), QUIET, false, pinning);
  }

  /** On eight CPUs, where nothing else runs. */
  private static OperationCost pinned(OperationCost.Side client, OperationCost.Side server) {
    double busy = client.cpus() + server.cpus();
    return new OperationCost(client, server, null, 267, 32, 1, busy, 0, 8, 0, 32);
  }

  private static Map<OperationKey, OperationCost> healthy() {
    return Map.of(GET_USER, cost(side(0.7, 0.01), side(0.7, 0.01), 1.45, 0));
  }

  private static OperationCost cost(
      OperationCost.Side client, OperationCost.Side server, double busy, double stolen) {
    return new OperationCost(client, server, null, 267, 32, 1, busy, stolen, 2, 0, 32);
  }

  private static OperationCost othersHad(double share) {
    var side = side(0.5, 0);
    return new OperationCost(side, side, null, 267, 32, 1, 1.05, 0, 2, share, 32);
  }

  private static OperationCost.Side side(double cpus, double gcShare) {
    return side(cpus, gcShare, 0.01);
  }

  private static OperationCost.Side side(double cpus, double gcShare, double jitShare) {
    return new OperationCost.Side(20, 20_000, 1, 1 << 28, cpus, gcShare, 20 * jitShare, jitShare);
  }

  private static JmhResult sampled(int threads, double millis, long samples) {
    return new JmhResult(
        GET_USER,
        "sample",
        threads,
        1,
        millis,
        0.01,
        "ms/op",
        new TreeMap<>(Map.of("50.0", millis, "99.0", 3 * millis)),
        List.of(List.of(millis, millis, millis)),
        samples);
  }

  private static Machine machine(double busy) {
    return new Machine("os", "kernel", "cpu", 2, null, 0.1, busy);
  }
}
