// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.FirstFailure;
import benchmark.cli.error.UserError;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.project.GitState;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunningTopology;
import benchmark.cli.statistics.Noise;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Terminal;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Measures variants side by side, replicate by replicate, and says whether they differ; or adds
 * replicates to a stored comparison.
 */
public final class CompareRun {

  private final CommandContext context;
  private final CompareSettings settings;
  private final ComparisonListener output;
  private final StatusLine status = StatusLine.ofThisProcess();
  private final Instant start = Instant.now();
  private final GitState commit;
  private final Conditions conditions;
  private final List<VariantRecord> variants;
  private final Optional<CompareRecord> earlier;
  private final List<Replicate> finished = new ArrayList<>();
  private String stopped;
  private CompareRecord record;

  /**
   * Looks at the machine, at the variants, and at the stored comparison if there is to be more of
   * one.
   *
   * @param output what it is measured for
   * @throws UserError if the stored comparison is of something else: exit status 2
   */
  public CompareRun(CommandContext context, CompareSettings settings, ComparisonListener output) {
    this.context = context;
    this.settings = settings;
    this.output = output;
    this.commit = GitState.of(context.project().root());
    this.conditions = settings.conditions();
    this.variants =
        settings.variants().stream()
            .map(
                variant ->
                    VariantRecord.of(variant, settings.run(), context, settings.design().roles()))
            .toList();
    this.earlier = settings.continued().map(CompareRecord.FILE::read);
    earlier.ifPresent(
        record -> {
          record.requireSame(settings.continued().orElseThrow(), conditions, variants);
          finished.addAll(record.replicates());
        });
  }

  /**
   * Compares, prints and stores.
   *
   * @return the exit status
   */
  public int execute() {
    var floor = NoiseFloor.stored(settings.run().results(), conditions, settings.labels().get(0));
    output.announce(new Forecast(settings, finished.size(), floor).toText());
    RunFolder folder =
        RunFolder.begin(settings.run().results(), output.folderName(), settings.continued());
    settings
        .variants()
        .forEach(it -> context.warnAboutUnsupportedOperations(it, settings.load().operations()));
    FilledFolder filled =
        FilledFolder.of(
            folder,
            context.interruption(),
            () -> stopped = measure(folder),
            failure -> store(folder, failure),
            this::isGood);
    Path path = filled.path();
    RuntimeException failure = filled.failure();
    if (isUnchanged() || finished.isEmpty()) {
      output.announce("Results: " + path);
      throw failure;
    }
    output.print(path, record);
    if (settings.isNoiseFloor() && failure == null) {
      storeNoiseFloor();
    }
    output.announce("Results: " + path);
    if (failure == null) {
      failure =
          FirstFailure.of(null, () -> output.publish(path)); // the verdict follows in any case
    }
    int status = output.conclude(path, record);
    if (failure != null) {
      throw failure;
    }
    return status;
  }

  /** Whether the stored comparison that was to be continued got no more replicates. */
  private boolean isUnchanged() {
    return earlier.isPresent() && finished.size() == earlier.get().replicates().size();
  }

  /**
   * Stores what the comparison has come to. If it cannot be written, it is printed all the same.
   */
  private void store(RunFolder folder, RuntimeException failure) {
    status.clear();
    if (isUnchanged()) {
      record = earlier.orElseThrow();
      return;
    }
    boolean byHand = failure instanceof InterruptedByUserException;
    if (failure != null) {
      stopped =
          (byHand ? "by the user, in %s %d" : "because %s %d failed")
              .formatted(settings.design().noun(), finished.size() + 1);
    }
    record = record(stopped, byHand, failure).judged(settings.gate());
    try {
      store(folder, record);
    } catch (UserError e) {
      if (failure == null) {
        throw e;
      }
      output.announce(e.getMessage());
    }
  }

