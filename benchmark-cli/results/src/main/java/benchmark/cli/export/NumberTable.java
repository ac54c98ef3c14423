// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.export;

import static java.util.stream.Collectors.joining;

import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Numbers;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** All numbers of a page: a line for each operation of each variant. */
public final class NumberTable {

  private static final List<String> TEXTS = List.of("evidence", "pair", "operation");

  /** By the names of columns: texts, and numbers or null. */
  private final List<Map<String, Object>> lines;

  /** Takes the numbers. */
  public NumberTable(List<ExportRow> exported) {
    lines = exported.stream().map(NumberTable::line).toList();
  }

  /** Writes an array of objects; what is not known is null. */
  public void json(Path file) {
    ExportFile.json(file, lines);
  }

  /** Writes a header and lines, as RFC 4180 has it; what is not known is empty. */
  public void csv(Path file) {
    List<String> columns = columns();
    var text = new StringBuilder(String.join(",", columns)).append("\r\n");
    for (Map<String, Object> line : lines) {
      text.append(
              columns.stream()
                  .map(column -> quoted(Objects.toString(line.get(column), "")))
                  .collect(joining(",")))
          .append("\r\n");
    }
    ExportFile.write(file, text.toString());
  }

  /** Writes a table; what is not known is a dash. */
  public void markdown(Path file) {
    var columns = new Columns<Map<String, Object>>();
    columns().forEach(it -> columns.and(it, line -> cell(line.get(it))));
    ExportFile.write(file, MarkdownRenderer.render(Document.of(columns.table(lines))));
  }

  private List<String> columns() {
    var columns = new LinkedHashSet<>(TEXTS);
    lines.forEach(line -> columns.addAll(line.keySet()));
    return List.copyOf(columns);
  }

  private static Map<String, Object> line(ExportRow exported) {
    var line = new LinkedHashMap<String, Object>();
    line.put("evidence", exported.evidence());
    line.put("pair", exported.variant());
    line.put("operation", exported.operation());
    line.putAll(exported.columns());
    return line;
  }

  private static String cell(Object value) {
    return value instanceof Double number
        ? Numbers.of(number)
        : Objects.toString(value, Numbers.NONE);
  }

  private static String quoted(String text) {
    return Stream.of(",", "\"", "\n", "\r").anyMatch(text::contains)
        ? '"' + text.replace("\"", "\"\"") + '"'
        : text;
  }
}
