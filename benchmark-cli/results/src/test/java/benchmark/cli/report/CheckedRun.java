// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.machine.Disturbance;
import benchmark.cli.machine.Machine;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.Json;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.OperationCost.MachineTime;
import benchmark.cli.results.OperationCost.Side;
import benchmark.cli.results.OperationResult;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.RunResults;
import benchmark.cli.results.StoredRun;
import benchmark.cli.topology.Part;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A run of one operation to look for warnings in: there are none but for what a test adds. */
final class CheckedRun {

  static final OperationKey GET_USER = OperationKey.of("getUser");

  private final ObjectNode record =
      Json.MAPPER.valueToTree(FabricatedRun.record("dubbo-a", "17.0.15", 2, false));

  private List<JmhResult> results = List.of();
  private Map<OperationKey, OperationResult> operations = Map.of();
  private Map<OperationKey, OperationCost> costs = Map.of();
  private List<CostLine> iterations = List.of();
  private Set<OperationKey> attempted = Set.of();

  /** With a value in the record, by the name that it has in the file. */
  CheckedRun with(String name, Object value) {
    record.set(name, Json.MAPPER.valueToTree(value));
    return this;
  }

  /** At places, of which something is known to have disturbed that of the first client. */
  CheckedRun at(Disturbance disturbance, String server, String... clients) {
    var places = new HashMap<String, PlaceFacts>();
    places.put(Part.SERVER, new PlaceFacts(server, null, machine(0.02), null, null));
    List<String> names = Part.names(Part.CLIENT, clients.length);
    for (int i = 0; i < clients.length; i++) {
      Disturbance its = i == 0 ? disturbance : null;
      places.put(names.get(i), new PlaceFacts(clients[i], null, machine(0.02), null, its));
    }
    return with("places", places).with("disturbance", disturbance);
  }

  CheckedRun result(JmhResult result) {
    results = List.of(result);
    return this;
  }

  CheckedRun cost(OperationCost cost) {
    costs = Map.of(GET_USER, cost);
    return this;
  }

  CheckedRun iterations(CostLine... lines) {
    operations = Map.of(GET_USER, new OperationResult(1, Double.NaN, false));
    iterations = List.of(lines);
    return this;
  }

  CheckedRun failed() {
    attempted = Set.of(GET_USER);
    return this;
  }

  List<Warning> check(double shownPercentile) {
    return ValidityChecks.of(
        new StoredRun(
            Path.of("run"),
            Json.MAPPER.convertValue(record, RunRecord.class),
            new RunResults(results, operations, costs, iterations, Map.of(), Map.of()),
            attempted),
        shownPercentile);
  }

  /** What the list of a run says. */
  List<String> warnings() {
    var list = new WarningList();
    check(ValidityChecks.HIGHEST_OF_JMH).forEach(list::add);
    return list.lines();
  }

  /** The result of a mode, by the scores of its forks. */
  static JmhResult result(String mode, String unit, List<List<Double>> forks) {
    return new JmhResult(
        GET_USER, mode, 32, forks.size(), new JmhResult.Score(30, 1, unit), Map.of(), forks, 0);
  }

  /** Steady calls of 32 threads, which took so long. */
  static JmhResult sampled(double millis, long samples) {
    return new JmhResult(
        GET_USER,
        JmhResult.SAMPLE,
        32,
        1,
        new JmhResult.Score(millis, 0.01, "ms/op"),
        Map.of("50.0", millis, "99.0", 3 * millis),
        List.of(List.of(millis, millis, millis)),
        samples);
  }

  /** On two CPUs, with 32 calls a millisecond. */
  static OperationCost healthy() {
    return cost(side(0.7), side(0.7), 1.45, 2, 0);
  }

  /**
   * On a machine of which both sides, and others, use CPUs.
   *
   * @param busy CPUs
   * @param others the share of all CPU time that other processes had
   */
  static OperationCost cost(Side client, Side server, double busy, int cpus, double others) {
    return new OperationCost(
        client, server, null, 267, 32, 1, new MachineTime(busy, 0, cpus, others), 32);
  }

  /** A side that keeps so many CPUs busy. */
  static Side side(double cpus) {
    return side(cpus, 0.01, 0.01);
  }

  static Side side(double cpus, double gcShare, double jitShare) {
    return new Side(20, 20_000, 1.0, 1 << 28, cpus, gcShare, 20 * jitShare, jitShare);
  }

  static Machine machine(double busy) {
    return new Machine("os", "kernel", "cpu", 2, null, 0.1, busy);
  }
}
