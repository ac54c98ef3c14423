// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static java.util.stream.Collectors.joining;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Project;
import benchmark.cli.results.Json;
import benchmark.cli.text.Document;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The numbers of a page for other programs: a line for each operation of each variant. */
public final class Export {

  private static final List<String> TEXTS = List.of("evidence", "pair", "operation");

  /** By the names of columns: texts, and numbers or null. */
  private final List<Map<String, Object>> lines = new ArrayList<>();

  /** Takes the numbers out of results. */
  public Export(Sources sources, Project project) {
    for (ResultGroup group : Page.groups(sources, project)) {
      for (ShownVariant shown : group.variants()) {
        shown
            .operations()
            .forEach(
                (operation, it) -> lines.add(line(group.title(), shown.label(), operation, it)));
      }
    }
  }

  /** Writes an array of objects; what is not known is null. */
  public void json(Path file) {
    Json.write(file, lines);
  }

  /** Writes a header and lines, as RFC 4180 has it; what is not known is empty. */
  public void csv(Path file) {
    var text = new StringBuilder(String.join(",", columns())).append("\r\n");
    for (Map<String, Object> line : lines) {
      text.append(
              line.values().stream()
                  .map(value -> quoted(Objects.toString(value, "")))
                  .collect(joining(",")))
          .append("\r\n");
    }
    write(file, text.toString());
  }

  /** Writes a table; what is not known is a dash. */
  public void markdown(Path file) {
    List<List<String>> rows =
        lines.stream().map(line -> line.values().stream().map(Export::cell).toList()).toList();
    write(file, MarkdownRenderer.render(Document.of(new Table(columns(), rows))));
  }

  private List<String> columns() {
    return lines.isEmpty() ? TEXTS : List.copyOf(lines.get(0).keySet());
  }

  private static Map<String, Object> line(
      String evidence, String label, OperationKey operation, ShownValues it) {
    var line = new LinkedHashMap<String, Object>();
    line.put("evidence", evidence);
    line.put("pair", label);
    line.put("operation", operation.label());
    for (NumberColumn column : NumberColumn.values()) {
      double value = column.of(it);
      line.put(column.columnName(), Double.isFinite(value) ? (Double) value : null);
    }
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

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Give another file.", file, e);
    }
  }
}
