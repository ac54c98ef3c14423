// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.EchoContract;
import benchmark.launch.OperationKey;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PressureTest {

  private static final Pressure HOURS = Pressure.of(Duration.ofHours(50), 42);

  @Test
  void aSizeLastsTenMinutesOrASixthOfAShortRun() {
    assertThat(HOURS.everySeconds()).isEqualTo(600);
    assertThat(Pressure.of(Duration.ofMinutes(3), 42).everySeconds()).isEqualTo(30);
    assertThat(HOURS.size(0)).isEqualTo(HOURS.size(599));
  }

  @Test
  void sizesComeFromTheSeedAndReachFrom20To200K() {
    List<Integer> sizes =
        IntStream.range(0, 300).mapToObj(change -> HOURS.size(change * 600.0)).toList();

    assertThat(sizes).contains(20, 200 << 10).allMatch(size -> size >= 20 && size <= 200 << 10);
    assertThat(sizes.stream().distinct()).hasSize(16);
    assertThat(Pressure.of(Duration.ofHours(1), 42).size(1_300)).isEqualTo(sizes.get(2));
  }

  @Test
  void anOperationTakesTheSize() {
    OperationKey sized = Pressure.sized(OperationKey.of("mixed"), 20);

    assertThat(sized).hasToString("mixed?size=20");
    assertThat(benchmark.contract.Contracts.ECHO.operation(sized).argument(0))
        .asString()
        .hasSize(20);
    assertThat(sized.params()).containsOnlyKeys(EchoContract.SIZE);
  }
}
