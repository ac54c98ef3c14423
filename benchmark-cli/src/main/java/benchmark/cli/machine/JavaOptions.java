// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The environment variables that give options to every JVM that is started. */
public final class JavaOptions {

  private static final List<String> VARIABLES =
      List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  private JavaOptions() {}

  /** Those of this process, which its children inherit: values by name. */
  public static Map<String, String> ofThisProcess() {
    return of(System.getenv());
  }

  static Map<String, String> of(Map<String, String> environment) {
    var options = new TreeMap<>(environment);
    options.keySet().retainAll(VARIABLES);
    options.values().removeIf(String::isBlank);
    return options;
  }
}
