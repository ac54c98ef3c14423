// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonOutput;
import java.nio.file.Path;

/** Keeps what a comparison has found, and prints nothing of it. For one thread. */
final class StepOutput implements ComparisonOutput {

  private Path folder;
  private CompareRecord record;

  @Override
  public void tell(String text) {
    // the search tells its own steps
  }

  @Override
  public void print(Path run, CompareRecord found) {
    folder = run;
    record = found;
  }

  @Override
  public int conclude(Path run, CompareRecord found) {
    return 0;
  }

  /** Where the comparison is. */
  Path folder() {
    return folder;
  }

  /** What it has found. */
  CompareRecord record() {
    return record;
  }
}
