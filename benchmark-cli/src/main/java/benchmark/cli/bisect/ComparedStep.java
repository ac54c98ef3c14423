// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.CompareRun;
import benchmark.cli.compare.CompareSettings;
import benchmark.cli.compare.Replicates;
import benchmark.cli.compare.StoppingRule;
import benchmark.cli.error.UserError;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Measures a step by a comparison in blocks. One that is undecided gets as many blocks again,
 * twice; what an earlier search has measured of it counts.
 *
 * @param folder of the search
 */
record ComparedStep(CommandContext context, BisectSettings settings, Path folder)
    implements Bisection.Measuring {

  private static final int TRIES = 3;

  /** At most: those of a search, and one more of a search that is continued with more blocks. */
  private static final int LOOKS = TRIES + 1;

  private static final int FEWEST_BLOCKS = 2;

  /** How many blocks a step gets before it stays undecided. */
  static int mostBlocks(int first) {
    return first << (TRIES - 1);
  }

  @Override
  public Step step(int place) {
    List<Variant> variants =
        List.of(settings.candidates().variant(0), settings.candidates().variant(place));
    settings.comparison().run().requireResolved(context, variants);
    String version = settings.candidates().names().get(place);
    var output = new StepOutput(settings.comparison().margin(), earlier(variants));
    Step step = null;
    String failed = null;
    for (int tries = 0; tries < TRIES && isOpen(step) && failed == null; tries++) {
      failed = measure(variants, settings.blocks() << tries, output);
      step = step(version, output, failed);
    }
    output.tellWarnings();
    return step;
  }

  private static boolean isOpen(Step step) {
    return step == null || step.finding() == Finding.UNKNOWN;
  }

  /** What an earlier search has measured of these variants, before it was ended or gave up. */
  private Optional<Path> earlier(List<Variant> variants) {
    List<String> labels = variants.stream().map(Variant::label).toList();
    return RunFolder.inside(folder).stream()
        .filter(CompareRecord::isIn)
        .filter(it -> !RunFolder.isPartial(it) && !RunFolder.hasFailed(it))
        .filter(it -> CompareRecord.read(it).labels().equals(labels))
        .findFirst();
  }

  /**
   * Adds the blocks that are missing.
   *
   * @param blocks how many there are to be
   * @return why there are fewer, if there are enough all the same; null if all were measured
   * @throws UserError if there are too few for an interval, or the user has ended the search
   */
  private String measure(List<Variant> variants, int blocks, StepOutput output) {
    if (output.blocks() >= blocks) {
      return null;
    }
    try {
      comparison(variants, blocks, output).execute();
      return null;
    } catch (UserError failure) {
      if (output.blocks() < FEWEST_BLOCKS || context.interruption().isCauseOfFailure()) {
        throw failure;
      }
      return failure.getMessage();
    }
  }

  /** One that adds to what there is, or begins anew if a variant's files have changed since. */
  private CompareRun comparison(List<Variant> variants, int blocks, StepOutput output) {
    if (output.folder().isPresent()) {
      try {
        return adding(variants, blocks - output.blocks(), output);
      } catch (UserError changed) {
        output.forget();
      }
    }
    return adding(variants, blocks, output);
  }

  private CompareRun adding(List<Variant> variants, int blocks, StepOutput output) {
    CompareSettings comparison =
        settings
            .comparison()
            .with(variants, folder, StoppingRule.of(blocks, null, null), output.folder());
    return new CompareRun(context, comparison, output);
  }

  private Step step(String version, StepOutput output, String failed) {
    Metric metric = settings.metric();
    CompareRecord.Result result =
        output.record().results().stream()
            .filter(it -> it.metric() == metric)
            .findFirst()
            .orElseThrow(
                () ->
                    UserError.failure(
                        "%s was not measured. Choose another --metric.", metric.words()));
    PairedRatio ratio =
        new Replicates(output.record().replicates())
            .comparison(1, result.operation(), metric)
            .ratio();
    Interval interval = ratio.interval(LOOKS).orElseThrow();
    return new Step(
        version,
        finding(metric.direction().speed(interval), settings.comparison().margin()),
        interval.estimate(),
        interval.low(),
        interval.high(),
        ratio.rounds(),
        folder.relativize(output.folder().orElseThrow()).toString(),
        failed);
  }

  /** Whether it is better does not matter. */
  private static Finding finding(Interval speed, Margin margin) {
    return speed.high() < margin.low()
        ? Finding.WORSE
        : speed.low() >= margin.low() ? Finding.FINE : Finding.UNKNOWN;
  }
}
