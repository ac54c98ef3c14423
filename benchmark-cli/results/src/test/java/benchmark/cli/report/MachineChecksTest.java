// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static benchmark.cli.report.CheckedRun.cost;
import static benchmark.cli.report.CheckedRun.healthy;
import static benchmark.cli.report.CheckedRun.machine;
import static benchmark.cli.report.CheckedRun.side;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.machine.Disturbance;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.OperationCost.MachineTime;
import org.junit.jupiter.api.Test;

class MachineChecksTest {

  @Test
  void saysOfLoadBeforeTheStart() {
    assertThat(new CheckedRun().with("machine", machine(0.55)).warnings())
        .containsExactly(
            "The machine was 55% busy before the start: stop whatever else is running, and run"
                + " again.");
  }

  @Test
  void saysOfStolenTime() {
    var stolen =
        new OperationCost(
            side(0.5), side(0.5), null, 267, 32, 1, new MachineTime(1.05, 0.03, 2, 0), 32);

    assertThat(new CheckedRun().cost(stolen).warnings())
        .containsExactly(
            "getUser: the hypervisor gave more than 1% of the CPU time to other machines. Use a"
                + " machine that is not shared.");
  }

  @Test
  void saysOfOtherProcesses() {
    assertThat(new CheckedRun().cost(withOthers(0.04)).warnings())
        .containsExactly(
            "getUser: other processes used 4% of the CPU time. Stop them and run again.");
    assertThat(new CheckedRun().cost(withOthers(0.029)).warnings()).isEmpty();
  }

  @Test
  void theBusiestOtherProcessIsNamed() {
    var run = new CheckedRun().cost(withOthers(0.2));

    assertThat(run.with("disturbance", mvn(0.42)).warnings())
        .containsExactly(
            "getUser: other processes used 20% of the CPU time, mvn (process 4711) most of it."
                + " Stop them and run again.");
    assertThat(run.with("disturbance", mvn(0.001)).warnings())
        .containsExactly(
            "getUser: other processes used 20% of the CPU time. Stop them and run again.");
  }

  @Test
  void aServerElsewhereUsesNothingOfTheClientsMachine() {
    assertThat(new CheckedRun().cost(apart(2, 2.4)).at(mvn(0.3), "a", "b").warnings())
        .containsExactly(
            "getUser: other processes used 5% of the CPU time, mvn (process 4711) most of it. Stop"
                + " them and run again.");
    assertThat(new CheckedRun().cost(apart(2, 2.1)).at(null, "a", "b").warnings()).isEmpty();
  }

  @Test
  void ofSeveralPlacesOfClientsTheFirstIsLookedAtLikeTheOthers() {
    assertThat(new CheckedRun().cost(apart(4, 3)).at(mvn(1), "a", "b", "c").warnings())
        .containsExactly("At b, mvn (process 4711) used 1.0 CPUs. Stop it and run again.");
  }

  @Test
  void aQuotaOfCpuTimeIsADiagnosis() {
    assertThat(throttled(2.25).warnings())
        .containsExactly(
            "A CPU quota kept server and client from running for 2.3 s, summed over CPUs: the"
                + " results reflect the quota. Raise it (cpu.max of the control group).");
    assertThat(throttled(0).warnings()).isEmpty();
  }

  private static CheckedRun throttled(double seconds) {
    return new CheckedRun()
        .cost(healthy())
        .with("disturbance", new Disturbance(null, null, null, seconds));
  }

  private static Disturbance mvn(double cpus) {
    return new Disturbance("mvn", 4711L, cpus, null);
  }

  private static OperationCost withOthers(double share) {
    return cost(side(0.7), side(0.7), 1.45, 2, share);
  }

  /** A client, or several, on machines of eight CPUs, of which so many are busy on the first. */
  private static OperationCost apart(double client, double busy) {
    return cost(side(client), side(1), busy, 8, (busy - client - 1) / 8);
  }
}
