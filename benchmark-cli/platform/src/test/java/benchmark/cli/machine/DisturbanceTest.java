// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DisturbanceTest {

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
  void whatHasUsedMostIsNamedUnlessItIsOurs() {
    Activity before = activity(1_000_000_000, 5, 10);
    Activity after = activity(3_000_000_000L, 105, 410);

    assertThat(Disturbance.between(before, after)).isEqualTo(new Disturbance("p", 7L, 0.5, null));
  }

  /** Process 7 is anybody's, 8 is ours. */
  private static Activity activity(long nanos, long ofSeven, long ofEight) {
    var times =
        ProcessTimes.parse(
            List.of(
                "7 (p) S 1 7 7 0 -1 0 9 0 0 0 %d 0 30 40".formatted(ofSeven),
                "8 (q) S 2 8 8 0 -1 0 9 0 0 0 %d 0 30 40".formatted(ofEight),
                "has ended"));
    return new Activity(nanos, times, OptionalDouble.empty(), Set.of(2L, 8L));
  }

  @Test
  void bothVersionsOfControlGroupsTellTheThrottling() {
    Map<String, String> files =
        Map.of(
            "/sys/fs/cgroup/a/b/cpu.stat", "nr_throttled 3\nthrottled_usec 2500000\n",
            "/sys/fs/cgroup/cpu,cpuacct/c/cpu.stat", "throttled_time 1500000000\n");

    assertThat(throttled("0::/a/b", files)).hasValue(2.5);
    assertThat(throttled("5:cpuset:/\n4:cpu,cpuacct:/c", files)).hasValue(1.5);
    assertThat(throttled("3:cpuset:/", files)).isEmpty();
    assertThat(throttled("0::/elsewhere", files)).isEmpty();
  }

  @Test
  void theQuotaOfAnAncestorThrottlesToo() {
    Map<String, String> files =
        Map.of(
            "/sys/fs/cgroup/a/b/cpu.stat", "throttled_usec 0\n",
            "/sys/fs/cgroup/a/cpu.stat", "throttled_usec 2500000\n");

    assertThat(throttled("0::/a/b", files)).hasValue(2.5);
  }

  @Test
  void inAContainerTheOwnGroupMayBeMountedAsTheRoot() {
    Map<String, String> files =
        Map.of(
            "/sys/fs/cgroup/cpu.stat", "usage_usec 9\nthrottled_usec 500000\n",
            "/sys/fs/cgroup/cpu,cpuacct/cpu.stat", "nr_throttled 1\nthrottled_time 250000000\n");

    assertThat(throttled("0::/kubepods/pod1/c", files)).hasValue(0.5);
    assertThat(throttled("4:cpu,cpuacct:/kubepods/pod1/c", files)).hasValue(0.25);
  }

  private static OptionalDouble throttled(String groups, Map<String, String> files) {
    return Throttling.seconds(
        new ControlGroups(
            file ->
                file.equals("/proc/self/cgroup")
                    ? Optional.of(groups)
                    : Optional.ofNullable(files.get(file))));
  }

  private static ProcessTimes.ProcessTime process(long parent) {
    return new ProcessTimes.ProcessTime("p", parent, 0);
  }
}
