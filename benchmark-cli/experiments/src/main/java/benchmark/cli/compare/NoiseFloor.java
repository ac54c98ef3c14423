// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.report.QuickReport;
import benchmark.cli.results.Json;
import benchmark.cli.run.VariantText;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Noise;
import benchmark.launch.OperationKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * How much the throughput ratio of a variant to itself varies from replicate to replicate, as a
 * comparison of the variant with itself found it. Stored beside the results, with all that it
 * depends on; what was measured under other conditions is kept, but not used.
 *
 * @param variant what was compared with itself
 * @param replicates how many
 * @param deviations the standard deviation of the log ratio, by operation
 * @param ofJvms the part of it that comes from fresh JVMs, by operation: the noise of slices, which
 *     depends on how long they are, is taken out; empty where the design does not show it
 */
public record NoiseFloor(
    Conditions conditions,
    String variant,
    int replicates,
    Instant measured,
    Map<OperationKey, Double> deviations,
    Map<OperationKey, Double> ofJvms) {

  /** Fewer replicates hardly estimate the noise: that of 2 is wrong by a factor of 1.5 or more. */
  public static final int FEWEST_REPLICATES = 4;

  private static final String FILE = "noise.json";

  /**
   * As many replicates does the usual deviation count for beside what was measured: few blocks
   * often show no difference between JVMs where there is one.
   */
  private static final int USUAL_COUNTS = 6;

  /**
   * The noise that is known of a variant under some conditions: its own, or else the last one of a
   * variant of another pair with the same overrides.
   *
   * @param results the folder that holds the folders of runs
   */
  public static Optional<NoiseFloor> stored(Path results, Conditions conditions, String variant) {
    return all(results).stream()
        .filter(floor -> floor.conditions.equivalentTo(conditions))
        .filter(floor -> overrides(floor.variant).equals(overrides(variant)))
        .max(
            Comparator.comparing((NoiseFloor floor) -> floor.variant.equals(variant))
                .thenComparing(NoiseFloor::measured));
  }

  /**
   * How much the log of a throughput differs from JVM to JVM of the same pair, as a standard
   * deviation: the largest that is known of these operations under the same conditions but for
   * design and time, on which it does not depend. What few replicates have shown is drawn towards
   * what is usual.
   *
   * @param results the folder that holds the folders of runs
   * @param conditions of quick runs
   */
  public static OptionalDouble jvmDeviation(
      Path results, Conditions conditions, Collection<OperationKey> operations) {
    return all(results).stream()
        .filter(floor -> floor.conditions.sameJvmConditionsAs(conditions))
        .flatMapToDouble(floor -> floor.ofOneJvm(operations))
        .max();
  }

  private DoubleStream ofOneJvm(Collection<OperationKey> operations) {
    double usual = QuickReport.USUAL_JVM_DEVIATION * QuickReport.USUAL_JVM_DEVIATION;
    return ofJvms.entrySet().stream()
        .filter(ofRatio -> operations.contains(ofRatio.getKey()))
        .mapToDouble(ofRatio -> ofRatio.getValue() * ofRatio.getValue() / 2) // both sides vary
        .map(
            seen ->
                Math.sqrt(
                    ((replicates - 1) * seen + USUAL_COUNTS * usual)
                        / (replicates - 1 + USUAL_COUNTS)));
  }

  /** Remembers this in place of what was known of the same variant under the same conditions. */
  public void store(Path results) {
    var all = new ArrayList<>(all(results));
    all.removeIf(
        floor -> floor.variant.equals(variant) && floor.conditions.equivalentTo(conditions));
    all.add(this);
    Json.replace(results.resolve(FILE), all);
  }

  /**
   * The range that 95% of comparisons of the variant with itself, each of so many replicates, leave
   * the ratio in, by operation.
   */
  Map<OperationKey, Interval> bands(int ofRatio) {
    return deviations.entrySet().stream()
        .collect(
            Collectors.toMap(
                Map.Entry::getKey, it -> Interval.ofNoise(it.getValue(), replicates, ofRatio)));
  }

  /** The largest noise of any operation. */
  public Noise largest() {
    return new Noise(Collections.max(deviations.values()));
  }

  private static String overrides(String variant) {
    return VariantText.parse(variant).overrides();
  }

  private static List<NoiseFloor> all(Path results) {
    Path file = results.resolve(FILE);
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      return Stream.ofNullable(Json.read(file, NoiseFloor[].class))
          .flatMap(Arrays::stream)
          .filter(floor -> floor != null && floor.isComplete())
          .toList();
    } catch (UserError damaged) {
      return List.of(); // less is known then, and nothing is wrong
    }
  }

  private boolean isComplete() {
    return conditions != null
        && conditions.isComplete()
        && variant != null
        && measured != null
        && deviations != null
        && !deviations.isEmpty()
        && ofJvms != null;
  }
}
