// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import java.time.Duration;
import java.util.OptionalInt;

/** Measures what a comparison rests on, in the way of a {@link Design}. */
interface ReplicateRun {

  /**
   * Measures every variant once.
   *
   * @param done all replicates so far
   * @param last about the number of the last one, if that is known
   * @param ofOne about how long it takes
   * @throws benchmark.cli.error.UserError if a variant could not be measured
   */
  Replicate measure(Replicates done, OptionalInt last, Duration ofOne);
}
