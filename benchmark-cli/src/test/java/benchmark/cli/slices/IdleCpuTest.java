// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.Place;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class IdleCpuTest {

  @Test
  void onlyIntervalsCount() throws Exception {
    var idle = new IdleCpu();
    long self = ProcessHandle.current().pid();
    idle.of(() -> Place.HERE.use(self).cpu().orElseThrow());
    spin(200);
    idle.begin();
    TimeUnit.MILLISECONDS.sleep(300);
    idle.end();
    assertThat(idle.cpus()).as("asleep, but for the JVM's own threads").isLessThan(0.5);

    long start = System.nanoTime();
    idle.begin();
    spin(600);
    idle.end();
    double seconds = 0.3 + (System.nanoTime() - start) / 1e9; // both intervals, however long
    assertThat(idle.cpus() * seconds).as("CPU seconds").isGreaterThan(0.5);
  }

  @Test
  void withoutAnIntervalItIsZero() {
    assertThat(new IdleCpu().cpus()).isZero();
  }

  /** Uses so much CPU time, however long that takes. */
  private static void spin(int millis) {
    var threads = java.lang.management.ManagementFactory.getThreadMXBean();
    long end = threads.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (threads.getCurrentThreadCpuTime() < end) {
      Thread.onSpinWait();
    }
  }
}
