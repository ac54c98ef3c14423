// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.export.ExportFile;
import benchmark.cli.export.ExportRow;
import benchmark.cli.export.JUnitReport;
import benchmark.cli.export.NumberTable;
import benchmark.cli.export.Trend;
import benchmark.cli.page.Exports;
import benchmark.cli.page.Sources;
import benchmark.cli.project.Project;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.text.StandardOutput;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of every command that measures or reports: its numbers for other programs. */
public final class ExportOptions {

  private static final String ACTION = "--export-action";
  private static final String JUNIT = "--export-junit";
  private static final String BIGGER = ".bigger.json";
  private static final String SMALLER = ".smaller.json";

  @Option(
      names = "--export-json",
      paramLabel = "FILE",
      description =
          "also write the numbers as JSON; - is standard output, and all else goes to standard error.")
  private Path json;

  @Option(names = "--export-csv", paramLabel = "FILE", description = "the same as CSV.")
  private Path csv;

  @Option(names = "--export-markdown", paramLabel = "FILE", description = "the same as Markdown.")
  private Path markdown;

  @Option(
      names = "--export-bencher",
      paramLabel = "FILE",
      description = "the same in Bencher Metric Format, with intervals.")
  private Path bencher;

  @Option(
      names = ACTION,
      paramLabel = "PREFIX",
      description =
          "the same for github-action-benchmark, in two files whose names begin with PREFIX: one"
              + " where bigger is better, one where smaller is.")
  private String action;

  @Option(
      names = "--export-openmetrics",
      paramLabel = "FILE",
      description = "the same as OpenMetrics text, for Prometheus.")
  private Path openMetrics;

  @Option(
      names = JUNIT,
      paramLabel = "FILE",
      description = "what --gate and --expect found, as JUnit's XML.")
  private Path junit;

  /**
   * Makes sure, before anything is measured, that all files can be written, and that something is
   * checked where checks are written.
   *
   * @param checks whether anything is
   * @throws UserError if not: exit status 2
   */
  public void require(boolean checks) {
    if (junit != null && !checks) {
      throw UserError.badInput(
          "%s %s: nothing is checked. Add --gate to compare, or --expect to a run.", JUNIT, junit);
    }
    requireOneStandardOutput();
    files().forEach(ExportFile::require);
  }

  private void requireOneStandardOutput() {
    if (action != null && StandardOutput.isMeantBy(Path.of(action))) {
      throw UserError.badInput(
          "%s %s: these are two files, and standard output is one. Give the beginning of their"
              + " names.",
          ACTION, action);
    }
    List<String> onIt = onStandardOutput();
    if (onIt.size() > 1) {
      throw UserError.badInput(
          "%s: only one of them can go to standard output. Give files for the others.",
          String.join(", ", onIt));
    }
    if (!onIt.isEmpty()) {
      StandardOutput.claim();
    }
  }

  private List<String> onStandardOutput() {
    return files().entrySet().stream()
        .filter(it -> StandardOutput.isMeantBy(it.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /**
   * Makes sure that no file goes to standard output, where something else does.
   *
   * @param other the option that says so
   * @throws UserError if one does: exit status 2
   */
  public void refuseStandardOutput(String other) {
    for (String option : onStandardOutput()) {
      throw UserError.badInput(
          "%s, %s: only one of them can go to standard output. Give a file for the other.",
          option, other);
    }
  }

  /** Requires that what has been measured already can be exported. */
  public void require(Sources sources) {
    require(junit == null || !checks(sources).isEmpty());
  }

  /** The first of these options that is given. */
  public Optional<String> given() {
    return files().keySet().stream().findFirst();
  }

  /**
   * Writes what the user has asked for.
   *
   * @throws UserError if it cannot be written
   */
  public void write(Sources sources, Project project) {
    if (junit != null) {
      JUnitReport.write(junit, "benchmark", checks(sources));
    }
    if (files().keySet().stream().allMatch(JUNIT::equals)) { // no numbers
      return;
    }
    List<ExportRow> exported = Exports.of(sources, project);
    var table = new NumberTable(exported);
    Optional.ofNullable(json).ifPresent(table::json);
    Optional.ofNullable(csv).ifPresent(table::csv);
    Optional.ofNullable(markdown).ifPresent(table::markdown);
    var trend = new Trend(exported, Exports.provenance(sources));
    Optional.ofNullable(bencher).ifPresent(trend::bencher);
    Optional.ofNullable(openMetrics).ifPresent(trend::openMetrics);
    if (action != null) {
      trend.action(Path.of(action + BIGGER), BetterWhen.HIGHER);
      trend.action(Path.of(action + SMALLER), BetterWhen.LOWER);
    }
  }

  /** Exports folders of results that have just been measured. */
  public void write(List<Path> folders, Project project) {
    if (given().isPresent()) {
      write(Sources.read(folders), project);
    }
  }

  private static List<ExpectationCheck> checks(Sources sources) {
    return sources.all().map(StoredResult::checks).flatMap(List::stream).toList();
  }

  private Map<String, Path> files() {
    var files = new LinkedHashMap<String, Path>();
    files.put("--export-json", json);
    files.put("--export-csv", csv);
    files.put("--export-markdown", markdown);
    files.put("--export-bencher", bencher);
    files.put(ACTION, action == null ? null : Path.of(action + BIGGER));
    files.put("--export-openmetrics", openMetrics);
    files.put(JUNIT, junit);
    files.values().removeIf(file -> file == null);
    return files;
  }
}
