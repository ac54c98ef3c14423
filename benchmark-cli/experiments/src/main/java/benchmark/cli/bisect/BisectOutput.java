// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonListener;
import benchmark.cli.compare.ComparisonPrinter;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Terminal;
import java.nio.file.Path;
import java.util.Optional;

/** Keeps what a comparison has found, of which a search prints little. For one thread. */
final class BisectOutput implements ComparisonListener {

  private final Margin margin;
  private Path folder;
  private CompareRecord record;

  /**
   * The output of comparisons with a margin.
   *
   * @param earlier the folder of one that is continued, if any
   */
  BisectOutput(Margin margin, Optional<Path> earlier) {
    this.margin = margin;
    earlier.ifPresent(it -> keep(it, CompareRecord.FILE.read(it)));
  }

  private void keep(Path run, CompareRecord found) {
    folder = run;
    record = found;
  }

  @Override
  public void announce(String text) {
    // the search tells its own steps
  }

  @Override
  public void print(Path run, CompareRecord found) {
    keep(run, found);
  }

  @Override
  public int conclude(Path run, CompareRecord found) {
    return 0;
  }

  /** Prints what makes the step doubtful. */
  void tellWarnings() {
    Terminal.print(ComparisonPrinter.warnings(record, margin));
  }

  void forget() {
    keep(null, null);
  }

  int blocks() {
    return record == null ? 0 : record.replicates().size();
  }

  /** Whether the last of them was stopped by hand, so that it has no verdict. */
  boolean isStoppedByHand() {
    return record != null && record.course().byHand();
  }

  /** Where the comparison is; empty before the first block. */
  Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }

  /** What it has found, if there is a block. */
  CompareRecord record() {
    return record;
  }
}
