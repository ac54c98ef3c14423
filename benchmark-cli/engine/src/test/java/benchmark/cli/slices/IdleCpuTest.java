// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class IdleCpuTest {

  @Test
  void onlyIntervalsCount() throws Exception {
    var used = new AtomicReference<>(Duration.ZERO);
    var idle = new IdleCpu();
    idle.of(used::get);
    long start = System.nanoTime();
    use(used, 300);
    idle.begin();
    TimeUnit.MILLISECONDS.sleep(20);
    idle.end();
    assertThat(idle.cpus()).isZero();

    use(used, 300);
    idle.begin();
    use(used, 500);
    TimeUnit.MILLISECONDS.sleep(20);
    idle.end();
    use(used, 300);
    double most = (System.nanoTime() - start) / 1e9;
    assertThat(idle.cpus()).isBetween(0.5 / most, 0.5 / 0.04);
  }

  @Test
  void withoutAnIntervalItIsZero() {
    assertThat(new IdleCpu().cpus()).isZero();
  }

  private static void use(AtomicReference<Duration> used, long millis) {
    used.updateAndGet(before -> before.plusMillis(millis));
  }
}
