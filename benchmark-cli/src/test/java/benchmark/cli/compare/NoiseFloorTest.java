// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.machine.Machine;
import benchmark.cli.statistics.Noise;
import benchmark.launch.OperationKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoiseFloorTest {

  private static final Machine MACHINE = new Machine("os", "kernel", "cpu", 2, null, 0.1, 0.01);

  private static final MeasuringTime TIME =
      new MeasuringTime(Duration.ofSeconds(15), Duration.ofMillis(1500));

  @TempDir private Path results;

  @Test
  void isRememberedOnTheMachineThatItWasMeasuredOn() {
    floor().store(results, MACHINE);

    assertThat(NoiseFloor.stored(results, MACHINE)).contains(floor());
    assertThat(NoiseFloor.stored(results, new Machine("os", "kernel", "cpu", 4, null, 0.1, 0.01)))
        .isEmpty();
    assertThat(NoiseFloor.stored(results, new Machine("os", "kernel", "other", 2, null, 0.1, 0.01)))
        .isEmpty();
  }

  @Test
  void isUnknownWhereNoneIsStoredOrItIsDamaged() throws Exception {
    assertThat(NoiseFloor.stored(results, MACHINE)).isEmpty();
    Files.writeString(results.resolve("noise.json"), "{");
    assertThat(NoiseFloor.stored(results, MACHINE)).isEmpty();
    Files.writeString(
        results.resolve("noise.json"), "{\"cpuModel\": \"cpu\", \"cpus\": 2, \"deviations\": {}}");
    assertThat(NoiseFloor.stored(results, MACHINE)).isEmpty(); // it does not say of which time
  }

  @Test
  void whatIsKnownOfFurtherOperationsIsKept() {
    floor().store(results, MACHINE);
    floor(
            "dubbo-kryo",
            TIME,
            8,
            Map.of(OperationKey.of("getUser"), 0.04, OperationKey.of("listUser"), 0.05))
        .store(results, MACHINE);

    assertThat(NoiseFloor.stored(results, MACHINE))
        .contains(
            floor(
                "dubbo-kryo",
                TIME,
                8,
                Map.of(
                    OperationKey.of("existUser"),
                    0.02,
                    OperationKey.of("getUser"),
                    0.04,
                    OperationKey.of("listUser"),
                    0.05)));

    NoiseFloor again = floor("dubbo-kryo", TIME, 20, Map.of(OperationKey.of("getUser"), 0.01));
    again.store(results, MACHINE);
    assertThat(NoiseFloor.stored(results, MACHINE))
        .contains(
            floor(
                "dubbo-kryo",
                TIME,
                8,
                Map.of(
                    OperationKey.of("existUser"),
                    0.02,
                    OperationKey.of("getUser"),
                    0.01,
                    OperationKey.of("listUser"),
                    0.05)));
  }

  @Test
  void allOperationsAnewHaveTheirOwnRounds() {
    floor().store(results, MACHINE);
    NoiseFloor anew =
        floor(
            "dubbo-kryo",
            TIME,
            20,
            Map.of(
                OperationKey.of("existUser"),
                0.01,
                OperationKey.of("getUser"),
                1.0,
                OperationKey.of("listUser"),
                0.01));
    anew.store(results, MACHINE);

    assertThat(NoiseFloor.stored(results, MACHINE)).contains(anew);
  }

  @Test
  void theNoiseOfAnotherVariantTimeOrMachineIsNotKept() {
    var otherTime = new MeasuringTime(Duration.ofSeconds(15), Duration.ofSeconds(3));
    for (NoiseFloor next :
        List.of(
            floor("inproc", TIME, 8, Map.of(OperationKey.of("getUser"), 0.04)),
            floor("dubbo-kryo", otherTime, 8, Map.of(OperationKey.of("getUser"), 0.04)))) {
      floor().store(results, MACHINE);
      next.store(results, MACHINE);

      assertThat(NoiseFloor.stored(results, MACHINE)).contains(next);
    }
    var four = new Machine("os", "kernel", "cpu", 4, null, 0.1, 0.01);
    var ofFour =
        new NoiseFloor(
            "cpu",
            4,
            "dubbo-kryo",
            8,
            TIME,
            Instant.EPOCH,
            Map.of(OperationKey.of("getUser"), 0.04));
    floor().store(results, MACHINE);
    ofFour.store(results, four);
    assertThat(NoiseFloor.stored(results, four)).contains(ofFour);
  }

  @Test
  void tellsWhichOperationsAreKnown() {
    assertThat(floor().known(List.of("getUser", "listUser"))).containsExactly("listUser");
  }

  @Test
  void theNoisiestOperationCounts() {
    assertThat(floor().of(List.of("existUser", "listUser"))).contains(new Noise(0.03));
    assertThat(floor().of(List.of("existUser"))).contains(new Noise(0.02));
    assertThat(floor().of(List.of("getUser"))).isEmpty();
  }

  @Test
  void theNoisiestValueOfAParameterCounts() {
    NoiseFloor floor =
        floor(
            "dubbo-kryo",
            TIME,
            12,
            Map.of(
                new OperationKey("string", Map.of("size", "1K")),
                0.02,
                new OperationKey("string", Map.of("size", "50K")),
                0.04));
    floor.store(results, MACHINE);

    assertThat(NoiseFloor.stored(results, MACHINE)).contains(floor);
    assertThat(floor.known(List.of("string", "pojo"))).containsExactly("string");
    assertThat(floor.of(List.of("string"))).contains(new Noise(0.04));
  }

  private static NoiseFloor floor() {
    return floor(
        "dubbo-kryo",
        TIME,
        12,
        Map.of(OperationKey.of("existUser"), 0.02, OperationKey.of("listUser"), 0.03));
  }

  private static NoiseFloor floor(
      String variant, MeasuringTime time, int rounds, Map<OperationKey, Double> deviations) {
    return new NoiseFloor(
        "cpu", 2, variant, rounds, time, Instant.parse("2026-11-20T12:00:00Z"), deviations);
  }
}
