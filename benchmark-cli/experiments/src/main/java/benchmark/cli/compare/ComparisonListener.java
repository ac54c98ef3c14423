// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.RunFolder;
import benchmark.cli.text.Terminal;
import java.nio.file.Path;

/** What variants are measured side by side for: what is stored and told of it in the end. */
public interface ComparisonListener {

  /** What the folder of results is called, after the time. */
  default String folderName() {
    return "compare";
  }

  /** Tells how long it will take, and where its results are. */
  default void announce(String text) {
    Terminal.line(text);
  }

  /**
   * Stores more than the record, which is stored.
   *
   * @param folder that of the record, and of the runs that it names
   */
  default void store(RunFolder folder, CompareRecord record) {}

  /**
   * Prints what was found but for the verdicts, even if it was stopped by hand.
   *
   * @param folder as above, under its last name
   */
  void print(Path folder, CompareRecord record);

  /** Makes of the folder of a comparison that has ended well what is shown elsewhere: a page. */
  default void publish(Path folder) {}

  /**
   * Prints the verdicts, after everything else.
   *
   * @return the exit status if all has ended well
   */
  int conclude(Path folder, CompareRecord record);
}
