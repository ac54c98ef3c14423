// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.soak.SoakVerdict.Movement;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoakVerdictTest {

  private static final double MIB = 1 << 20;
  private static final int TEN_MINUTES = 60;

  private static List<SoakVerdict> moving(SimulatedSoak soak) {
    return verdicts(soak).stream().filter(SoakVerdict::moves).toList();
  }

  private static List<SoakVerdict> verdicts(SimulatedSoak soak) {
    SoakSeries series = soak.series();
    return SoakVerdict.of(series.trends(), series, SoakVerdict.FALSE_ALARM);
  }

  /** The 95% is of all indicators of a run together. */
  @ParameterizedTest
  @CsvSource({"60, 10", "360, 10", "600, 1"})
  void amongTwentyRunsWithoutAFaultOneAlarmAtMost(int intervals, double seconds) {
    long alarms =
        IntStream.range(0, 20)
            .filter(seed -> !moving(new SimulatedSoak(seed, intervals, seconds)).isEmpty())
            .count();

    assertThat(alarms).isLessThanOrEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "server.threads, THREADS, 1200",
    "client.threads, THREADS, 1200",
    "server.descriptors, DESCRIPTORS, 1200",
    "server.direct, DIRECT, 80e6",
    "client.heap, HEAP, 900e6",
    "server.heap, OLD, 900e6"
  })
  void aLeakIsNamedAfterTenMinutesWithItsSlope(
      String fault, SoakIndicator indicator, double hourly) {
    for (int seed = 0; seed < 5; seed++) {
      List<SoakVerdict> moving =
          moving(new SimulatedSoak(seed, TEN_MINUTES, 10).with(fault, hourly));

      String process = fault.substring(0, fault.indexOf('.'));
      double expected = indicator == SoakIndicator.OLD ? 0.8 * hourly : hourly;
      assertThat(moving)
          .as("seed %d", seed)
          .allSatisfy(it -> assertThat(it.trend().process()).isEqualTo(process))
          .anySatisfy(
              it -> {
                assertThat(it.trend().indicator()).isEqualTo(indicator);
                assertThat(it.movement()).isEqualTo(Movement.GROWS);
                assertThat(it.trend().hourly().low()).isLessThanOrEqualTo(1.02 * expected);
                assertThat(it.trend().hourly().high()).isGreaterThanOrEqualTo(0.98 * expected);
              });
    }
  }

  @Test
  void aLeakIsNamedThoughCallsVaryByAThirdBetweenIntervals() {
    assertThat(
            IntStream.range(0, 10)
                .filter(
                    seed ->
                        moving(
                                new SimulatedSoak(seed, 120, 10)
                                    .with("server.threads", 1_200)
                                    .varying(0.3))
                            .stream()
                            .anyMatch(it -> it.trend().indicator() == SoakIndicator.THREADS))
                .count())
        .isGreaterThanOrEqualTo(8);
  }

  /** It is told anew by each collection only: as many values as there were collections. */
  @Test
  void theOldGenerationIsJudgedByWhatItsCollectionsLeave() {
    assertThat(movement(new SimulatedSoak(1, 720, 10).with("server.heap", 400 * MIB)))
        .isEqualTo(Movement.GROWS);
    assertThat(movement(new SimulatedSoak(1, 720, 10))).isEqualTo(Movement.STEADY);
    assertThat(movement(new SimulatedSoak(1, 60, 10).with("server.heap", 400 * MIB)))
        .as("two collections")
        .isEqualTo(Movement.UNDECIDED);
  }

  private static Movement movement(SimulatedSoak soak) {
    return verdicts(soak).stream()
        .filter(it -> it.trend().process().equals("server"))
        .filter(it -> it.trend().indicator() == SoakIndicator.OLD_AFTER_GC)
        .findFirst()
        .orElseThrow()
        .movement();
  }

  @Test
  void aSlowdownOfTwoPercentAnHourIsFoundInFiftyHours() {
    List<SoakVerdict> moving =
        moving(new SimulatedSoak(1, 18_000, 10).with("times", 0.02).with("calls", -0.015));

    assertThat(moving)
        .extracting(it -> it.trend().indicator() + " " + it.movement())
        .contains("THROUGHPUT FALLS", "P50 GROWS");
  }

  @Test
  void saysWhenTheHeapWouldBeFull() {
    SoakVerdict heap =
        moving(new SimulatedSoak(1, TEN_MINUTES, 10).with("client.heap", 400 * MIB)).get(0);

    assertThat(heap.sentence())
        .matches(
            "client heap after GC: grows by \\d{3} MiB an hour; the heap would be full in 2 h");
  }

  @Test
  void whatChangesLessThanItsToleranceIsSteady() {
    var threads =
        verdicts(new SimulatedSoak(1, 3_600, 10).with("server.threads", 0.5)).stream()
            .filter(it -> it.trend().indicator() == SoakIndicator.THREADS)
            .toList();

    assertThat(threads).extracting(SoakVerdict::movement).containsOnly(Movement.STEADY);
  }
}
