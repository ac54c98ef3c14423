// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.incident.Incidents;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.report.Warning;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunResults;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.Variant;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.text.DistinctLabels;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Measures rounds: each variant once, one after the other, each in fresh JVMs. Rounds are balanced:
 * A B, B A, A B …
 *
 * @param folder where the runs go
 * @param measuring measures a variant once
 */
record RoundRun(CompareSettings settings, RunFolder folder, RoundMeasurement measuring)
    implements ReplicateRun {

  /** Measures a variant in a round. */
  interface RoundMeasurement {

    /**
     * Measures it.
     *
     * @param comparison the folder of the comparison
     * @param round the folder for what is measured in this round, inside that
     * @param stage what the status line says
     * @throws UserError if it cannot be measured
     */
    Replicate.VariantResult measure(
        Variant variant, Path comparison, Path round, ProgressContext stage);
  }

  @Override
  public PlannedReplicate next(Replicates done, int added, Duration elapsed) {
    Duration takes =
        added == 0 ? settings.expectedReplicate(done.number()) : elapsed.dividedBy(added);
    OptionalInt last = settings.stopping().last(done.number() - added, takes);
    return new PlannedReplicate(takes, () -> measure(done, last, takes));
  }

  private Replicate measure(Replicates done, OptionalInt last, Duration ofOne) {
    int number = done.number() + 1;
    List<Integer> order = Replicate.order(number, settings.variants().size());
    var measured = new TreeMap<Integer, Replicate.VariantResult>();
    for (int place : order) {
      int left = settings.variants().size() - 1 - measured.size();
      measured.put(place, measure(settings.variants().get(place), done, last, ofOne, left));
    }
    return new Replicate(number, order, List.copyOf(measured.values()));
  }

  private Replicate.VariantResult measure(
      Variant variant, Replicates done, OptionalInt last, Duration ofOne, int left) {
    int number = done.number() + 1;
    int variants = settings.variants().size();
    var stage =
        new ProgressContext(
            "round %d%s"
                .formatted(
                    number, last.isPresent() ? " of " + Math.max(number, last.getAsInt()) : ""),
            LiveIntervals.of(done, DistinctLabels.of(settings.labels())),
            variant.label(),
            Math.max(0, (last.orElse(number) - number) * variants) + left,
            last.isPresent() ? "" : "of this round",
            Optional.of(ofOne.dividedBy(variants)));
    Path round = folder.path().resolve("round-%03d".formatted(number));
    try {
      return measuring.measure(variant, folder.path(), round, stage);
    } catch (UserError e) {
      throw e.prefixed(
          "%s failed in round %d, which ends the comparison: ".formatted(variant.label(), number));
    }
  }

  /** A run as a variant's part of a replicate. */
  static Replicate.VariantResult measured(String folder, StoredRun run) {
    RunResults results = run.results();
    Map<OperationKey, Map<Metric, Double>> values = new LinkedHashMap<>();
    Map<OperationKey, List<Double>> series = new LinkedHashMap<>();
    for (OperationKey operation : run.operations().keySet()) {
      values.put(operation, results.values(operation, run.isQuick()));
      series.put(operation, results.series(operation));
    }
    return new Replicate.VariantResult(
        folder,
        values,
        series,
        run.costs(),
        ValidityChecks.of(run, ValidityChecks.HIGHEST_OF_TABLES));
  }

  /**
   * What a run measured that has just ended.
   *
   * @param comparison the folder of the comparison
   * @param run that of the run, inside that
   * @param builds notices if it ran another build than earlier ones
   */
  static Replicate.VariantResult measured(Path comparison, Path run, Builds builds) {
    StoredRun stored = StoredRun.read(run);
    return measured(comparison.relativize(run).toString(), stored)
        .with(builds.changes(stored.record()))
        .with(
            Incidents.of(stored).sentences().stream()
                .map(it -> new Warning(Warning.Kind.INCIDENT, null, it))
                .toList());
  }
}
