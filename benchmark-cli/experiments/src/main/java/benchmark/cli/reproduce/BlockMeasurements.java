// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.Replicate;
import benchmark.cli.compare.Replicates;
import benchmark.cli.results.Metric;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Samples;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What blocks have measured: every variant in each of them, so that ratios are paired. */
final class BlockMeasurements implements Measurements {

  private final Path folder;
  private final List<String> variants;
  private final Replicates blocks;
  private final Map<Path, StoredRun> runs = new HashMap<>();

  /**
   * Measured in blocks.
   *
   * @param folder that of the record
   */
  BlockMeasurements(Path folder, CompareRecord record) {
    this.folder = folder;
    this.variants = record.labels();
    this.blocks = new Replicates(record.replicates());
  }

  @Override
  public OptionalDouble value(MeasuredOperation measurand, Metric metric) {
    return values(measurand, metric).stream().mapToDouble(Samples::geometricMean).findFirst();
  }

  @Override
  public Optional<Ratio> ratio(
      MeasuredOperation measurand, MeasuredOperation other, Metric metric) {
    return values(measurand, metric)
        .flatMap(
            candidate ->
                values(other, metric)
                    .map(baseline -> Ratio.of(PairedRatio.of(baseline, candidate))));
  }

  /** One value for each block; empty if one of them has none. */
  private Optional<double[]> values(MeasuredOperation measurand, Metric metric) {
    OperationKey operation = measurand.operation();
    int variant = variants.indexOf(measurand.variant());
    if (variant < 0) {
      return Optional.empty();
    }
    double[] values =
        metric.isRare()
            ? wholes(variant, operation, metric)
            : blocks.values(variant, operation, metric);
    return Arrays.stream(values).allMatch(value -> value > 0)
        ? Optional.of(values)
        : Optional.empty();
  }

  private double[] wholes(int variant, OperationKey operation, Metric metric) {
    return blocks
        .measured(variant)
        .map(Replicate.VariantResult::folder)
        .map(run -> runs.computeIfAbsent(folder.resolve(run), StoredRun::read))
        .mapToDouble(run -> run.results().whole(operation, metric))
        .toArray();
  }
}
