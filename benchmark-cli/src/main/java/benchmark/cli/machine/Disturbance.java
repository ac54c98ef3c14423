// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

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

  /** Begins to look. */
  public static Watch begin() {
    return new Watch(System.nanoTime(), ProcessTimes.read(), Throttling.seconds());
  }

  /** The time before the interval. */
  public static final class Watch {

    private final long nanos;
    private final ProcessTimes before;
    private final OptionalDouble throttled;

    private Watch(long nanos, ProcessTimes before, OptionalDouble throttled) {
      this.nanos = nanos;
      this.before = before;
      this.throttled = throttled;
    }

    /** What has happened since. */
    public Disturbance end() {
      OptionalDouble now = Throttling.seconds();
      Double throttledSeconds =
          now.isPresent() && throttled.isPresent()
              ? (Double) (now.getAsDouble() - throttled.getAsDouble())
              : null;
      double seconds = (System.nanoTime() - nanos) / 1e9;
      ProcessTimes after = ProcessTimes.read();
      Set<Long> own = after.family(ProcessHandle.current().pid());
      Long busiest = null;
      long most = 0;
      for (Map.Entry<Long, ProcessTimes.ProcessTime> process : after.processes().entrySet()) {
        ProcessTimes.ProcessTime earlier = before.processes().get(process.getKey());
        long ticks = process.getValue().ticks() - (earlier == null ? 0 : earlier.ticks());
        if (ticks > most && !own.contains(process.getKey())) {
          busiest = process.getKey();
          most = ticks;
        }
      }
      return busiest == null
          ? new Disturbance(null, null, null, throttledSeconds)
          : new Disturbance(
              after.processes().get(busiest).name(),
              busiest,
              most / TICKS_PER_SECOND / seconds,
              throttledSeconds);
    }
  }
}
