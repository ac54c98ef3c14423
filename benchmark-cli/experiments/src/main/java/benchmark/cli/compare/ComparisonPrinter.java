// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.statistics.GateOutcome;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Terminal;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.Optional;

/** Prints a comparison that is stored, just now or long ago. */
public final class ComparisonPrinter {

  /** As many lines of verdicts are shown together. */
  private static final int MOST_LINES = 8;

  private final Path folder;
  private final CompareRecord record;
  private final ComparisonAnalysis analysis;
  private final CompareReport report;

  /**
   * A comparison to print.
   *
   * @param folder where it is
   * @param margin what is too small to matter, which need not be the stored one
   */
  public ComparisonPrinter(Path folder, CompareRecord record, Margin margin) {
    this.folder = folder;
    this.record = record;
    this.analysis = record.analysis(margin);
    this.report = new CompareReport(analysis);
  }

  /**
   * Prints all but the verdicts: tables, conditions and warnings.
   *
   * @param details whether what calls cost on each side and the noise are printed, too
   */
  public void print(boolean details) {
    Document document = details ? report.tables().and(report.details()) : report.tables();
    Terminal.print(
        document
            .and(
                Document.of(
                    new Paragraph(record.setup(analysis.margin())),
                    new Paragraph("Stopped " + record.stopped() + ".")))
            .and(report.warnings()));
    Terminal.line();
  }

  /** What makes the numbers doubtful. */
  public Document warnings() {
    return report.warnings();
  }

  /**
   * Prints the verdicts, or why there are none, and what a gate says: the stored one, which decides
   * nothing, where none is given.
   *
   * @param ofReproduction whether it is part of a reproduction, which compare cannot continue
   * @return the exit status that goes with it
   * @throws UserError if the gate asks for a metric that was not measured: exit status 1
   */
  public int conclude(Optional<GateRule> rule, boolean ofReproduction) {
    Terminal.line();
    Terminal.print(report.incidents().toDocument());
    return report.incidents().status(verdicts(rule, ofReproduction), rule.isPresent());
  }

  private int verdicts(Optional<GateRule> rule, boolean ofReproduction) {
    String again = again(rule, ofReproduction);
    if (record.byHand()) {
      rule.ifPresent(
          it ->
              Terminal.format(
                  "Gate: inconclusive, because the comparison was stopped %s.%n",
                  record.stopped()));
      Terminal.format("Stopped %s: no verdict. To go on:%n  %s%n", record.stopped(), again);
      return rule.isPresent() ? ExitStatus.GATE_INCONCLUSIVE : ExitStatus.SUCCESS;
    }
    Optional<GateReport> gate = rule.map(it -> GateReport.of(it, analysis, record.looks()));
    Optional<GateReport> shown = gate.or(() -> Optional.ofNullable(record.gate()));
    int lines = MOST_LINES - shown.map(GateReport::summaryLines).orElse(0);
    Terminal.print(report.verdicts(lines));
    if (shown.isEmpty()) {
      return ExitStatus.SUCCESS;
    }
    Terminal.line();
    if (gate.isEmpty()) {
      Terminal.line("As stored; to look at it again, give --gate:");
      Terminal.print(shown.get().summary());
      return ExitStatus.SUCCESS;
    }
    Terminal.print(gate.get().summary());
    boolean moreMayDecide = gate.get().doubt() == null;
    if (gate.get().outcome() == GateOutcome.INCONCLUSIVE && moreMayDecide) {
      Terminal.format(
          "To look again, with %s intervals: %s%n",
          GateReport.coverage(gate.get().look() + 1), again);
    }
    return gate.get().status();
  }

  /** The command that adds to the comparison, with the gate that is to decide. */
  private String again(Optional<GateRule> rule, boolean ofReproduction) {
    Optional<String> gate = rule.map(it -> " --gate " + it.toText());
    return ofReproduction // which has no gate of its own
        ? "./benchmark.sh reproduce --continue "
            + folder
            + gate.map(it -> " && ./benchmark.sh compare " + folder + it).orElse("")
        : "./benchmark.sh compare --continue " + folder + gate.orElse("");
  }
}
