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
import benchmark.cli.process.Place;
import benchmark.cli.project.GitState;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Better;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Verdict;
import benchmark.cli.text.MarkdownRenderer;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Searches for the version since which an operation is worse: each step is a comparison in blocks
 * of the first version with another one. A step that is undecided gets as many blocks again, twice.
 * For one thread.
 */
public final class BisectRun {

  private static final int TRIES = 3;

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
            Place.HERE.machine(),
            settings.run().jdk(),
            settings.variant().label(),
            settings.framework().key(),
            settings.versions(),
            settings.operation(),
            settings.metric(),
            settings.margin().delta(),
            Instant.now(),
            Instant.now(),
            List.of());
    continued.ifPresent(this::takeOver);
  }

  private void takeOver(Path earlier) {
    BisectRecord before = BisectRecord.read(earlier);
    if (!before.asksAs(record)) {
      throw UserError.badInput(
          "--continue %s: it searches %s in %s of %s, with a margin of %s, from %s to %s. Give the same"
              + " words, or leave --continue out.",
          earlier,
          before.variant(),
          before.metric().words(),
          before.operation(),
          BisectReport.percent(before.margin()),
          before.versions().get(0),
          before.versions().get(before.versions().size() - 1));
    }
    for (Step step : before.steps()) {
      record = record.with(step);
    }
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
            .map(RunFolder::reopen)
            .orElseGet(() -> RunFolder.create(settings.run().results(), "bisect"));
    try {
      search();
    } catch (RuntimeException failure) {
      store();
      boolean useful = !record.steps().isEmpty();
      System.out.println("Results: " + (useful ? folder.succeed() : folder.fail()));
      throw failure;
    }
    store();
    return folder.succeed();
  }

  private void search() {
    int last = settings.versions().size() - 1;
    Step ends = step(last);
    if (ends.reason() != null) {
      throw UserError.failure(
          "%s cannot be compared with %s: %s",
          settings.on(settings.versions().get(last)), settings.versions().get(0), ends.reason());
    }
    if (ends.finding() != Finding.WORSE) {
      return;
    }
    var search = new FirstWorse(settings.versions().size());
    for (OptionalInt next = search.next(); next.isPresent(); next = search.next()) {
      search.found(next.getAsInt(), step(next.getAsInt()).finding());
    }
  }

  /** A step, measured unless it is known. */
  private Step step(int place) {
    String version = settings.versions().get(place);
    Step step =
        record.steps().stream()
            .filter(it -> it.version().equals(version))
            .findFirst()
            .orElseGet(() -> measured(version));
    System.out.println(BisectReport.line(step, settings.metric()));
    return step;
  }

  private Step measured(String version) {
    System.out.printf("%s against %s …%n", version, settings.versions().get(0));
    Step step;
    try {
      step = compared(version);
    } catch (UserError failure) {
      step = new Step(version, Finding.UNKNOWN, null, null, null, 0, null, failure.getMessage());
    }
    record = record.with(step);
    store();
    return step;
  }

  private Step compared(String version) {
    List<Variant> variants =
        List.of(
            Variant.parse(settings.on(settings.versions().get(0)), context.project()),
            Variant.parse(settings.on(version), context.project()));
    settings.run().requireResolved(context, variants);
    var output = new StepOutput();
    Step step = null;
    for (int tries = 0; tries < TRIES && (step == null || isOpen(step)); tries++) {
      int blocks = settings.blocks() << Math.max(0, tries - 1);
      new CompareRun(
              context, comparison(variants, blocks, Optional.ofNullable(output.folder())), output)
          .execute();
      step = step(version, output);
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
        settings.run().withResults(folder.path()),
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
    Better direction = settings.metric().direction();
    Verdict verdict =
        result.low() == null
            ? Verdict.UNDECIDED
            : Verdict.of(
                new Interval(result.ratio(), result.low(), result.high()),
                direction,
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
        folder.path().relativize(output.folder()).toString(),
        null);
  }

  private void store() {
    Json.write(folder.file(BisectRecord.FILE), record);
    folder.write(BisectReport.FILE, MarkdownRenderer.render(new BisectReport(record).document()));
  }
}
