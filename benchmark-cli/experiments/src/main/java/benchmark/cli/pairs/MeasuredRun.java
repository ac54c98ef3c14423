// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.pairs;

import static java.util.stream.Collectors.joining;

import benchmark.cli.expect.ExpectReport;
import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.project.Role;
import benchmark.cli.report.JvmSentence;
import benchmark.cli.report.ObservedText;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.ResultKind.Section;
import benchmark.cli.stored.StoredResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** A run of one variant, classic or quick. */
public record MeasuredRun(StoredRun run) implements StoredResult {

  /** Charts show runs together with comparisons. */
  public static final ResultKind<MeasuredRun> KIND =
      new ResultKind<>(
          Nature.COMPLETE,
          StoredRun::isFinished,
          folder -> new MeasuredRun(StoredRun.read(folder)),
          new Section<>(
              "expectations",
              all -> "Expected and measured",
              all -> ExpectReport.headline(folders(all)),
              (all, page) -> ExpectReport.picture(folders(all))));

  private static final Set<String> CLASSPATH = Set.of("-cp", "-classpath", "--class-path");

  /** Where this project's JVMs put what they find, and listen: nothing that is measured. */
  private static final String OWN = "-Dbenchmark.";

  private static final Pattern VARIABLE = Pattern.compile("(?!BENCHMARK_)[A-Z_][A-Z0-9_]*=");

  private static List<Path> folders(List<MeasuredRun> runs) {
    return runs.stream().map(MeasuredRun::folder).toList();
  }

  @Override
  public Path folder() {
    return run.folder();
  }

  @Override
  public List<String> variants() {
    return List.of(run.record().variant());
  }

  @Override
  public String title() {
    return "Run: " + run.record().variant();
  }

  @Override
  public Provenance provenance() {
    RunRecord record = run.record();
    return record
        .provenance()
        .with("JVMs", JvmSentence.of(record.processes().jvms()))
        .with("Observed", record.observed().map(ObservedText::facts).orElse(Map.of()))
        .with("Environment", record.processes().environment())
        .with("Server's flags", flags(record.processes().commandLine(Role.SERVER.suffix())))
        .with("Client's flags", flags(record.processes().commandLine(Role.CLIENT.suffix())))
        .with("Versions", Provenance.libraries(record.libraries().modules()))
        .with("SHA-256", record.libraries().hashes());
  }

  @Override
  public List<ExpectationCheck> checks() {
    return ExpectReport.read(folder()).map(ExpectReport.Stored::checks).orElse(List.of());
  }

  /**
   * A JVM's flags: its classpath is in the raw files, and its libraries are among the versions. Of
   * a command, the variables that are its own.
   */
  private static String flags(List<String> words) {
    return words.stream()
        .skip(1)
        .filter(word -> word.startsWith("-") || VARIABLE.matcher(word).lookingAt())
        .filter(word -> !CLASSPATH.contains(word))
        .filter(word -> !word.startsWith(OWN))
        .collect(joining(" "));
  }
}
