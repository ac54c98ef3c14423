// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.UserError;
import benchmark.cli.run.Json;
import benchmark.cli.run.Machine;
import benchmark.cli.statistics.Noise;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * How much the throughput ratio of a variant to itself varies from round to round on a machine, as
 * the last comparison of a variant with itself found it. Stored beside the results.
 *
 * @param variant what was compared with itself
 * @param time how long an operation was run in a round
 * @param deviations the standard deviation of the log ratio, by operation
 */
public record NoiseFloor(
    String cpuModel,
    int cpus,
    String variant,
    int rounds,
    MeasuringTime time,
    Instant measured,
    Map<String, Double> deviations) {

  /** Fewer rounds say next to nothing of the noise: of 2, its estimate is off by a half or more. */
  public static final int FEWEST_ROUNDS = 4;

  private static final String FILE = "noise.json";

  /** The noise stored in a results folder; none if there is none of this machine. */
  public static Optional<NoiseFloor> stored(Path results, Machine machine) {
    Path file = results.resolve(FILE);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Json.read(file, NoiseFloor.class))
          .filter(
              noise ->
                  noise.time != null // an older project did not say
                      && noise.cpus == machine.cpus()
                      && Objects.equals(noise.cpuModel, machine.cpuModel()));
    } catch (UserError damaged) {
      return Optional.empty(); // only an estimate hangs on it
    }
  }

  /** Remembers this in a results folder. */
  public void store(Path results) {
    Json.write(results.resolve(FILE), this);
  }

  /** The largest noise of the given operations; empty if none of them was measured. */
  public Optional<Noise> of(Iterable<String> operations) {
    double largest = -1;
    for (String operation : operations) {
      largest = Math.max(largest, deviations.getOrDefault(operation, -1.0));
    }
    return largest < 0 ? Optional.empty() : Optional.of(new Noise(largest));
  }
}
