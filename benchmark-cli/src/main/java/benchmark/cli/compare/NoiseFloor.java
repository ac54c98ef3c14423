// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Machine;
import benchmark.cli.results.Json;
import benchmark.cli.statistics.Noise;
import benchmark.launch.OperationKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * How much the throughput ratio of a variant to itself varies from round to round on a machine, as
 * the last comparisons of a variant with itself found it. Stored beside the results.
 *
 * @param variant what was compared with itself
 * @param rounds how many; the fewest where operations were measured by several comparisons
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
    Map<OperationKey, Double> deviations) {

  /** Fewer rounds hardly estimate the noise: that of 2 is wrong by a factor of 1.5 or more. */
  public static final int FEWEST_ROUNDS = 4;

  private static final String FILE = "noise.json";

  /** The noise stored in a results folder; empty unless it is of this machine. */
  public static Optional<NoiseFloor> stored(Path results, Machine machine) {
    Path file = results.resolve(FILE);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Json.read(file, NoiseFloor.class))
          .filter(
              noise ->
                  noise.time != null // older versions did not record it
                      && noise.cpus == machine.cpus()
                      && Objects.equals(noise.cpuModel, machine.cpuModel()));
    } catch (UserError damaged) {
      return Optional.empty(); // only the forecast uses it
    }
  }

  /**
   * Remembers this in a results folder. What is remembered there of further operations is kept if
   * it is of the same machine, variant and measuring time, and forgotten otherwise: one forecast
   * rests on one kind of noise.
   */
  public void store(Path results, Machine machine) {
    NoiseFloor whole = stored(results, machine).map(this::with).orElse(this);
    Json.write(results.resolve(FILE), whole);
  }

  /** This, and what an earlier one knows besides. */
  private NoiseFloor with(NoiseFloor earlier) {
    boolean alike = variant.equals(earlier.variant) && time.equals(earlier.time);
    if (!alike || deviations.keySet().containsAll(earlier.deviations.keySet())) {
      return this;
    }
    var all = new LinkedHashMap<>(earlier.deviations);
    all.putAll(deviations);
    return new NoiseFloor(
        cpuModel, cpus, variant, Math.min(rounds, earlier.rounds), time, measured, all);
  }

  /**
   * Those of the given operations whose noise is known.
   *
   * @param operations their names, whatever their parameters
   */
  public List<String> known(List<String> operations) {
    return operations.stream().filter(name -> of(List.of(name)).isPresent()).toList();
  }

  /**
   * The largest noise of the given operations; empty if none of them was measured.
   *
   * @param operations their names, whatever their parameters
   */
  public Optional<Noise> of(List<String> operations) {
    return deviations.entrySet().stream()
        .filter(entry -> operations.contains(entry.getKey().name()))
        .map(Map.Entry::getValue)
        .max(Double::compare)
        .map(Noise::new);
  }
}
