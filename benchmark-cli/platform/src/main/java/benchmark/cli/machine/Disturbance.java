// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.Map;

/**
 * What kept a machine from its work over some time; null for what is not known.
 *
 * @param process the name of the process, besides this one and those that it has started, that used
 *     the most CPU time and still ran at the end
 * @param pid its id
 * @param cpus CPUs that it kept busy, on average
 * @param throttledSeconds for how long a quota kept this process and those that it has started from
 *     running, summed over CPUs
 */
public record Disturbance(String process, Long pid, Double cpus, Double throttledSeconds) {

  private static final double TICKS_PER_SECOND = 100; // USER_HZ, the same on every Linux

  /** What has happened between two moments. */
  public static Disturbance between(Activity before, Activity after) {
    double seconds = (after.nanos() - before.nanos()) / 1e9;
    Double throttledSeconds =
        after.throttledSeconds().isPresent() && before.throttledSeconds().isPresent()
            ? (Double)
                (after.throttledSeconds().getAsDouble() - before.throttledSeconds().getAsDouble())
            : null;
    Map<Long, ProcessTimes.ProcessTime> earlier = before.processes().processes();
    Map<Long, ProcessTimes.ProcessTime> later = after.processes().processes();
    Long busiest = null;
    long most = 0;
    for (Map.Entry<Long, ProcessTimes.ProcessTime> process : later.entrySet()) {
      ProcessTimes.ProcessTime then = earlier.get(process.getKey());
      long ticks = process.getValue().ticks() - (then == null ? 0 : then.ticks());
      if (ticks > most && !after.own().contains(process.getKey())) {
        busiest = process.getKey();
        most = ticks;
      }
    }
    return busiest == null
        ? new Disturbance(null, null, null, throttledSeconds)
        : new Disturbance(
            later.get(busiest).name(),
            busiest,
            most / TICKS_PER_SECOND / seconds,
            throttledSeconds);
  }
}
