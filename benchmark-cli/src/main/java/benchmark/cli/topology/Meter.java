// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import benchmark.JvmCounters;
import benchmark.cli.machine.ProcessUse;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** How the use of a part is read. What cannot be read is missing, never zero. */
public interface Meter {

  /** Nothing is known. */
  Meter NONE = part -> ProcessUse.UNKNOWN;

  /** The system's own accounts, of any process: /proc/[pid] of its place. */
  Meter PROCESS = part -> part.part().place().use(part.pid());

  /**
   * The line that a server of this project tells: {@link JvmCounters}. The first reading starts its
   * flight recording, if it has one.
   */
  Meter COUNTERS = part -> part.endpoint().map(at -> counters(part, at)).orElse(ProcessUse.UNKNOWN);

  /** What the part has used since it started. */
  ProcessUse read(RunningPart part);

  private static ProcessUse counters(RunningPart part, Endpoint at) {
    if (at.countersPort().isEmpty()) {
      return ProcessUse.UNKNOWN;
    }
    try {
      return part.part()
          .place()
          .ask("127.0.0.1", at.countersPort().getAsInt(), "")
          .map(line -> of(JvmCounters.parse(line.strip())))
          .orElse(ProcessUse.UNKNOWN);
    } catch (RuntimeException garbled) {
      return ProcessUse.UNKNOWN;
    }
  }

  private static ProcessUse of(JvmCounters counters) {
    return new ProcessUse(
        Optional.of(counters.cpuNanos()).filter(it -> it >= 0).map(Duration::ofNanos),
        OptionalLong.empty(),
        counters.peakRssBytes() < 0
            ? OptionalLong.empty()
            : OptionalLong.of(counters.peakRssBytes()));
  }
}
