// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.status;

import java.time.Duration;
import java.util.Optional;

/**
 * How long a run takes, learned from those of the same command that have ended: from the start of
 * the server to the end of both JVMs, which load generators do not know. For one thread.
 */
public final class RunTimes {

  private Duration sum = Duration.ZERO;
  private int runs;

  /** Takes a run that has measured what it was to measure. */
  public void add(Duration run) {
    sum = sum.plus(run);
    runs++;
  }

  /** How long the next one will take; empty before the first has ended. */
  public Optional<Duration> next() {
    return runs == 0 ? Optional.empty() : Optional.of(sum.dividedBy(runs));
  }
}
