// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.incident.Incidents;
import benchmark.cli.statistics.GateOutcome;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.ShellWords;
import benchmark.cli.text.Terminal;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Prints comparisons, just measured or stored long ago.
 *
 * @param margin what is too small to matter, which need not be the stored one
 * @param gate what decides; of a stored comparison also empty, so that its own is shown
 * @param details whether what calls cost on each side and the noise are printed, too
 * @param afterwards is given the folder of a comparison that has ended well
 */
public record ComparisonPrinter(
    Margin margin, Optional<GateRule> gate, boolean details, Consumer<Path> afterwards)
    implements ComparisonListener {

  /** As many lines of verdicts are shown together. */
  private static final int MOST_LINES = 8;

  /** As many operations and metrics are ranked on a terminal. */
  private static final int MOST_RANKED = 12;

  /** What makes the numbers of a comparison doubtful. */
  public static Document warnings(CompareRecord record, Margin margin) {
    return new CompareReport(record.analysis(margin)).warnings();
  }

  /** Prints all but the verdicts: tables, conditions and warnings. */
  @Override
  public void print(Path folder, CompareRecord record) {
    var report = new CompareReport(record.analysis(margin));
    Document document = details ? report.tables().and(report.details()) : report.tables();
    Terminal.print(
        document
            .and(
                new Paragraph(record.setup(margin)),
                new Paragraph("Stopped " + record.course().stopped() + "."))
            .and(report.warnings()));
    Terminal.line();
  }

  @Override
  public void publish(Path folder) {
    afterwards.accept(folder);
  }

  @Override
  public int conclude(Path folder, CompareRecord record) {
    return conclude(folder, record, false);
  }

  /**
   * Prints the verdicts, or why there are none, and what a gate says: the stored one, which decides
   * nothing, where none is given.
   *
   * @param ofReproduction whether it is part of a reproduction, which compare cannot continue
   * @return the exit status that goes with it
   * @throws UserError if the gate asks for a metric that was not measured: exit status 1
   */
  public int conclude(Path folder, CompareRecord record, boolean ofReproduction) {
    ComparisonAnalysis analysis = record.analysis(margin);
    Incidents incidents = new CompareReport(analysis).incidents();
    Terminal.line();
    Terminal.print(incidents.toDocument());
    return incidents.status(
        verdicts(record, analysis, again(folder, ofReproduction)), gate.isPresent());
  }

  private int verdicts(CompareRecord record, ComparisonAnalysis analysis, String again) {
    if (record.course().byHand()) {
      gate.ifPresent(
          it ->
              Terminal.format(
                  "Gate: inconclusive, because the comparison was stopped %s.%n",
                  record.course().stopped()));
      Terminal.format(
          "Stopped %s: no verdict. To continue:%n  %s%n", record.course().stopped(), again);
      return gate.isPresent() ? ExitStatus.GATE_INCONCLUSIVE : ExitStatus.SUCCESS;
    }
    Optional<GateReport> judged = gate.map(it -> GateReport.of(it, analysis, record.looks()));
    Optional<GateReport> shown = judged.or(() -> Optional.ofNullable(record.gate()));
    int lines = MOST_LINES - shown.map(GateReport::summaryLines).orElse(0);
    var report = new CompareReport(analysis);
    Terminal.print(report.verdicts(lines));
    Terminal.print(report.ranking(MOST_RANKED));
    if (shown.isEmpty()) {
      return ExitStatus.SUCCESS;
    }
    Terminal.line();
    if (judged.isEmpty()) {
      Terminal.line("As stored; to look at it again, give --gate:");
      Terminal.print(shown.get().summary());
      return ExitStatus.SUCCESS;
    }
    Terminal.print(judged.get().summary());
    boolean moreMayDecide = judged.get().doubt() == null;
    if (judged.get().outcome() == GateOutcome.INCONCLUSIVE && moreMayDecide) {
      Terminal.format(
          "To look again, with %s intervals: %s%n",
          GateReport.coverage(judged.get().look() + 1), again);
    }
    return judged.get().status();
  }

  /** The command that adds to the comparison, with the gate that is to decide. */
  private String again(Path folder, boolean ofReproduction) {
    if (ofReproduction) { // which has no gate of its own
      return ShellWords.benchmark("reproduce", "--continue", folder)
          + gate.map(it -> " && " + ShellWords.benchmark("compare", folder, "--gate", it.toText()))
              .orElse("");
    }
    var words = new ArrayList<Object>(List.of("compare", "--continue", folder));
    gate.ifPresent(it -> words.addAll(List.of("--gate", it.toText())));
    return ShellWords.benchmark(words);
  }
}
