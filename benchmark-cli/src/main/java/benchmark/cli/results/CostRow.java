// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What one measured iteration cost, as the client's CostProfiler stored it: figures by the names of
 * costs.csv, NaN where one could not be had.
 */
record CostRow(String operation, String mode, Map<String, Double> figures) {

  /**
   * Reads the rows of a file; none if there is no file.
   *
   * @throws UserError if it is damaged: exit status 2
   */
  static List<CostRow> read(Path file) {
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      List<String> lines = Files.readAllLines(file);
      String[] names = lines.get(0).split(",");
      return lines.stream().skip(1).map(line -> of(names, line.split(",", -1))).toList();
    } catch (IOException | RuntimeException notWhole) {
      throw DamagedFile.error(file, "the whole table of costs");
    }
  }

  /** A figure; NaN if it could not be had, or an older file has no such column. */
  double figure(String name) {
    return figures.getOrDefault(name, Double.NaN);
  }

  private static CostRow of(String[] names, String[] values) {
    var figures = new HashMap<String, Double>();
    for (int column = 2; column < names.length; column++) {
      figures.put(
          names[column],
          values[column].isEmpty() ? Double.NaN : Double.parseDouble(values[column]));
    }
    return new CostRow(values[0], values[1], figures);
  }
}
