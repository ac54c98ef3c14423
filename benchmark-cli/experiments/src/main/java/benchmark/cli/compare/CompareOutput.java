// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Measured to learn whether variants differ.
 *
 * @param details whether what is known of costs and noise is printed, too
 * @param afterwards is given the folder of a comparison that has ended well
 */
public record CompareOutput(CompareSettings settings, boolean details, Consumer<Path> afterwards)
    implements ComparisonListener {

  @Override
  public void print(Path folder, CompareRecord record) {
    printer(folder, record).print(details);
  }

  @Override
  public void publish(Path folder) {
    afterwards.accept(folder);
  }

  @Override
  public int conclude(Path folder, CompareRecord record) {
    return printer(folder, record).conclude(settings.gate(), false);
  }

  private ComparisonPrinter printer(Path folder, CompareRecord record) {
    return new ComparisonPrinter(folder, record, settings.margin());
  }
}
