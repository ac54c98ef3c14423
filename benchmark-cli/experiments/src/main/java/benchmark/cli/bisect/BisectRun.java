// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainRun;
import benchmark.cli.explain.ExplainSettings;
import benchmark.cli.project.GitState;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunFailed;
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
 * the first one with others, compares it with the one before it, and explains the change. For one
 * thread.
 */
public final class BisectRun {

  private final CommandContext context;
  private final BisectSettings settings;
  private final Optional<Path> continued;
  private final Optional<BisectRecord> earlier;
  private RunFolder folder;
  private BisectRecord record;
  private Optional<UserError> unexplained = Optional.empty();

  /**
   * A search to come.
   *
   * @param asked what is searched for; of an earlier search, among the versions that it knew
   * @param continued the folder of an earlier one, whose steps are taken over
   * @throws UserError if that one has asked something else: exit status 2
   */
  public BisectRun(CommandContext context, BisectSettings asked, Optional<Path> continued) {
    this.context = context;
    this.continued = continued;
    BisectRecord begun = begun(context, asked);
    earlier = continued.map(it -> earlier(it, begun));
    settings =
        earlier.map(it -> asked.among(it.versions(), it.question().subjects())).orElse(asked);
    record =
        earlier.map(it -> begun.knowing(it, ComparedStep.mostBlocks(asked.blocks()))).orElse(begun);
    if (!record.versions().equals(begun.versions())) {
      Terminal.format(
          "The search continues among the %d %ss that it began with: %s%n",
          record.versions().size(), record.question().kind(), String.join(", ", record.versions()));
    }
  }

  private static BisectRecord begun(CommandContext context, BisectSettings settings) {
    return new BisectRecord(
        new BisectRecord.Question(
            context.userCommand(),
            settings.variant().label(),
            settings.candidates().kind(),
            settings.candidates().names(),
            settings.candidates().subjects(),
            settings.metric(),
            settings.comparison().margin().delta()),
        GitState.of(context.project().root()),
        settings.comparison().conditions(),
        Instant.now(),
        Instant.now(),
        List.of(),
        null,
        null);
  }

  private static BisectRecord earlier(Path stored, BisectRecord begun) {
    BisectRecord before = BisectRecord.read(stored);
    List<String> others = begun.differencesTo(before);
    if (!others.isEmpty()) {
      throw UserError.badInput(
          "--continue %s: %s differ. Give the same options, or leave --continue out.",
          stored, String.join("; ", others));
    }
    List<String> differences = begun.conditions().differencesTo(before.conditions());
    if (!differences.isEmpty()) {
      throw UserError.badInput(
          "%s cannot be continued: %s differ. Give the options that it began with, or start a new"
              + " search.",
          stored, String.join("; ", differences));
    }
    return before;
  }

  /**
   * Searches, prints each step, and stores.
   *
   * @return where the results are
   * @throws UserError if one of the two ends cannot be measured, or the search that is continued
   *     still goes on
   */
  public Path execute() {
    folder = RunFolder.begin(settings.comparison().run().results(), "bisect", continued);
    Path partial = folder.path();
    FilledFolder filled =
        FilledFolder.of(
            folder,
            context.interruption(),
            this::search,
            failure -> store(record),
            failure -> failure == null || !record.steps().isEmpty());
    if (filled.failure() != null) {
      Terminal.line("Results: " + filled.path());
      throw filled.failure();
    }
    unexplained.ifPresent(
        it ->
            System.err.println(
                "The change is not explained. "
                    + RunFailed.withRenamedFolder(it, partial, filled.path()).getMessage()));
    return filled.path();
  }

  private void search() {
    new Bisection(
            record,
            new ComparedStep(context, settings, folder.path())::step,
            this::store,
            context.interruption()::isCauseOfFailure)
        .search();
    unexplained = settings.explained().flatMap(this::explain);
  }

  /** Why it cannot be done; empty if it was done or there is nothing to explain. */
  private Optional<UserError> explain(Function<List<Variant>, ExplainSettings> settingsOf) {
    var report = new BisectReport(folder.path(), record);
    Optional<FirstWorse> change = report.change();
    if (change.isEmpty() || report.explanation().isPresent()) {
      return Optional.empty();
    }
    int before = change.get().fine();
    int since = change.get().worse();
    List<Variant> variants =
        List.of(settings.candidates().variant(before), settings.candidates().variant(since));
    Terminal.print(report.answer());
    Terminal.format(
        "What differs between %s and %s …%n",
        record.versions().get(before), record.versions().get(since));
    try {
      Path explained =
          new ExplainRun(context, settingsOf.apply(variants).in(folder.path())).execute();
      store(record.explainedIn(folder.path().relativize(explained).toString()));
      return Optional.empty();
    } catch (UserError failure) { // what was found is still good
      return Optional.of(failure);
    }
  }

  /** What an earlier search has found stays until it is measured again. */
  private void store(BisectRecord found) {
    record = earlier.map(found::keeping).orElse(found);
    BisectRecord.FILE.write(folder.path(), record);
    folder.write(
        BisectReport.FILE,
        MarkdownRenderer.render(new BisectReport(folder.path(), record).document()));
  }
}
