// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static benchmark.cli.report.CheckedRun.cost;
import static benchmark.cli.report.CheckedRun.side;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.OperationCost;
import benchmark.cli.results.OperationCost.MachineTime;
import benchmark.cli.topology.Part;
import benchmark.launch.JvmFacts;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CpuChecksTest {

  private static final Map<String, String> SHARED = Map.of(Part.SERVER, "0-1", Part.CLIENT, "1-2");

  @Test
  void busyCpusAreAConditionAndNoWarning() {
    assertThat(new CheckedRun().cost(cost(side(1.2), side(0.75), 1.97, 2, 0)).warnings()).isEmpty();
  }

  @Test
  void saysWhichSideIsTheBottleneckOfCpusThatBothArePinnedTo() {
    assertThat(of(1.6, 1.2, SHARED))
        .containsExactly(
            "getUser: the CPUs that both sides are pinned to were saturated, mostly by the client:"
                + " the results show what both sides cost together, not what the server could"
                + " do alone. Pin server and client to separate CPUs (--cpus).");
    assertThat(of(1.2, 1.6, SHARED))
        .singleElement()
        .asString()
        .contains("mostly by the server", "what the client could do alone");
    assertThat(of(1.5, 1.4, SHARED)).singleElement().asString().contains("mostly by the client");
    assertThat(of(1.2, 1.2, SHARED)).isEmpty();
    assertThat(of(2, 0.001, SHARED)).isEmpty();
  }

  @Test
  void saysWhichSideHasNoneLeftOfItsOwnCpus() {
    var pinning = Map.of(Part.SERVER, "0", Part.CLIENT, "1-7");

    assertThat(of(2.5, 0.97, pinning))
        .containsExactly(
            "getUser: the server saturated the CPUs that it is pinned to (0): the results show what"
                + " it can do on those, not what the client could do. Pin it to more CPUs"
                + " (--cpus) if there are enough.");
    assertThat(of(6.8, 0.5, pinning))
        .singleElement()
        .asString()
        .startsWith("getUser: the client saturated the CPUs that it is pinned to (1-7): ")
        .contains("not what the server could do.");
    assertThat(of(6.8, 0.97, pinning))
        .containsExactly(
            "getUser: both sides saturated the CPUs that they are pinned to: the results show"
                + " what those CPUs can do. Pin them to more CPUs (--cpus) if there are enough.");
    assertThat(of(2.5, 0.5, pinning)).isEmpty();
  }

  @Test
  void aSideThatMayRunEverywhereHasTheMachinesCpus() {
    var pinning = Map.of(Part.SERVER, "0,1");

    assertThat(of(3, 1.5, pinning)).isEmpty();
    assertThat(of(3, 1.9, pinning))
        .singleElement()
        .asString()
        .startsWith("getUser: the server saturated the CPUs that it is pinned to (0,1): ");
  }

  @Test
  void clientsWithoutACpuLeftAreTheLimitOfAServerElsewhere() {
    assertThat(of(7.4, 3, Map.of()))
        .containsExactly(
            "getUser: the clients saturated all 8 CPUs that they have: the results show what the"
                + " clients can do, not what the server could do. Add clients, or give them more"
                + " CPUs.");
    assertThat(of(7, 7.4, Map.of())).isEmpty();
  }

  @Test
  void aClientByItselfHasItsOwnCpusOnly() {
    assertThat(of(0.97, Double.NaN, Map.of(Part.CLIENT, "0")))
        .singleElement()
        .asString()
        .startsWith("getUser: the client saturated the CPUs that it is pinned to (0): ");
    assertThat(of(0.97, Double.NaN, Map.of())).isEmpty();
    assertThat(of(8, Double.NaN, Map.of())).isEmpty();
  }

  @Test
  void sidesThatArePinnedToTheSameNumbersOfTwoMachinesShareNothing() {
    var run =
        new CheckedRun()
            .cost(cost(side(1.7), side(1.7), 1.7, 8, -0.2))
            .with("cpus", Map.of(Part.SERVER, "0-1", Part.CLIENT, "0-1"));

    assertThat(run.at(null, "a", "b").warnings()).isEmpty();
    assertThat(run.at(null, "a", "a").warnings())
        .singleElement()
        .asString()
        .startsWith("getUser: the CPUs that both sides are pinned to were saturated, ");
  }

  @Test
  void clientsOfSeveralPlacesHaveTheCpusOfAllOfThem() {
    var run = new CheckedRun().with("cpus", Map.of(Part.CLIENT, "0-1")).at(null, "a", "b", "c");

    assertThat(run.cost(cost(side(3.4), side(1), 1.7, 8, -0.3)).warnings()).isEmpty();
    assertThat(run.cost(cost(side(3.8), side(1), 1.9, 8, -0.3)).warnings())
        .singleElement()
        .asString()
        .startsWith("getUser: the client saturated the CPUs that it is pinned to (0-1): ");
  }

  @Test
  void aServerThatIsNotCalledIsNotTheBottleneck() {
    assertThat(new CheckedRun().cost(cost(side(1.97), side(0.001), 1.98, 2, 0)).warnings())
        .isEmpty();
  }

  @Test
  void aGatewayMayBeTheBottleneck() {
    var gateway = new OperationCost.Gateway(20, 1 << 28, 0.95, 1);
    var cost =
        new OperationCost(side(1), side(1), gateway, 267, 32, 1, new MachineTime(3, 0, 8, 0), 32);

    assertThat(new CheckedRun().cost(cost).with("cpus", Map.of(Part.GATEWAY, "2")).warnings())
        .containsExactly(
            "getUser: the gateway saturated the CPUs that it is pinned to (2): the results show"
                + " what it can do on those. Pin it to more CPUs (--cpus) if there are enough.");
    assertThat(new CheckedRun().cost(cost).with("cpus", Map.of(Part.GATEWAY, "2,3")).warnings())
        .isEmpty();
  }

  /** On eight CPUs, where nothing else runs. */
  private static List<String> of(double client, double server, Map<String, String> pinning) {
    return new CheckedRun()
        .cost(cost(side(client), side(server), client + server, 8, 0))
        .with("cpus", pinning)
        .with("jvms", Map.of(Part.CLIENT, new JvmFacts("G1", 1 << 30, 1 << 30, 8, 4)))
        .warnings();
  }
}
