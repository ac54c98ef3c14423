// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.project.GitState;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.PairRun;
import benchmark.cli.run.Variant;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import java.nio.file.Path;

/**
 * Measures the calls of a variant in a round: a fresh server and fresh clients.
 *
 * @param commit the project's
 */
record CallRounds(
    CommandContext context,
    CompareSettings settings,
    GitState commit,
    StatusLine status,
    Builds builds)
    implements RoundRun.OneOfRound {

  CallRounds(CommandContext context, CompareSettings settings, GitState commit, StatusLine status) {
    this(context, settings, commit, status, new Builds());
  }

  @Override
  public Replicate.VariantResult measure(
      Variant variant, Path comparison, Path round, ProgressContext stage) {
    Path result =
        new PairRun(variant, settings.run().withResults(round), commit, context)
            .execute(status, stage);
    StoredRun stored = StoredRun.read(result);
    return RoundRun.measured(comparison.relativize(result).toString(), stored)
        .with(builds.changes(stored.record()));
  }
}
