// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonListener;
import benchmark.cli.compare.ComparisonPrinter;
import benchmark.cli.results.RunFolder;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Document;
import benchmark.cli.text.ShellWords;
import benchmark.cli.text.Terminal;
import benchmark.launch.ExitStatus;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Measures in blocks what was published.
 *
 * @param details whether the terminal shows every metric
 * @param afterwards is given the folder of a reproduction that has ended well
 */
public record BlockReproduction(Publication publication, boolean details, Consumer<Path> afterwards)
    implements ComparisonListener {

  @Override
  public String folderName() {
    return "reproduce-" + publication.name();
  }

  @Override
  public void store(RunFolder folder, CompareRecord record) {
    reproduction(folder.path(), record).store(folder);
  }

  private Reproduction reproduction(Path folder, CompareRecord record) {
    return new Reproduction(
        publication.name(),
        record.commands(),
        record.origin(),
        record.method(),
        record.course().byHand(),
        Reproduction.tables(
            publication, new BlockMeasurements(folder, record), !record.course().byHand()));
  }

  @Override
  public void print(Path folder, CompareRecord record) {
    var report = new ReproductionReport(reproduction(folder, record)); // it may not be stored
    Document warnings = ComparisonPrinter.warnings(record, new Margin(record.margin()));
    Terminal.print(report.tables(details).and(warnings));
    if (record.course().byHand()) {
      Terminal.format(
          "Stopped %s: no verdict. To continue:%n  %s%n",
          record.course().stopped(), ShellWords.benchmark("reproduce", "--continue", folder));
    }
  }

  @Override
  public void publish(Path folder) {
    afterwards.accept(folder);
  }

  @Override
  public int conclude(Path folder, CompareRecord record) {
    Terminal.line();
    Terminal.print(new ReproductionReport(reproduction(folder, record)).answer());
    return ExitStatus.SUCCESS;
  }
}
