// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What JMH's text says besides its results. */
public final class JmhText {

  /** The line that begins an operation in a mode; group 1 is the method. */
  public static final Pattern BENCHMARK = Pattern.compile("# Benchmark: (?:.*\\.)?(\\w+)");

  private static final Pattern PARAMETERS = Pattern.compile("# Parameters: \\((.*)\\)");
  private static final Pattern TABLE = Pattern.compile("Benchmark +(\\(.*)?Mode .*");

  private JmhText() {}

  /** The operations that JMH began to measure; none if the text was not kept. */
  static Set<OperationKey> attempted(Path text) {
    List<String> lines;
    try {
      lines = Files.readAllLines(text, StandardCharsets.UTF_8);
    } catch (IOException notKept) {
      return Set.of();
    }
    var operations = new LinkedHashSet<OperationKey>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher benchmark = BENCHMARK.matcher(lines.get(i));
      if (benchmark.matches()) {
        String next = i + 1 < lines.size() ? lines.get(i + 1) : "";
        operations.add(OperationKey.ofBenchmark(benchmark.group(1), params(next)));
      }
    }
    return Collections.unmodifiableSet(operations);
  }

  /** JMH's own table; all of the text if it holds none. */
  public static String table(Path text) throws IOException {
    List<String> lines = Files.readAllLines(text, StandardCharsets.UTF_8);
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (TABLE.matcher(lines.get(i)).matches()) {
        return String.join("\n", lines.subList(i, lines.size())).strip() + "\n";
      }
    }
    return String.join("\n", lines) + "\n";
  }

  /** Reads {@code # Parameters: (depth = 2, size = 1K)}, which follows the benchmark's line. */
  private static Map<String, String> params(String line) {
    Matcher matcher = PARAMETERS.matcher(line);
    var params = new LinkedHashMap<String, String>();
    if (matcher.matches()) {
      for (String param : matcher.group(1).split(", (?=\\w+ = )")) {
        String[] parts = param.split(" = ", 2);
        params.put(parts[0], parts.length == 2 ? parts[1] : "");
      }
    }
    return params;
  }
}
