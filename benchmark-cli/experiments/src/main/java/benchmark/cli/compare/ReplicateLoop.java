// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.Metric;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Measures replicate after replicate until it is time to stop.
 *
 * @param leading the metric whose intervals say how exact it is
 * @param elapsed the time since the comparison started
 */
record ReplicateLoop(
    ReplicateRun run,
    StoppingRule stopping,
    Design design,
    Metric leading,
    Supplier<Duration> elapsed) {

  /**
   * Measures.
   *
   * @param finished all replicates there are, to which each new one is added as it ends
   * @param added is called after each of them
   * @return why it stopped
   */
  String measure(List<Replicate> finished, Runnable added) {
    int before = finished.size();
    while (true) {
      int more = finished.size() - before;
      Duration spent = elapsed.get();
      var done = new Replicates(finished, leading);
      ReplicateRun.PlannedReplicate next = run.next(done, more, spent);
      Optional<String> reason = stopping.reasonToStop(done, more, spent, next.takes(), design);
      if (reason.isPresent()) {
        return reason.get();
      }
      finished.add(next.measuring().get());
      added.run();
    }
  }
}
