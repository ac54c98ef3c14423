// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.report.DistinctLabels;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.PairRun;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Measures rounds: each variant once, one after the other, each with a fresh server JVM and fresh
 * client JVMs. Rounds are balanced: A B, B A, A B …
 *
 * @param folder where the runs go
 * @param commit the project's
 * @param builds of all rounds
 */
record RoundRun(
    CommandContext session,
    CompareSettings settings,
    RunFolder folder,
    GitState commit,
    StatusLine status,
    Builds builds)
    implements ReplicateRun {

  @Override
  public PlannedReplicate next(Replicates done, int added, Duration elapsed) {
    Duration takes =
        added == 0 ? settings.expectedReplicate(done.number()) : elapsed.dividedBy(added);
    OptionalInt last = settings.stopping().last(done.number() - added, takes);
    return new PlannedReplicate(takes, last, () -> measure(done, last, takes));
  }

  private Replicate measure(Replicates done, OptionalInt last, Duration ofOne) {
    int number = done.number() + 1;
    List<Integer> order = Replicate.order(number, settings.variants().size());
    var measured = new LinkedHashMap<Integer, Replicate.Measured>();
    for (int place : order) {
      int left = settings.variants().size() - 1 - measured.size();
      measured.put(place, measure(settings.variants().get(place), done, last, ofOne, left));
    }
    return new Replicate(number, order, order.stream().sorted().map(measured::get).toList());
  }

  private Replicate.Measured measure(
      Variant variant, Replicates done, OptionalInt last, Duration ofOne, int left) {
    int number = done.number() + 1;
    Path rounds = folder.path().resolve("round-%03d".formatted(number));
    RunSettings run = settings.run().withResults(rounds);
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
    Path result;
    try {
      result = new PairRun(variant, run, commit, session).execute(status, stage);
    } catch (RunFailed e) {
      throw e.led(
          "%s failed in round %d, which ends the comparison: ".formatted(variant.label(), number));
    } catch (UserError e) {
      throw UserError.failure(
          "%s failed in round %d, which ends the comparison: %s",
          variant.label(), number, e.getMessage());
    }
    StoredRun stored = StoredRun.read(result);
    return measured(folder.path().relativize(result).toString(), stored)
        .with(builds.changes(stored.record()));
  }

  /** A run as a variant's part of a replicate. */
  static Replicate.Measured measured(String folder, StoredRun run) {
    Map<OperationKey, Map<Metric, Double>> values = new LinkedHashMap<>();
    run.operations()
        .forEach(
            (operation, result) ->
                values.put(operation, Metric.values(result, run.costs().get(operation))));
    Map<OperationKey, List<Double>> course = new LinkedHashMap<>();
    for (JmhResult result : run.results()) {
      result.throughputs().stream()
          .findFirst()
          .ifPresent(fork -> course.put(result.operation(), fork));
    }
    return new Replicate.Measured(
        folder,
        values,
        course,
        run.costs(),
        ValidityChecks.of(run, CompareReport.HIGHEST_PERCENTILE));
  }
}
