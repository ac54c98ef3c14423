// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.text.Resources;
import java.util.Map;
import java.util.stream.Collectors;

/** A text with names between at-signs, kept under /new on the classpath. */
final class Template {

  private final String text;

  private Template(String text) {
    this.text = text;
  }

  /** Whether there is a template of this name. */
  static boolean exists(String name) {
    return Template.class.getResource("/new/" + name) != null;
  }

  /** Reads a template, which must exist. */
  static Template named(String name) {
    return new Template(Resources.text(Template.class, "/new/" + name));
  }

  /** Puts values in place of names. A line whose value is empty is left out. */
  String fill(Map<String, String> values) {
    return text.lines()
        .filter(line -> values.entrySet().stream().noneMatch(value -> isEmptyIn(line, value)))
        .map(line -> fill(line, values) + "\n")
        .collect(Collectors.joining());
  }

  private static boolean isEmptyIn(String line, Map.Entry<String, String> value) {
    return value.getValue().isEmpty() && line.contains(quoted(value.getKey()));
  }

  private static String fill(String line, Map<String, String> values) {
    String filled = line;
    for (var value : values.entrySet()) {
      filled = filled.replace(quoted(value.getKey()), value.getValue());
    }
    return filled;
  }

  private static String quoted(String name) {
    return "@" + name + "@";
  }
}
