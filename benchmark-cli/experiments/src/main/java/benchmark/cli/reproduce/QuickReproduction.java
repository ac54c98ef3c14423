// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.report.QuickReport;
import benchmark.cli.report.RunReport;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunSequence;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.text.Terminal;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/**
 * Measures roughly what was published: one client JVM of each system, one system after the other.
 *
 * @param settings where results go, and how JVMs are run
 * @param jvmDeviation how much the log of a throughput differs from JVM to JVM of the same pair;
 *     empty if nobody has measured it here
 * @param details whether the terminal shows every metric
 * @param afterwards is given the folder of the results
 */
public record QuickReproduction(
    CommandContext context,
    Publication publication,
    List<Variant> variants,
    SliceSettings slices,
    RunSettings settings,
    OptionalDouble jvmDeviation,
    boolean details,
    Consumer<Path> afterwards) {

  /** What a system spends on starting and stopping its JVMs. */
  private static final Duration START = Duration.ofSeconds(5);

  /**
   * Measures, prints and stores. A system that fails ends it.
   *
   * @return the exit status
   */
  public int execute() {
    Terminal.format(
        "This takes at most %d s: %d systems of at most %d s, one after the other.%n",
        longest().multipliedBy(variants.size()).toSeconds(),
        variants.size(),
        longest().toSeconds());
    var folder = RunFolder.create(settings.results(), "reproduce-" + publication.name());
    var warnings = new WarningList();
    Path path =
        FilledFolder.of(
                folder, context.interruption(), () -> measure(folder, warnings).store(folder))
            .orThrow();
    var report = new ReproductionReport(Reproduction.FILE.read(path));
    Terminal.print(report.tables(details).and(warnings.toDocument()));
    Terminal.line();
    Terminal.line("Everything is in " + path);
    afterwards.accept(path);
    Terminal.line();
    Terminal.print(report.answer());
    return ExitStatus.SUCCESS;
  }

  private Duration longest() {
    return START.plus(slices.longestWarmup()).plus(slices.ofMeasuring(1));
  }

  private Reproduction measure(RunFolder folder, WarningList warnings) {
    Origin origin = context.origin(settings);
    double deviation = jvmDeviation.orElse(QuickReport.USUAL_JVM_DEVIATION);
    var measurements = new QuickMeasurements(deviation);
    RunSettings run =
        settings
            .withResults(folder.path())
            .measuredBy(new SliceGenerator(slices, publication.toScenario()));
    new RunSequence(context, variants, run, "system")
        .execute(
            (place, result) -> {
              StoredRun stored = StoredRun.read(result);
              measurements.add(variants.get(place).label(), stored);
              RunReport.addWarnings(stored, warnings);
            });
    return new Reproduction(
        publication.name(),
        List.of(context.userCommand()),
        origin.ended(Instant.now()),
        "A rough pass: one JVM of each system, operations mixed, %d slices of an operation, %d callers. Intervals are of slices and of JVMs that differ by %.1f%% (%s)."
            .formatted(
                slices.slices(),
                slices.callers(),
                deviation * 100,
                jvmDeviation.isPresent() ? "measured here" : "assumed"),
        false,
        Reproduction.tables(publication, measurements, true));
  }
}
