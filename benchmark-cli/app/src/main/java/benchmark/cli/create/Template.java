// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.text.Resources;
import java.util.Map;
import java.util.stream.Collectors;

/** Texts with names between at-signs, kept under /new on the classpath. */
final class Template {

  private Template() {}

  /** Whether there is a template of this name. */
  static boolean exists(String name) {
    return Template.class.getResource("/new/" + name) != null;
  }

  /** Puts values in place of names. A line whose value is empty is left out. */
  static String fill(String name, Map<String, String> values) {
    return Resources.text(Template.class, "/new/" + name)
        .lines()
        .filter(line -> values.entrySet().stream().noneMatch(value -> isEmptyIn(line, value)))
        .map(line -> filled(line, values) + "\n")
        .collect(Collectors.joining());
  }

  private static boolean isEmptyIn(String line, Map.Entry<String, String> value) {
    return value.getValue().isEmpty() && line.contains(quoted(value.getKey()));
  }

  private static String filled(String line, Map<String, String> values) {
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
