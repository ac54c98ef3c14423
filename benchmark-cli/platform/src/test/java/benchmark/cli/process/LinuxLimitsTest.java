// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.machine.ControlGroups;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LinuxLimitsTest {

  private static final String LIMITS =
      """
      Limit                     Soft Limit           Hard Limit           Units
      Max processes             4096                 96365                processes
      Max open files            1024                 1048576              files
      """;

  private static final String MEMINFO =
      """
      MemTotal:        8000000 kB
      MemFree:          100000 kB
      MemAvailable:    1000000 kB
      """;

  private static final String NESTED = "0::/user.slice/job.scope\n";

  /** Version 1, memory in a group of its own; version 2 has no controllers beside it. */
  private static final String FIRST =
      """
      4:memory:/docker/abc
      3:pids:/
      2:cpu,cpuacct:/docker/abc
      0::/
      """;

  /** Files by their paths below /sys/fs/cgroup; the first one is /proc/self/cgroup. */
  private static ControlGroups groups(String own, String... files) {
    var texts = new HashMap<String, String>();
    texts.put("/proc/self/cgroup", own);
    for (int i = 0; i < files.length; i += 2) {
      texts.put("/sys/fs/cgroup/" + files[i], files[i + 1]);
    }
    return new ControlGroups(path -> Optional.ofNullable(texts.get(path)));
  }

  @Test
  void threadsAreTheLowestThatTheSystemNames() {
    assertThat(LinuxLimits.threads(LIMITS, "192730\n", groups("0::/\n", "pids.max", "max\n")))
        .hasValue(4096);
    assertThat(LinuxLimits.threads(LIMITS, "192730\n", groups("0::/\n", "pids.max", "512\n")))
        .hasValue(512);
  }

  @Test
  void threadsAreLimitedByEveryGroupThatAGroupIsIn() {
    assertThat(
            LinuxLimits.threads(
                LIMITS,
                "192730\n",
                groups(
                    NESTED,
                    "user.slice/job.scope/pids.max",
                    "max\n",
                    "user.slice/pids.max",
                    "300\n")))
        .hasValue(300);
    assertThat(LinuxLimits.threads(LIMITS, "192730\n", groups(FIRST, "pids/pids.max", "200\n")))
        .hasValue(200);
  }

  @Test
  void threadsAreReadWhole() {
    assumeTrue(Files.exists(Path.of("/proc/sys/kernel/threads-max")));

    assertThat(Place.LOCAL.mostThreads().orElseThrow()).isGreaterThan(100);
  }

  @Test
  void threadsAreUnknownWhereNothingIsLimited() {
    assertThat(
            LinuxLimits.threads(
                "Max processes   unlimited   unlimited   processes", "max", groups("")))
        .isEmpty();
  }

  @Test
  void memoryIsTheMachinesWhereTheGroupHasNoLimit() {
    assertThat(LinuxLimits.memory(MEMINFO, memory("max\n", "5000\n", ""))).hasValue(1_024_000_000);
    assertThat(LinuxLimits.memory(MEMINFO, groups(""))).hasValue(1_024_000_000);
    assertThat(
            LinuxLimits.memory(
                MEMINFO,
                groups(
                    FIRST,
                    "memory/docker/abc/memory.limit_in_bytes",
                    "9223372036854771712\n",
                    "memory/docker/abc/memory.usage_in_bytes",
                    "5000\n")))
        .hasValue(1_024_000_000);
  }

  @Test
  void memoryIsWhatTheGroupHasLeftWhereThatIsLess() {
    assertThat(LinuxLimits.memory(MEMINFO, memory("500000\n", "200000\n", ""))).hasValue(300_000);
    assertThat(LinuxLimits.memory("", memory("500000\n", "200000\n", ""))).hasValue(300_000);
    assertThat(LinuxLimits.memory("", memory("500000\n", "500001\n", ""))).hasValue(0);
    assertThat(LinuxLimits.memory(MEMINFO, memory("9000000000\n", "0\n", "")))
        .hasValue(1_024_000_000);
  }

  @Test
  void memoryIsLimitedByEveryGroupThatAGroupIsIn() {
    assertThat(
            LinuxLimits.memory(
                MEMINFO,
                groups(
                    NESTED,
                    "user.slice/job.scope/memory.max",
                    "800000\n",
                    "user.slice/job.scope/memory.current",
                    "100000\n",
                    "user.slice/memory.max",
                    "500000\n",
                    "user.slice/memory.current",
                    "200000\n")))
        .hasValue(300_000);
  }

  /** As of a container whose host's path is not mounted in it. */
  @Test
  void memoryIsThatOfTheRootWhereThePathIsNotThere() {
    assertThat(
            LinuxLimits.memory(
                MEMINFO,
                groups(
                    FIRST,
                    "memory/memory.limit_in_bytes",
                    "500000\n",
                    "memory/memory.usage_in_bytes",
                    "200000\n",
                    "memory/memory.stat",
                    "active_file 1\ntotal_active_file 7000\ntotal_inactive_file 3000\n")))
        .hasValue(310_000);
  }

  @Test
  void filesOfTheGroupAreGivenUp() {
    String stat = "anon 90000\nfile 110000\ninactive_file 80000\nactive_file 20000\n";

    assertThat(LinuxLimits.memory(MEMINFO, memory("500000\n", "200000\n", stat))).hasValue(400_000);
  }

  @Test
  void memoryIsUnknownWhereNothingTells() {
    assertThat(LinuxLimits.memory("", memory("max\n", "5000\n", ""))).isEmpty();
  }

  @Test
  void cpusAreWhatTheLowestQuotaIsWorth() {
    assertThat(
            LinuxLimits.cpus(
                groups(
                    NESTED,
                    "user.slice/job.scope/cpu.max",
                    "max 100000\n",
                    "user.slice/cpu.max",
                    "150000 100000\n")))
        .hasValue(2);
    assertThat(
            LinuxLimits.cpus(
                groups(
                    FIRST,
                    "cpu,cpuacct/docker/abc/cpu.cfs_quota_us",
                    "50000\n",
                    "cpu,cpuacct/docker/abc/cpu.cfs_period_us",
                    "100000\n")))
        .hasValue(1);
    assertThat(
            LinuxLimits.cpus(
                groups(
                    FIRST,
                    "cpu,cpuacct/cpu.cfs_quota_us",
                    "-1\n",
                    "cpu,cpuacct/cpu.cfs_period_us",
                    "100000\n")))
        .isEmpty();
  }

  private static ControlGroups memory(String most, String used, String stat) {
    return groups("0::/\n", "memory.max", most, "memory.current", used, "memory.stat", stat);
  }
}
