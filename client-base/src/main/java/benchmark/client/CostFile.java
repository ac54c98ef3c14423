// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.launch.CostLine;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The file that collects what every measured iteration cost: comma-separated values, one {@link
 * CostLine} an iteration. All forks of a run append to it, one after the other.
 */
public final class CostFile {

  private final Path path;

  private CostFile(Path path) {
    this.path = path;
  }

  public static CostFile fromSystemProperty() {
    return new CostFile(LaunchProperties.COSTS.or(Path.of("costs.csv")));
  }

  /**
   * Appends a line.
   *
   * @throws UncheckedIOException if the file cannot be written
   */
  public void append(CostLine line) {
    try {
      String text = line.toLine() + "\n";
      Files.writeString(
          path,
          Files.exists(path) ? text : CostLine.header() + "\n" + text,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot append to " + path, e);
    }
  }
}
