// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.density;

import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Place;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.status.StatusLine;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Searches the smallest heaps of all variants in turn, a fresh server after the other; each is on
 * disk when it has been measured. For one thread.
 */
public final class DensityRun {

  private final CommandContext context;
  private final DensitySettings settings;
  private final Optional<Path> continued;
  private final StatusLine status = StatusLine.ofThisProcess();
  private DensityRecord record;

  /**
   * A run to come.
   *
   * @param continued the folder with what has been measured before, if any
   */
  public DensityRun(CommandContext context, DensitySettings settings, Optional<Path> continued) {
    this.context = context;
    this.settings = settings;
    this.continued = continued;
  }

  /**
   * Measures and stores.
   *
   * @throws benchmark.cli.error.UserError if it cannot begin
   */
  public FilledFolder execute() {
    RunSettings run = settings.load().run();
    settings
        .load()
        .variants()
        .forEach(it -> run.places().requireFit(List.of(it), run.parts())); // one after the other
    var folder = RunFolder.begin(run.results(), "density", continued);
    record = continued.map(it -> again(folder)).orElseGet(this::begin);
    return FilledFolder.of(
        folder,
        context.interruption(),
        () -> measure(folder),
        failure -> store(folder, failure),
        failure ->
            failure == null
                || failure instanceof InterruptedByUserException && !record.steps().isEmpty());
  }

  private DensityRecord begin() {
    return new DensityRecord(
        List.of(context.userCommand()),
        context.origin(settings.load().run()),
        settings.plan(),
        new DensityRecord.Asked(
            settings.labels(), settings.highest(), settings.expected(), settings.gate()),
        "it has not ended",
        List.of(),
        List.of());
  }

  private DensityRecord again(RunFolder folder) {
    return DensityRecord.FILE.read(folder.path()).continued(context.userCommand());
  }

  private void measure(RunFolder folder) {
    DensityRecord.FILE.write(folder.path(), record);
    var servers =
        new FreshServer(
            settings,
            settings.load().run().withResults(folder.path()),
            record.origin().project(),
            context,
            status);
    try {
      boolean searching = true;
      while (searching) {
        searching = false;
        for (int variant = 0; variant < settings.load().variants().size(); variant++) {
          OptionalInt heap = record.search(variant).next();
          if (heap.isPresent()) {
            record = record.with(servers.measure(variant, heap.getAsInt()));
            DensityRecord.FILE.write(folder.path(), record);
            searching = true;
          }
        }
      }
      for (int variant = 0; variant < settings.load().variants().size(); variant++) {
        if (!record.isComplete(variant)) {
          record = record.with(connections(servers, variant));
          DensityRecord.FILE.write(folder.path(), record);
        }
      }
    } finally {
      status.clear();
    }
  }

  private IdleConnections connections(FreshServer servers, int variant) {
    Variant of = settings.load().variants().get(variant);
    return Variant.keysOf(of.pair()).contains("connections")
        ? servers.idle(variant, settings.plan().connections())
        : IdleConnections.refused(
            variant, "%s has no key connections=".formatted(of.pair().name()));
  }

  private void store(RunFolder folder, RuntimeException failure) {
    record = record.ended(Place.LOCAL.now(), FilledFolder.reason(failure));
    DensityRecord.FILE.write(folder.path(), record);
  }
}
