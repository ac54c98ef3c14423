// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.joining;

import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Words;
import benchmark.cli.topology.Part;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a run says besides JMH's own table: what calls cost, its JVMs, the running conditions, and
 * warnings.
 */
public final class RunReport {

  private RunReport() {}

  /** Makes the report; it is empty if there is nothing to say. */
  public static Document of(StoredRun run) {
    RunRecord record = run.record();
    var blocks = new ArrayList<Block>();
    if (!run.costs().isEmpty()) {
      blocks.add(CostTable.of(run.costs()));
    }
    blocks.addAll(PartsTable.of(run.folder()).blocks());
    run.shares().ifPresent(it -> blocks.add(ShareTable.of(it, record.origin().machine().cpus())));
    List<Warning> found = warnings(run);
    String setup = setup(run, found);
    if (!setup.isEmpty()) {
      blocks.add(new Paragraph(setup));
    }
    blocks.addAll(PlacesSentence.details(record.origin().places()).blocks());
    record.observed().flatMap(ObservedText::sentence).map(Paragraph::new).ifPresent(blocks::add);
    RunningConditions.of(run).toBlock().ifPresent(blocks::add);
    var warnings = new WarningList();
    found.forEach(warnings::add);
    return new Document(blocks).and(warnings.toDocument());
  }

  /** How many reasons there are to question a run. */
  public static long warningsOf(StoredRun run) {
    return warnings(run).stream().filter(warning -> !warning.needsNoCure()).count();
  }

  /** Adds the warnings of one of several runs. */
  public static void addWarnings(StoredRun run, WarningList all) {
    warnings(run).forEach(it -> all.add(run.record().variant(), 0, it));
  }

  private static List<Warning> warnings(StoredRun run) {
    return ValidityChecks.of(
        run, run.isQuick() ? ValidityChecks.HIGHEST_OF_TABLES : ValidityChecks.HIGHEST_OF_JMH);
  }

  /** What is to know of the JVMs and the machine, and nothing to fix. */
  private static String setup(StoredRun run, List<Warning> warnings) {
    var sentences = new ArrayList<String>();
    sentences.add(JvmSentence.of(run.record().processes().jvms()));
    List<OperationKey> busy =
        warnings.stream().filter(Warning::needsNoCure).map(Warning::operation).toList();
    if (!busy.isEmpty()) {
      sentences.add(
          "All CPUs were busy in %s."
              .formatted(
                  busy.size() == run.operations().size() && busy.size() > 1
                      ? "all operations"
                      : busy.stream().map(OperationKey::label).collect(joining(", "))));
    }
    if (!run.record().origin().places().isEmpty()) {
      sentences.add(PlacesSentence.of(run.record().origin().placeNames()));
    }
    if (!run.record().processes().commandLine(Part.GATEWAY).isEmpty()) {
      Optional.ofNullable(run.record().libraries().modules().get(Part.GATEWAY))
          .map("All calls went through %s."::formatted)
          .ifPresent(sentences::add);
    }
    if (run.record().course().asText()) {
      sentences.add("The message was sent as one text: the pair carries no tree.");
    }
    int repeated = run.isQuick() ? run.record().course().slices().repeatedSlices() : 0;
    boolean warned =
        warnings.stream().anyMatch(warning -> warning.kind() == Warning.Kind.COMPILING);
    if (repeated > 0 && !warned) { // a warning tells more of the same fact
      sentences.add(
          "Repeated %s in which the JIT was busy.".formatted(Words.count(repeated, "slice")));
    }
    return String.join(" ", sentences).strip();
  }
}
