// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Place;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunSettings;
import benchmark.cli.status.StatusLine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Measures fresh JVMs of all variants in turn; each is on disk when it has been. For one thread.
 */
public final class StartRun {

  private final CommandContext context;
  private final StartSettings settings;
  private final Optional<Path> continued;
  private final StatusLine status = StatusLine.ofThisProcess();
  private StartRecord record;

  /**
   * A run to come.
   *
   * @param continued the folder with what has been measured before, if any
   */
  public StartRun(CommandContext context, StartSettings settings, Optional<Path> continued) {
    this.context = context;
    this.settings = settings;
    this.continued = continued;
  }

  /**
   * Measures and stores.
   *
   * @throws UserError if it cannot begin
   */
  public FilledFolder execute() {
    settings.run().places().requireFit(settings.variants(), settings.run().parts());
    var folder = RunFolder.begin(settings.run().results(), "start", continued);
    record = continued.map(it -> again(folder)).orElseGet(this::begin);
    return FilledFolder.of(
        folder,
        context.interruption(),
        () -> measure(folder),
        failure -> store(folder, failure),
        failure ->
            failure == null
                || failure instanceof InterruptedByUserException && !record.fresh().isEmpty());
  }

  private StartRecord begin() {
    return new StartRecord(
        List.of(context.userCommand()),
        settings.labels(),
        context.origin(settings.run()),
        settings.plan(),
        settings.expected(),
        settings.gate(),
        "it has not ended",
        List.of());
  }

  private StartRecord again(RunFolder folder) {
    return StartRecord.FILE
        .read(folder.path())
        .continued(context.userCommand(), settings.plan().blocks());
  }

  private void measure(RunFolder folder) {
    StartRecord.FILE.write(folder.path(), record);
    RunSettings inside = settings.run().withResults(folder.path());
    var variants = new ArrayList<StartVariant>();
    try {
      for (int variant = 0; variant < settings.variants().size(); variant++) {
        variants.add(
            new StartVariant(settings, inside, variant, record.origin().project(), context));
      }
      variants.forEach(this::start);
      for (Situation situation : settings.plan().situations()) {
        measure(situation, variants, folder);
      }
      variants.forEach(StartVariant::finish);
    } catch (RuntimeException failure) {
      RuntimeException thrown = failure;
      for (StartVariant variant : variants) {
        thrown = variant.fail(failure, thrown);
      }
      throw thrown;
    } finally {
      status.clear();
    }
  }

  private void start(StartVariant variant) {
    status.show(variant.label() + ": starting", "");
    variant.start();
  }

  private void measure(Situation situation, List<StartVariant> variants, RunFolder folder) {
    for (StartVariant variant : variants) {
      status.show(variant.label() + ": warming up", "");
      variant.warmUp();
    }
    for (int sample = 1; sample <= settings.plan().blocks(); sample++) {
      for (int variant : inTurn(sample, variants.size())) {
        int number = sample;
        if (record.of(situation, variant).stream().noneMatch(it -> it.number() == number)) {
          status.show(
              "%s, %d of %d: %s"
                  .formatted(
                      situation.title(),
                      sample,
                      settings.plan().blocks(),
                      variants.get(variant).label()),
              "");
          record = record.with(variants.get(variant).measure(situation, sample));
          StartRecord.FILE.write(folder.path(), record);
        }
      }
    }
  }

  /** Every sample begins with the next variant. */
  private static List<Integer> inTurn(int sample, int variants) {
    return IntStream.range(0, variants).mapToObj(it -> (it + sample - 1) % variants).toList();
  }

  private void store(RunFolder folder, RuntimeException failure) {
    record = record.ended(Place.LOCAL.now(), FilledFolder.reason(failure));
    StartRecord.FILE.write(folder.path(), record);
  }
}
