// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds JMH's own table in JMH's text. */
public final class JmhTable {

  private JmhTable() {}

  /** Returns the table; all of the text if it holds none. */
  public static String in(Path text) throws IOException {
    List<String> lines = Files.readAllLines(text, StandardCharsets.UTF_8);
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (lines.get(i).matches("Benchmark +(\\(.*)?Mode .*")) {
        return String.join("\n", lines.subList(i, lines.size())).strip() + "\n";
      }
    }
    return String.join("\n", lines) + "\n";
  }
}
