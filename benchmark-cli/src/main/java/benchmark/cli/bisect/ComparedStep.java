// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.CompareRun;
import benchmark.cli.compare.CompareSettings;
import benchmark.cli.compare.Design;
import benchmark.cli.compare.StoppingRule;
import benchmark.cli.error.UserError;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Measures a step by a comparison in blocks; one that is undecided gets as many blocks again,
 * twice.
 *
 * @param folder of the search
 */
record ComparedStep(CommandContext context, BisectSettings settings, Path folder)
    implements Bisection.Measuring {

  private static final int TRIES = 3;

  @Override
  public Step step(int place) {
    List<Variant> variants =
        List.of(settings.candidates().variant(0), settings.candidates().variant(place));
    settings.run().requireResolved(context, variants);
    var output = new StepOutput();
    Step step = null;
    for (int tries = 0; tries < TRIES && (step == null || isOpen(step)); tries++) {
      int blocks = settings.blocks() << Math.max(0, tries - 1);
      new CompareRun(
              context, comparison(variants, blocks, Optional.ofNullable(output.folder())), output)
          .execute();
      step = step(settings.candidates().names().get(place), output);
    }
    return step;
  }

  private static boolean isOpen(Step step) {
    return step.finding() == Finding.UNKNOWN;
  }

  private CompareSettings comparison(List<Variant> variants, int blocks, Optional<Path> earlier) {
    return new CompareSettings(
        Design.BLOCKS,
        variants,
        settings.run().withResults(folder),
        List.of(settings.operation()),
        settings.time(),
        false,
        settings.callers(),
        Optional.empty(),
        StoppingRule.of(blocks, null, null),
        settings.margin(),
        Optional.empty(),
        earlier);
  }

  private Step step(String version, StepOutput output) {
    CompareRecord.Result result =
        output.record().results().stream()
            .filter(it -> it.metric() == settings.metric())
            .findFirst()
            .orElseThrow(
                () ->
                    UserError.failure(
                        "%s was not measured. Choose another --metric.",
                        settings.metric().words()));
    Verdict verdict =
        result.low() == null
            ? Verdict.UNDECIDED
            : Verdict.of(
                new Interval(result.ratio(), result.low(), result.high()),
                settings.metric().direction(),
                settings.margin());
    return new Step(
        version,
        switch (verdict) {
          case WORSE -> Finding.WORSE;
          case SAME, BETTER -> Finding.FINE;
          case UNDECIDED -> Finding.UNKNOWN;
        },
        result.ratio(),
        result.low(),
        result.high(),
        output.record().replicates().size(),
        folder.relativize(output.folder()).toString(),
        null);
  }
}
