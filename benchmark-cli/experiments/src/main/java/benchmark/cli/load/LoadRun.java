// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.error.FirstFailure;
import benchmark.cli.error.UserError;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunResults;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.slices.InterleavedBlock;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.MarkdownRenderer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Calls variants at one rate after the other, in blocks of fresh JVMs. For one thread. */
public final class LoadRun {

  /** What the record says until the end. */
  private static final String NOT_ENDED = "it has not ended";

  private final CommandContext context;
  private final LoadSettings settings;
  private final Origin origin;
  private final StatusLine status = StatusLine.ofThisProcess();
  private final SplittableRandom random = new SplittableRandom();
  private final LadderLoop loop;
  private final List<LoadRecord.Run> runs = new ArrayList<>();
  private Optional<Duration> longest = Optional.empty();
  private boolean measured;

  /** A run to come. */
  public LoadRun(CommandContext context, LoadSettings settings) {
    this.context = context;
    this.settings = settings;
    origin = context.origin(settings.run());
    loop = new LadderLoop(settings, random);
  }

  /**
   * Measures and stores.
   *
   * @throws UserError if it cannot begin
   */
  public FilledFolder execute() {
    settings.run().places().requireFit(settings.variants(), settings.run().parts());
    RunFolder folder = RunFolder.create(settings.run().results(), "load");
    return FilledFolder.of(
        folder,
        context.interruption(),
        () -> measure(folder),
        failure -> store(folder, failure),
        failure -> failure == null || failure instanceof InterruptedByUserException && measured);
  }

  private void measure(RunFolder folder) {
    try {
      for (int block = 1; block <= settings.blocks(); block++) {
        measure(folder, block);
        store(folder, NOT_ENDED); // a process that is killed loses no more than one block
      }
    } finally {
      status.clear();
    }
  }

  private void store(RunFolder folder, RuntimeException failure) {
    if (failure != null) {
      FirstFailure.of(failure, () -> keepFailed(folder));
    }
    store(folder, FilledFolder.reason(failure));
    LoadReport report = LoadReport.KIND.read(folder.path());
    if (!report.isEmpty()) {
      measured = true;
      folder.write(LoadReport.FILE, MarkdownRenderer.render(report.document()));
    }
  }

  private void measure(RunFolder folder, int block) {
    Path place = InterleavedBlock.folder(folder.path(), block);
    var stage =
        ProgressContext.of(
            "block %d of %d".formatted(block, settings.blocks()),
            "",
            settings.blocks() - block,
            longest);
    Instant begin = Instant.now();
    List<Path> folders =
        new InterleavedBlock(
                settings.variants(), settings.slices(), true, random, origin.project(), context)
            .measure(place, block, "run", settings.run(), status, stage, loop::run)
            .folders();
    longest = Optional.of(Duration.between(begin, Instant.now()));
    for (int variant = 0; variant < folders.size(); variant++) {
      runs.add(new LoadRecord.Run(block, variant, name(folder, folders.get(variant))));
    }
  }

  private void store(RunFolder folder, String error) {
    LoadRecord.FILE.write(folder.path(), record(error));
  }

  private static String name(RunFolder folder, Path run) {
    return folder.path().relativize(run).toString();
  }

  /** The steps that were measured before a block failed are results, too. */
  private void keepFailed(RunFolder folder) {
    int block = 1 + runs.size() / settings.variants().size();
    var left = new ArrayList<>(IntStream.range(0, settings.variants().size()).boxed().toList());
    for (Path run : RunFolder.inside(InterleavedBlock.folder(folder.path(), block))) {
      Optional<String> label = StoredRun.variant(run);
      Optional<Integer> variant =
          left.stream()
              .filter(it -> label.filter(settings.labels().get(it)::equals).isPresent())
              .findFirst();
      if (variant.isPresent() && RunResults.isIn(run)) {
        left.remove(variant.get());
        runs.add(new LoadRecord.Run(block, variant.get(), name(folder, run)));
      }
    }
  }

  private LoadRecord record(String error) {
    return new LoadRecord(
        context.userCommand(),
        settings.labels(),
        origin.ended(Instant.now()),
        new LoadRecord.Calls(
            settings.run().generator().scenario().name(),
            settings.load(),
            settings.slices().slice().toMillis() / 1e3,
            settings.slices().callers(),
            loop.capacities()),
        settings.objective().map(Objective::text).orElse(null),
        settings.expected(),
        error,
        runs);
  }
}
