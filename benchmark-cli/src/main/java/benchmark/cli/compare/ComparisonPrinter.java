// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Colours;
import benchmark.cli.text.LineWrap;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;

/** Prints a comparison that is stored, just now or long ago. */
public final class ComparisonPrinter {

  private final Path folder;
  private final CompareRecord record;
  private final ComparisonAnalysis analysis;

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
  }

  /** Prints the report, and why there were no more replicates. */
  public void print() {
    System.out.println(Colours.of(TextRenderer.render(new CompareReport(analysis).document())));
    if (record.byHand()) {
      System.out.printf("Stopped %s: no verdict. To go on:%n  %s%n", record.stopped(), again());
    } else {
      System.out.printf("Stopped %s.%n", record.stopped());
    }
  }

  /**
   * Prints what a gate says.
   *
   * @return the exit status that goes with it
   * @throws UserError if the gate asks for a metric that was not measured: exit status 1
   */
  public int gate(GateRule rule) {
    if (record.byHand()) {
      System.err.print(
          LineWrap.wrap(
              "The gate is inconclusive, because the comparison was stopped by hand. To go on: "
                  + again(),
              ""));
      return ExitStatus.GATE_INCONCLUSIVE;
    }
    return GateReport.of(rule, analysis, again()).print();
  }

  private String again() {
    return "benchmark.sh compare --continue " + folder;
  }
}
