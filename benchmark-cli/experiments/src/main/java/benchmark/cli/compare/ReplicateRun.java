// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import java.time.Duration;
import java.util.function.Supplier;

/** Measures what a comparison rests on, in the way of a {@link Design}. */
interface ReplicateRun {

  /**
   * A replicate that can be measured next.
   *
   * @param takes about how long it takes
   * @param measuring measures every variant once; throws a {@link benchmark.cli.error.UserError} if
   *     one could not be measured
   */
  record PlannedReplicate(Duration takes, Supplier<Replicate> measuring) {}

  /**
   * What would be measured next.
   *
   * @param done all replicates so far
   * @param added how many of them are new
   * @param elapsed since the comparison started
   */
  PlannedReplicate next(Replicates done, int added, Duration elapsed);
}
