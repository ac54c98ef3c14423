// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import java.time.Duration;

/** Measures what a comparison rests on, in the way of a {@link Design}. */
interface ReplicateRun {

  /**
   * What would be measured next.
   *
   * @param done all replicates so far
   * @param added how many of them are new
   * @param elapsed since the first of the new ones began
   */
  PlannedReplicate next(Replicates done, int added, Duration elapsed);
}
