// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.run.Machine;
import benchmark.cli.statistics.Noise;
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

  @TempDir private Path results;

  @Test
  void isRememberedOnTheMachineThatItWasMeasuredOn() {
    floor().store(results);

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
  void theNoisiestOperationCounts() {
    assertThat(floor().of(List.of("existUser", "listUser"))).contains(new Noise(0.03));
    assertThat(floor().of(List.of("existUser"))).contains(new Noise(0.02));
    assertThat(floor().of(List.of("getUser"))).isEmpty();
  }

  private static NoiseFloor floor() {
    return new NoiseFloor(
        "cpu",
        2,
        "dubbo-kryo",
        12,
        new MeasuringTime(Duration.ofSeconds(15), Duration.ofMillis(1500)),
        Instant.parse("2026-11-20T12:00:00Z"),
        Map.of("existUser", 0.02, "listUser", 0.03));
  }
}
