// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static java.util.stream.Collectors.joining;

import benchmark.cli.compare.ComparisonAnalysis.Conclusion;
import benchmark.cli.error.UserError;
import benchmark.cli.report.AsOneText;
import benchmark.cli.results.JmhResult;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Terminal;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Compares stored runs, each as a single round: ratios, but no verdicts. */
public final class StoredRuns {

  private StoredRuns() {}

  /**
   * Prints the ratios of stored runs to the first of them, and how weak that evidence is.
   *
   * @throws UserError if a folder holds no run that can be compared: exit status 2
   */
  public static int print(List<Path> folders, Margin margin) {
    requireDifferent(folders);
    List<StoredRun> runs = folders.stream().map(StoredRun::read).toList();
    requireAlike(runs);
    runs.forEach(StoredRuns::requireThroughput);
    var analysis =
        new ComparisonAnalysis(
            labels(runs),
            Design.ROUNDS,
            new Replicates(List.of(round(runs))),
            margin,
            Conclusion.STORED_RUNS);
    var report = new CompareReport(analysis);
    var evidence = new StoredEvidence(runs);
    Document document =
        report
            .tables()
            .and(asText(runs))
            .and(report.details())
            .and(report.warnings())
            .and(report.verdicts(Integer.MAX_VALUE))
            .and(evidence.document());
    Terminal.print(document);
    return 0;
  }

  /** Which of them sent a message in JSON as one text; empty if none did. */
  private static Document asText(List<StoredRun> runs) {
    List<String> labels = labels(runs);
    List<String> names =
        IntStream.range(0, runs.size())
            .filter(run -> runs.get(run).record().course().asText())
            .mapToObj(labels::get)
            .toList();
    return AsOneText.line(names).map(it -> Document.of(new Paragraph(it))).orElse(Document.of());
  }

  /** All runs as one round, in the operations that they have in common. */
  private static Replicate round(List<StoredRun> runs) {
    var common = new ArrayList<>(comparable(runs.get(0)));
    runs.forEach(run -> common.retainAll(comparable(run)));
    if (common.isEmpty()) {
      throw UserError.badInput(
          "The runs have no operation in common, so there is nothing to compare. Give runs of"
              + " the same scenario.");
    }
    var measured =
        runs.stream()
            .map(
                run -> {
                  Replicate.VariantResult whole = RoundRun.measured("", run);
                  whole.values().keySet().retainAll(common);
                  return whole;
                })
            .toList();
    return new Replicate(1, Replicate.order(1, runs.size()), measured);
  }

  /** The variants, or what tells the runs apart where these are the same, as around a patch. */
  private static List<String> labels(List<StoredRun> runs) {
    List<String> variants = runs.stream().map(run -> run.record().variant()).toList();
    if (areDifferent(variants)) {
      return variants;
    }
    List<String> names =
        runs.stream().map(run -> whole(run.folder()).getFileName().toString()).toList();
    return areDifferent(names) ? names : runs.stream().map(run -> run.folder().toString()).toList();
  }

  private static boolean areDifferent(List<String> texts) {
    return texts.stream().distinct().count() == texts.size();
  }

  private static void requireDifferent(List<Path> folders) {
    var seen = new HashSet<Path>();
    for (Path folder : folders) {
      if (!seen.add(whole(folder))) {
        throw UserError.badInput("%s is given twice. Give the folders of different runs.", folder);
      }
    }
  }

  private static void requireAlike(List<StoredRun> runs) {
    Optional<StoredRun> mixed = runs.stream().filter(StoredRun::isQuick).findFirst();
    Optional<StoredRun> other = runs.stream().filter(run -> !run.isQuick()).findFirst();
    if (mixed.isPresent() && other.isPresent()) {
      throw UserError.badInput(
          "%s measured all operations in one JVM (--quick), %s did not: they cannot be compared."
              + " Run both with or both without --quick.",
          mixed.get().folder(), other.get().folder());
    }
  }

  private static Path whole(Path folder) {
    return folder.toAbsolutePath().normalize();
  }

  /** The operations with a throughput: JMH's mode ss has none. */
  private static List<OperationKey> comparable(StoredRun run) {
    return run.operations().entrySet().stream()
        .filter(entry -> entry.getValue().throughput() > 0)
        .filter(entry -> Double.isFinite(entry.getValue().throughput()))
        .map(entry -> entry.getKey())
        .toList();
  }

  private static void requireThroughput(StoredRun run) {
    if (comparable(run).isEmpty()) {
      String modes =
          run.results().jmh().stream().map(JmhResult::mode).distinct().collect(joining(", "));
      throw UserError.badInput(
          "%s has no throughput to compare (JMH's modes in it: %s). Give a run in mode thrpt, avgt"
              + " or sample.",
          run.folder(), modes.isEmpty() ? "none" : modes);
    }
  }
}
