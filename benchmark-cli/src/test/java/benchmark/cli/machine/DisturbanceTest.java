// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class DisturbanceTest {

  @TempDir Path groups;

  @Test
  void aNameMayHoldWhatSeparates() {
    var parsed =
        ProcessTimes.parse("42 (a) b (c) S 7 42 42 0 -1 4194560 9 0 0 0 10 20 30 40 20 0 1 0 99");

    assertThat(parsed).isEqualTo(new ProcessTimes.ProcessTime("a) b (c", 7, 30));
  }

  @Test
  void aFamilyIsAllThatAProcessHasStarted() {
    var times =
        new ProcessTimes(
            Map.of(
                1L, process(0),
                2L, process(1),
                3L, process(2),
                4L, process(1),
                5L, process(3)));

    assertThat(times.family(2)).containsExactlyInAnyOrder(2L, 3L, 5L);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void ownProcessesDoNotDisturb() throws Exception {
    Disturbance.Watch watch = Disturbance.begin();
    Process own = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
    try {
      Thread.sleep(300);
      Disturbance found = watch.end();
      assertThat(List.of(own.pid())).doesNotContain(found.pid());
    } finally {
      own.destroyForcibly();
    }
  }

  @Test
  void bothVersionsOfControlGroupsTellTheThrottling() throws Exception {
    Files.createDirectories(groups.resolve("a/b"));
    Files.writeString(groups.resolve("a/b/cpu.stat"), "nr_throttled 3\nthrottled_usec 2500000\n");
    Files.createDirectories(groups.resolve("cpu,cpuacct/c"));
    Files.writeString(
        groups.resolve("cpu,cpuacct/c/cpu.stat"), "nr_throttled 3\nthrottled_time 1500000000\n");

    assertThat(Throttling.seconds(groups, "0::/a/b")).hasValue(2.5);
    assertThat(Throttling.seconds(groups, "4:cpu,cpuacct:/c")).hasValue(1.5);
    assertThat(Throttling.seconds(groups, "3:cpuset:/")).isEmpty();
    assertThat(Throttling.seconds(groups, "0::/elsewhere")).isEmpty();
  }

  private static ProcessTimes.ProcessTime process(long parent) {
    return new ProcessTimes.ProcessTime("p", parent, 0);
  }
}
