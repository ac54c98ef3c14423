// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.bisect.BisectReport.Change;
import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainRun;
import benchmark.cli.explain.ExplainSettings;
import benchmark.cli.project.GitState;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Variant;
import benchmark.cli.text.MarkdownRenderer;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Searches for the version or commit since which an operation is worse, by comparisons in blocks of
 * the first one with others, and explains the change. For one thread.
 */
public final class BisectRun {

  private final CommandContext context;
  private final BisectSettings settings;
  private final Optional<Path> continued;
  private RunFolder folder;
  private BisectRecord record;

  /**
   * A search to come.
   *
   * @param continued the folder of an earlier one, whose steps are taken over
   * @throws UserError if that one has asked something else: exit status 2
   */
  public BisectRun(CommandContext context, BisectSettings settings, Optional<Path> continued) {
    this.context = context;
    this.settings = settings;
    this.continued = continued;
    record =
        new BisectRecord(
            context.userCommand(),
            GitState.of(context.project().root()),
            settings.run().places().client().machine(),
            settings.run().jdk(),
            settings.variant().label(),
            settings.candidates().kind(),
            settings.candidates().names(),
            settings.candidates().subjects(),
            settings.operation(),
            settings.metric(),
            settings.margin().delta(),
            Instant.now(),
            Instant.now(),
            List.of(),
            null);
    continued.map(this::earlier).ifPresent(this::takeOver);
  }

  private BisectRecord earlier(Path stored) {
    BisectRecord before = BisectRecord.read(stored);
    if (!before.asksAs(record)) {
      throw UserError.badInput(
          "--continue %s: this is a search of %s for worse %s in %s, with a margin of %s, from %s"
              + " to %s. Give the same options, or leave --continue out.",
          stored,
          before.variant(),
          before.metric().words(),
          before.operation(),
          BisectReport.percent(before.margin()),
          before.versions().get(0),
          before.last());
    }
    return before;
  }

  /** What has been measured; an end that did not run is tried again. */
  private void takeOver(BisectRecord before) {
    before.steps().stream()
        .filter(it -> it.reason() == null || !it.version().equals(before.last()))
        .forEach(it -> record = record.with(it));
    record = record.explainedIn(before.explanation());
  }

  /**
   * Searches, prints each step, and stores.
   *
   * @return where the results are
   * @throws UserError if one of the two ends cannot be measured
   */
  public Path execute() {
    folder =
        continued
            .map(RunFolder::resume)
            .orElseGet(() -> RunFolder.create(settings.run().results(), "bisect"));
    try {
      new Bisection(record, new ComparedStep(context, settings, folder.path()), this::store)
          .search();
      settings.explained().ifPresent(this::explain);
    } catch (RuntimeException failure) {
      store(record);
      boolean useful = !record.steps().isEmpty();
      System.out.println("Results: " + (useful ? folder.succeed() : folder.fail()));
      throw failure;
    }
    store(record);
    return folder.succeed();
  }

  private void explain(Function<List<Variant>, ExplainSettings> settingsOf) {
    Optional<Change> change = new BisectReport(record).change();
    if (change.isEmpty() || new BisectReport(record).explanation(folder.path()).isPresent()) {
      return;
    }
    List<Variant> variants =
        List.of(
            settings.candidates().variant(change.get().before()),
            settings.candidates().variant(change.get().since()));
    System.out.printf(
        "What differs between %s and %s …%n",
        record.versions().get(change.get().before()), record.versions().get(change.get().since()));
    try {
      Path explained =
          new ExplainRun(context, settingsOf.apply(variants).in(folder.path())).execute();
      store(record.explainedIn(folder.path().relativize(explained).toString()));
    } catch (UserError failure) { // what was found is still good
      System.err.println("The change is not explained. " + failure.getMessage());
    }
  }

  private void store(BisectRecord found) {
    record = found;
    Json.write(folder.file(BisectRecord.FILE), found);
    folder.write(
        BisectReport.FILE,
        MarkdownRenderer.render(new BisectReport(found).document(folder.path())));
  }
}
