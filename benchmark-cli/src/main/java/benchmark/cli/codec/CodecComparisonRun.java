// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.GitState;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JvmLauncher;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Colours;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.contract.Operation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Compares codecs: in each round fresh JVMs of every variant, one after the other, in the other
 * order in every second round.
 */
public final class CodecComparisonRun {

  /** How many rounds there are unless the user says otherwise. */
  public static final int USUAL_ROUNDS = 6;

  private final CommandContext session;
  private final RunSettings settings;
  private final List<Variant> variants;
  private final List<Operation<?>> operations;
  private final Margin margin;
  private final Instant start = Instant.now();

  /** A comparison to come; the first variant is the baseline. */
  public CodecComparisonRun(
      CommandContext session,
      RunSettings settings,
      List<Variant> variants,
      List<Operation<?>> operations,
      Margin margin) {
    this.session = session;
    this.settings = settings;
    this.variants = List.copyOf(variants);
    this.operations = List.copyOf(operations);
    this.margin = margin;
  }

  /**
   * Measures, prints and stores.
   *
   * @param rounds how many at most
   * @param budget no round begins that would end later
   * @param afterwards is given the comparison and the folder, before that gets its name
   * @return the folder
   * @throws UserError if a codec cannot be measured; what was measured is kept
   */
  public Path execute(
      int rounds, Optional<Duration> budget, BiConsumer<CodecComparison, Path> afterwards) {
    RunFolder folder = RunFolder.create(settings.results(), "codec-comparison");
    try {
      var measured = new ArrayList<CodecComparison.Round>();
      for (int round = 1; round <= rounds && fits(round, budget); round++) {
        measured.add(round(round, rounds, folder));
      }
      var comparison =
          new CodecComparison(variants.stream().map(Variant::label).toList(), measured);
      var document = new CodecComparisonReport(comparison, margin).document();
      Json.write(folder.file(CodecComparisonRecord.FILE), record(comparison));
      folder.write(CodecComparisonRecord.MARKDOWN, MarkdownRenderer.render(document));
      afterwards.accept(comparison, folder.path());
      Path finished = folder.succeed();
      System.out.printf(
          "%s%nEverything is in %s%n", Colours.of(TextRenderer.render(document)), finished);
      return finished;
    } catch (RuntimeException failure) {
      folder.fail();
      throw failure;
    }
  }

  /** Whether a round, as long as those before, ends in time; the first one is always measured. */
  private boolean fits(int round, Optional<Duration> budget) {
    Duration elapsed = Duration.between(start, Instant.now());
    return round == 1
        || budget
            .map(limit -> elapsed.plus(elapsed.dividedBy(round - 1)).compareTo(limit) <= 0)
            .orElse(true);
  }

  private CodecComparison.Round round(int round, int rounds, RunFolder folder) {
    Path place = folder.file("round-%03d".formatted(round));
    List<List<MessageCost>> costs = new ArrayList<>(Collections.nCopies(variants.size(), null));
    for (int turn = 0; turn < costs.size(); turn++) {
      int variant = round % 2 == 1 ? turn : costs.size() - 1 - turn;
      costs.set(
          variant,
          measure(
              variants.get(variant),
              "round %d of %d".formatted(round, rounds),
              newFolder(place.resolve(Integer.toString(variant + 1)))));
    }
    return new CodecComparison.Round(costs);
  }

  private List<MessageCost> measure(Variant variant, String place, Path folder) {
    List<MessageCost> costs =
        new CodecRun(session, settings, operations, folder)
            .costs(variant, place + "  codec of " + variant.label());
    if (costs.isEmpty()) {
      throw UserError.badInput(
          "%s has no codec: nothing is encoded. Leave it out.", variant.label());
    }
    return costs;
  }

  private static Path newFolder(Path folder) {
    try {
      return Files.createDirectories(folder);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Check disk space.", folder, e.getMessage());
    }
  }

  private CodecComparisonRecord record(CodecComparison comparison) {
    return new CodecComparisonRecord(
        session.userCommand(),
        GitState.of(session.project().root()),
        Place.HERE.machine(),
        settings.jdk(),
        variants.stream()
            .map(variant -> new JvmLauncher(session, variant, settings).clientModules())
            .toList(),
        start,
        Instant.now(),
        margin.delta(),
        comparison);
  }
}
