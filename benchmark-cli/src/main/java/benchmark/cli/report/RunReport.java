// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.CpuPinning;
import benchmark.cli.results.DamagedFile;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.Json;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.OperationResult;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.RunRecord;
import benchmark.cli.run.PairRun;
import benchmark.cli.text.LineWrap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a finished run's folder says.
 *
 * @param forks client JVMs for each operation and mode
 * @param doubts reasons to doubt the figures, each with a next step
 */
public record RunReport(
    RunRecord record,
    List<JmhResult> results,
    int forks,
    Map<String, OperationResult> figures,
    Map<String, OperationCost> costs,
    List<Warning> doubts) {

  private static final Pattern BENCHMARK = Pattern.compile("# Benchmark: .*\\.(\\w+)");

  /**
   * Reads a folder.
   *
   * @param highestPercentile the highest that the reader is shown, 0 to 1
   * @throws UserError if it is no folder of a good run: exit status 2
   */
  public static RunReport read(Path folder, double highestPercentile) {
    if (folder.toString().endsWith(RunFolder.FAILED)) {
      throw UserError.badInput(
          "%s holds a run that failed, and its figures are none. Give the folder of a good run.",
          folder);
    }
    if (folder.toString().endsWith(RunFolder.PARTIAL)) {
      throw UserError.badInput(
          "%s belongs to a run that still goes on or was killed, and its figures are none. Give the"
              + " folder of a good run.",
          folder);
    }
    for (String file : List.of(RunRecord.FILE, PairRun.RESULTS)) {
      if (!Files.isReadable(folder.resolve(file))) {
        throw UserError.badInput(
            "%s is no folder of a run: it has no %s that can be read. Folders of runs are under"
                + " results/.",
            folder, file);
      }
    }
    RunRecord record = record(folder.resolve(RunRecord.FILE));
    List<JmhResult> results = JmhResult.read(folder.resolve(PairRun.RESULTS));
    Map<String, OperationResult> figures = OperationResult.of(results);
    Map<String, OperationCost> costs = OperationCost.of(folder.resolve(PairRun.COSTS));
    Set<String> failed = attempted(folder.resolve(PairRun.TEXT));
    failed.removeAll(figures.keySet());
    return new RunReport(
        record,
        results,
        JmhResult.forks(folder.resolve(PairRun.RESULTS)),
        figures,
        costs,
        ValidityChecks.of(
            results,
            costs,
            failed,
            record.machine(),
            record.profiled(),
            new CpuPinning(record.cpus()),
            highestPercentile));
  }

  /** The costs and the doubts, for a terminal. */
  public String toText() {
    return toText(costs, doubts);
  }

  /** Costs and doubts of a run that leaves no folder, for a terminal. */
  public static String toText(Map<String, OperationCost> costs, List<Warning> doubts) {
    var text = new StringBuilder();
    if (!costs.isEmpty()) {
      text.append(CostTable.of(costs).toText());
    }
    if (!doubts.isEmpty()) {
      text.append("\nBefore you trust these figures:\n");
      var panel = new WarningList();
      doubts.forEach(doubt -> panel.add(doubt.operation(), doubt.diagnosis()));
      panel.lines().forEach(line -> text.append(LineWrap.wrap(line, "  ").replaceFirst("^ ", "!")));
    }
    return text.toString();
  }

  private static RunRecord record(Path file) {
    RunRecord record;
    try {
      record = Json.read(file, RunRecord.class);
    } catch (UserError notARecord) {
      throw DamagedFile.error(file, "the whole record of a run");
    }
    boolean whole =
        record != null
            && record.variant() != null
            && record.modules() != null
            && record.jdk() != null
            && record.machine() != null
            && record.start() != null;
    if (!whole) {
      throw DamagedFile.error(file, "the whole record of a run");
    }
    return record;
  }

  private static Set<String> attempted(Path text) {
    var operations = new LinkedHashSet<String>();
    try (var lines = Files.lines(text, StandardCharsets.UTF_8)) {
      lines
          .map(BENCHMARK::matcher)
          .filter(java.util.regex.Matcher::matches)
          .forEach(matcher -> operations.add(matcher.group(1)));
    } catch (IOException textWasNotKept) {
      // nothing to tell
    }
    return operations;
  }
}
