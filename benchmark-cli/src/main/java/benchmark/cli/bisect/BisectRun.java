// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.bisect.BisectReport.Change;
import benchmark.cli.compare.Formats;
import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainRun;
import benchmark.cli.explain.ExplainSettings;
import benchmark.cli.project.GitState;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Terminal;
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
            settings.comparison().conditions(run().places().client().machine()),
            settings.variant().label(),
            settings.candidates().kind(),
            settings.candidates().names(),
            settings.candidates().subjects(),
            settings.metric(),
            settings.comparison().margin().delta(),
            Instant.now(),
            Instant.now(),
            List.of(),
            null);
    continued
        .map(this::earlier)
        .ifPresent(it -> record = record.knowing(it, ComparedStep.mostBlocks(settings.blocks())));
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
          Formats.percent(before.margin()),
          before.versions().get(0),
          before.last());
    }
    List<String> differences = record.conditions().differencesTo(before.conditions());
    if (!differences.isEmpty()) {
      throw UserError.badInput(
          "%s cannot be continued: %s differ. Start a new search.",
          stored, String.join("; ", differences));
    }
    return before;
  }

  private RunSettings run() {
    return settings.comparison().run();
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
            .orElseGet(() -> RunFolder.create(run().results(), "bisect"));
    Optional<UserError> unexplained;
    try {
      new Bisection(
              record,
              new ComparedStep(context, settings, folder.path()),
              this::store,
              context.interruption()::isCauseOfFailure)
          .search();
      unexplained = settings.explained().flatMap(this::explain);
    } catch (RuntimeException failure) {
      store(record);
      Path partial = folder.path();
      Path now = record.steps().isEmpty() ? folder.fail() : folder.succeed();
      System.out.println("Results: " + now);
      throw moved(failure, partial, now);
    }
    store(record);
    Path partial = folder.path();
    Path now = folder.succeed();
    unexplained.ifPresent(
        it ->
            System.err.println(
                "The change is not explained. " + moved(it, partial, now).getMessage()));
    return now;
  }

  private static RuntimeException moved(RuntimeException failure, Path from, Path to) {
    return failure instanceof RunFailed failed ? failed.moved(from, to) : failure;
  }

  /** Why it cannot be done; empty if it was done or there is nothing to explain. */
  private Optional<UserError> explain(Function<List<Variant>, ExplainSettings> settingsOf) {
    Optional<Change> change = new BisectReport(record).change();
    if (change.isEmpty() || new BisectReport(record).explanation(folder.path()).isPresent()) {
      return Optional.empty();
    }
    List<Variant> variants =
        List.of(
            settings.candidates().variant(change.get().before()),
            settings.candidates().variant(change.get().since()));
    Terminal.print(new BisectReport(record).answer());
    System.out.printf(
        "What differs between %s and %s …%n",
        record.versions().get(change.get().before()), record.versions().get(change.get().since()));
    try {
      Path explained =
          new ExplainRun(context, settingsOf.apply(variants).in(folder.path())).execute();
      store(record.explainedIn(folder.path().relativize(explained).toString()));
      return Optional.empty();
    } catch (UserError failure) { // what was found is still good
      return Optional.of(failure);
    }
  }

  private void store(BisectRecord found) {
    record = found;
    Json.replace(folder.file(BisectRecord.FILE), found);
    folder.write(
        BisectReport.FILE,
        MarkdownRenderer.render(new BisectReport(found).document(folder.path())));
  }
}
