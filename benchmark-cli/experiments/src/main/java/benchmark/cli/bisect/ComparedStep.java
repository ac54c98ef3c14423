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
import benchmark.cli.text.Terminal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Measures a step by a comparison in blocks. One that is undecided gets as many blocks again,
 * twice; what an earlier search has measured of it counts.
 *
 * @param folder of the search
 */
record ComparedStep(CommandContext context, BisectSettings settings, Path folder) {

  private static final int TRIES = 3;

  /** Looks beyond err so seldom that they need not be told apart, and no number gets too large. */
  private static final int MOST_HALVINGS = 20;

  /** How many blocks a step gets before it stays undecided. */
  static int mostBlocks(int first) {
    return first << (TRIES - 1);
  }

  /**
   * What the error of all looks at a step together is divided by in one of them. A search looks up
   * to three times, and a quarter of the error is left to what may follow: a look of a search that
   * is continued takes half of what is left before it.
   *
   * @param look 1 is the first
   */
  static int divisorOf(int look) {
    return (TRIES + 1) << Math.min(Math.max(0, look - TRIES), MOST_HALVINGS);
  }

  /**
   * Compares the candidate of a place with that of another one.
   *
   * @throws UserError if it cannot be measured
   */
  Step step(int base, int place) {
    List<Variant> variants =
        List.of(settings.candidates().variant(base), settings.candidates().variant(place));
    settings.comparison().run().requireResolved(context, variants);
    String version = settings.candidates().names().get(place);
    Optional<Path> earlier = newest(folder, variants.stream().map(Variant::label).toList());
    var output = new BisectOutput(settings.comparison().margin(), earlier);
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

  /**
   * What an earlier search has measured last of these variants, before it was ended or gave up:
   * with their latest files, of which there may be several comparisons.
   */
  static Optional<Path> newest(Path folder, List<String> labels) {
    return RunFolder.inside(folder).stream()
        .filter(CompareRecord.FILE::isIn)
        .filter(it -> !RunFolder.isPartial(it) && !RunFolder.hasFailed(it))
        .filter(it -> CompareRecord.FILE.read(it).labels().equals(labels))
        .reduce((older, newer) -> newer);
  }

  /**
   * Adds the blocks that are missing.
   *
   * @param blocks how many there are to be
   * @return why there are fewer, if there are enough all the same; null if all were measured
   * @throws UserError if there are too few for an interval, or the user has ended the search, now
   *     or when the last of them was measured
   */
  private String measure(List<Variant> variants, int blocks, BisectOutput output) {
    int all = atLeast(blocks, output);
    if (output.blocks() >= all) {
      return null;
    }
    try {
      comparison(variants, all, output).execute();
      return null;
    } catch (UserError failure) {
      if (output.blocks() < PairedRatio.FEWEST_ROUNDS
          || output.isStoppedByHand()
          || context.interruption().isCauseOfFailure()) {
        throw failure;
      }
      return failure.getMessage();
    }
  }

  /**
   * How many blocks it takes: one more if those that there are were stopped by hand, since a look
   * at these would be one that no record counts.
   */
  static int atLeast(int blocks, BisectOutput output) {
    return output.isStoppedByHand() ? Math.max(blocks, output.blocks() + 1) : blocks;
  }

  /** One that adds to what there is, or begins anew if a variant's files have changed since. */
  private CompareRun comparison(List<Variant> variants, int blocks, BisectOutput output) {
    if (output.folder().isPresent()) {
      try {
        return adding(variants, blocks - output.blocks(), output);
      } catch (UserError changed) {
        Terminal.line("Measured anew: " + changed.getMessage());
        output.forget();
      }
    }
    return adding(variants, blocks, output);
  }

  private CompareRun adding(List<Variant> variants, int blocks, BisectOutput output) {
    CompareSettings comparison =
        settings
            .comparison()
            .with(variants, folder, StoppingRule.of(blocks, null, null), output.folder());
    return new CompareRun(context, comparison, output);
  }

  private Step step(String version, BisectOutput output, String failed) {
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
    Interval interval = ratio.interval(divisorOf(output.record().looks())).orElseThrow();
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
