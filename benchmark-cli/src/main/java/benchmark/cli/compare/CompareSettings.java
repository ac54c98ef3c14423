// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Gate;
import benchmark.cli.statistics.Margin;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A comparison as the command line asks for it.
 *
 * @param variants the baseline first
 * @param run how each variant is run in a round
 * @param operations the names of what is measured
 * @param time of one operation in a round
 * @param margin what is too small to matter
 * @param gate the slowdown that passes, if the comparison is a gate
 */
public record CompareSettings(
    List<Variant> variants,
    RunSettings run,
    List<String> operations,
    MeasuringTime time,
    StoppingRule stopping,
    Margin margin,
    Optional<Gate> gate) {

  /** What a round spends on starting JVMs and checking answers, for each operation. */
  private static final Duration START_OF_FORK = Duration.ofSeconds(4);

  /** What a round spends on starting and stopping a server. */
  private static final Duration START_OF_SERVER = Duration.ofSeconds(5);

  /** The variants' labels. */
  public List<String> labels() {
    return variants.stream().map(Variant::label).toList();
  }

  /** Whether a variant is compared with itself, which measures the noise. */
  public boolean isNoiseFloor() {
    return labels().stream().distinct().count() == 1;
  }

  /** About how long one round takes, before any has been seen. */
  public Duration expectedRound() {
    return time.total()
        .plus(START_OF_FORK)
        .multipliedBy(operations.size())
        .plus(START_OF_SERVER)
        .multipliedBy(variants.size());
  }
}
