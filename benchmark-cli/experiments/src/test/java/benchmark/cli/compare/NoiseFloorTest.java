// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.PartCounts;
import benchmark.cli.statistics.Noise;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NoiseFloorTest {

  private static final OperationKey EXIST_USER = OperationKey.of("existUser");

  private static final Conditions USUAL = FabricatedComparison.conditions();

  private static final Conditions QUICK =
      quick(
          USUAL.origin().machine(),
          USUAL.origin().jdk(),
          Map.of(),
          Map.of(),
          32,
          "user",
          USUAL.operations(),
          null,
          PartCounts.ONE);

  @TempDir private Path results;

  @Test
  void isRememberedUnderTheSameConditions() {
    floor("dubbo-kryo", 0.02).store(results);

    assertThat(NoiseFloor.stored(results, USUAL, "dubbo-kryo")).contains(floor("dubbo-kryo", 0.02));
  }

  @ParameterizedTest
  @MethodSource("others")
  void isUnknownUnderOthers(Conditions other) {
    floor("dubbo-kryo", 0.02).store(results);

    assertThat(NoiseFloor.stored(results, other, "dubbo-kryo")).isEmpty();
  }

  static Stream<Conditions> others() {
    Machine machine = USUAL.origin().machine();
    Jdk jdk = USUAL.origin().jdk();
    MeasuringTime time = USUAL.time();
    List<String> operations = USUAL.operations();
    return Stream.of(
        conditions(machine("Debian 12", "6.18", "Xeon", 4), jdk, Map.of(), 32, time, operations),
        conditions(machine("Debian 12", "6.18", "other", 2), jdk, Map.of(), 32, time, operations),
        conditions(machine("Debian 12", "6.19", "Xeon", 2), jdk, Map.of(), 32, time, operations),
        conditions(machine("Debian 13", "6.18", "Xeon", 2), jdk, Map.of(), 32, time, operations),
        conditions(machine, new Jdk(jdk.home(), "21", "Debian"), Map.of(), 32, time, operations),
        conditions(machine, jdk, Map.of("server", "0"), 32, time, operations),
        conditions(machine, jdk, Map.of(), 8, time, operations),
        conditions(
            machine,
            jdk,
            Map.of(),
            32,
            new MeasuringTime(time.warmup(), Duration.ofSeconds(3)),
            operations),
        conditions(machine, jdk, Map.of(), 32, time, List.of("existUser")));
  }

  @Test
  void theLoadOfTheMachineIsNoCondition() {
    floor("dubbo-kryo", 0.02).store(results);
    var busy = new Machine("Debian 12", "6.18", "Xeon", 2, null, 1.7, 0.8);

    assertThat(
            NoiseFloor.stored(
                results,
                conditions(
                    busy, USUAL.origin().jdk(), Map.of(), 32, USUAL.time(), USUAL.operations()),
                "dubbo-kryo"))
        .isPresent();
  }

  @Test
  void isThatOfAnotherPairWithTheSameOverridesWhereItsOwnIsUnknown() {
    floor("dubbo-kryo@heap=2g", 0.02).store(results);

    assertThat(NoiseFloor.stored(results, USUAL, "dubbo-fst@heap=2g")).isPresent();
    assertThat(NoiseFloor.stored(results, USUAL, "dubbo-fst")).isEmpty();
    assertThat(NoiseFloor.stored(results, USUAL, "dubbo-kryo")).isEmpty();

    floor("dubbo-fst@heap=2g", 0.03).store(results);
    assertThat(NoiseFloor.stored(results, USUAL, "dubbo-kryo@heap=2g"))
        .contains(floor("dubbo-kryo@heap=2g", 0.02));
    assertThat(NoiseFloor.stored(results, USUAL, "dubbo-fst@heap=2g"))
        .contains(floor("dubbo-fst@heap=2g", 0.03));
  }

  @Test
  void theLastOneOfAVariantCounts() {
    floor("dubbo-kryo", 0.02).store(results);
    floor("dubbo-kryo", 0.05).store(results);

    assertThat(NoiseFloor.stored(results, USUAL, "dubbo-kryo")).contains(floor("dubbo-kryo", 0.05));
  }

  @Test
  void isUnknownWhereNoneIsStoredOrItIsDamaged() throws Exception {
    assertThat(NoiseFloor.stored(results, USUAL, "dubbo-kryo")).isEmpty();
    for (String text : List.of("{", "{\"cpuModel\": \"cpu\"}", "[{}]", "[null]", "null")) {
      Files.writeString(results.resolve("noise.json"), text);
      assertThat(NoiseFloor.stored(results, USUAL, "dubbo-kryo")).isEmpty();
    }
  }

  /** Neither the design nor the time of the comparison is that of a quick run. */
  @Test
  void saysHowMuchJvmsOfAnyPairDiffer() {
    floor("dubbo-kryo", 0.02).store(results);
    floor("dubbo-fst", 0.04).store(results);

    // of the ratio's variance, each of two JVMs has half: 0.0002 of 12 replicates, and 0.0009 of 6
    assertThat(jvmDeviation(QUICK, EXIST_USER).orElseThrow())
        .isCloseTo(Math.sqrt((11 * 0.0002 + 6 * 0.0009) / 17), within(1e-9));
    assertThat(jvmDeviation(QUICK, OperationKey.of("string"))).as("another operation").isEmpty();
    assertThat(jvmDeviation(QUICK, EXIST_USER.with("size", "1K"))).as("another size").isEmpty();
  }

  @ParameterizedTest
  @MethodSource("othersOfJvms")
  void howMuchJvmsDifferIsUnknownUnderOthers(Conditions other) {
    floor("dubbo-kryo", 0.02).store(results);

    assertThat(jvmDeviation(other, EXIST_USER)).isEmpty();
  }

  static Stream<Conditions> othersOfJvms() {
    Machine machine = USUAL.origin().machine();
    Jdk jdk = USUAL.origin().jdk();
    Map<String, String> none = Map.of();
    List<String> operations = USUAL.operations();
    var rate = new RateLoad(List.of(1000.0), Load.Arrivals.POISSON, 200, 7);
    Machine other = machine("Debian 12", "6.18", "other", 2);
    return Stream.of(
        quick(other, jdk, none, none, 32, "user", operations, null, PartCounts.ONE),
        quick(
            machine,
            new Jdk(jdk.home(), "21", "Debian"),
            none,
            none,
            32,
            "user",
            operations,
            null,
            PartCounts.ONE),
        quick(
            machine,
            jdk,
            Map.of("server", "0"),
            none,
            32,
            "user",
            operations,
            null,
            PartCounts.ONE),
        quick(
            machine,
            jdk,
            none,
            Map.of("server", "h"),
            32,
            "user",
            operations,
            null,
            PartCounts.ONE),
        quick(machine, jdk, none, none, 8, "user", operations, null, PartCounts.ONE),
        quick(machine, jdk, none, none, 32, "methods", operations, null, PartCounts.ONE),
        quick(machine, jdk, none, none, 32, "user", List.of("existUser"), null, PartCounts.ONE),
        quick(machine, jdk, none, none, 32, "user", operations, rate, PartCounts.ONE),
        quick(machine, jdk, none, none, 32, "user", operations, null, new PartCounts(2, 1)));
  }

  @Test
  void aQuickRunTellsItsConditions() {
    Path run = results.resolve("run");
    List<Double> means = List.of(1.0, 1.1, 0.9);
    FabricatedRun.mixed(run, "dubbo-kryo", Map.of("existUser", means, "listUser", means));

    assertThat(ofRun(run).sameJvmConditionsAs(USUAL)).isTrue();
    assertThat(ofRun(run).scenario()).isEqualTo("user");

    FabricatedRun.startedBy(
        run,
        Map.of(
            "server-1",
            List.of("java", "-Dbenchmark.scenario=methods"),
            "server-2",
            List.of("java")));

    assertThat(ofRun(run).sameJvmConditionsAs(USUAL)).isFalse();
    assertThat(ofRun(run).scenario()).isEqualTo("methods");
    assertThat(ofRun(run).parts()).isEqualTo(new PartCounts(2, 1));
  }

  private static Conditions ofRun(Path folder) {
    return Conditions.ofQuickRun(StoredRun.read(folder));
  }

  private OptionalDouble jvmDeviation(Conditions conditions, OperationKey operation) {
    return NoiseFloor.jvmDeviation(results, conditions, List.of(operation));
  }

  @Test
  void theNoisiestOperationCounts() {
    assertThat(floor("dubbo-kryo", 0.02).largest()).isEqualTo(new Noise(0.02));
  }

  private static NoiseFloor floor(String variant, double deviation) {
    return new NoiseFloor(
        USUAL,
        variant,
        12,
        Instant.parse("2026-11-20T12:00:00Z"),
        Map.of(EXIST_USER, deviation, OperationKey.of("listUser"), 0.01),
        Map.of(EXIST_USER, deviation / 2));
  }

  private static Machine machine(String os, String kernel, String cpu, int cpus) {
    return new Machine(os, kernel, cpu, cpus, null, 0.1, 0.01);
  }

  private static Conditions conditions(
      Machine machine,
      Jdk jdk,
      Map<String, String> cpus,
      int threads,
      MeasuringTime time,
      List<String> operations) {
    return new Conditions(
        Design.ROUNDS,
        new Origin(null, machine, jdk, null, null, Map.of(), cpus),
        threads,
        time,
        "user",
        operations,
        null,
        null);
  }

  private static Conditions quick(
      Machine machine,
      Jdk jdk,
      Map<String, String> cpus,
      Map<String, String> places,
      int threads,
      String scenario,
      List<String> operations,
      RateLoad atRate,
      PartCounts parts) {
    return new Conditions(
        Design.BLOCKS,
        new Origin(null, machine, jdk, null, null, places, cpus),
        threads,
        null,
        scenario,
        operations,
        atRate,
        parts);
  }
}