  /** A comparison that was good before stays so: it has its earlier replicates. */
  private boolean isGood(RuntimeException failure) {
    return failure == null
        || failure instanceof InterruptedByUserException && !finished.isEmpty()
        || earlier.isPresent();
  }

  /** Measures replicates until it is time to stop, and says why. */
  private String measure(RunFolder folder) {
    ReplicateRun run =
        switch (settings.design()) {
          case BLOCKS -> new BlockRun(context, settings, folder, commit, status);
          case ROUNDS -> new RoundRun(settings, folder, calls());
          case CODEC -> new RoundRun(settings, folder, new CodecRounds(context, settings, status));
        };
    return new ReplicateLoop(
            run,
            settings.stopping(),
            settings.design(),
            conditions.leading(),
            () -> Duration.between(start, Instant.now()))
        .measure(finished, () -> storeSoFar(folder));
  }

  /** Measures the calls of a variant in a round: a fresh server and fresh clients. */
  private RoundRun.RoundMeasurement calls() {
    var builds = new Builds();
    return (variant, comparison, round, stage) -> {
      var run = new RunningTopology(variant, settings.run().withResults(round), commit, context);
      return RoundRun.measured(comparison, run.execute(status, stage), builds);
    };
  }

  /** What there is after a replicate: without it a process that is killed leaves nothing. */
  private void storeSoFar(RunFolder folder) {
    String stopped =
        "while %s %d was measured".formatted(settings.design().noun(), finished.size() + 1);
    try {
      store(folder, record(stopped, true, null).judged(Optional.empty()));
    } catch (UserError ofAFullDisk) {
      // In the end all is stored again. If that fails, too, the user is told.
    }
  }

  /** What was measured, without what it comes to. */
  private CompareRecord record(String stopped, boolean byHand, RuntimeException failure) {
    var commands = new ArrayList<>(earlier.map(CompareRecord::commands).orElse(List.of()));
    commands.add(context.userCommand());
    return new CompareRecord(
        commands,
        conditions,
        variants,
        settings.margin().delta(),
        new CompareRecord.Course(
            commit,
            earlier.map(it -> it.course().start()).orElse(start),
            Instant.now(),
            stopped,
            byHand,
            failure == null ? null : failure.getMessage(),
            earlier.map(CompareRecord::looks).orElse(0) + (byHand ? 0 : 1)),
        List.of(),
        finished,
        null);
  }

  private void store(RunFolder folder, CompareRecord record) {
    CompareRecord.FILE.write(folder.path(), record);
    folder.delete(RunFiles.PAGE); // it shows fewer replicates, until there is a new one
    if (!finished.isEmpty()) {
      folder.write(
          CompareReport.FILE,
          MarkdownRenderer.render(
              CompareReport.markdown(record, record.analysis(settings.margin()))));
      output.store(folder, record);
    }
  }

  private void storeNoiseFloor() {
    if (finished.size() < NoiseFloor.FEWEST_REPLICATES) {
      Terminal.format(
          "%s %s too few for a noise floor; run at least %d.%n",
          settings.design().counted(finished.size()),
          finished.size() == 1 ? "is" : "are",
          NoiseFloor.FEWEST_REPLICATES);
      return;
    }
    var replicates = new Replicates(finished, conditions.leading());
    Map<OperationKey, Double> deviations = new LinkedHashMap<>();
    for (OperationKey operation : replicates.operations()) {
      Noise noise = replicates.inLeading(1, operation).ratio().noise().orElseThrow();
      deviations.put(operation, noise.logDeviation());
    }
    Map<OperationKey, Double> ofJvms = new LinkedHashMap<>();
    NoiseSources.of(replicates)
        .forEach((source, parts) -> ofJvms.merge(source.operation(), parts.jvms(), Math::max));
    new NoiseFloor(
            conditions,
            settings.labels().get(0),
            finished.size(),
            Instant.now(),
            deviations,
            ofJvms)
        .store(settings.run().results());
  }
}
