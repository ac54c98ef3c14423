// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What the server has logged: the only place where it reports that an allocation failed, because
 * RPC frameworks catch that and continue.
 *
 * @param file the log; null if it cannot be read from here
 */
record ServerLog(Path file) {

  private static final String OUT_OF_MEMORY = "java.lang.OutOfMemoryError";

  /** The log that {@link LaunchProperties#SERVER_LOG} names. */
  static ServerLog fromSystemProperty() {
    return new ServerLog(LaunchProperties.SERVER_LOG.or(null));
  }

  /** How many failed allocations have been logged so far. */
  int outOfMemory() {
    return (int) lines().stream().filter(line -> line.contains(OUT_OF_MEMORY)).count();
  }

  /** Where the last failed allocation happened: the topmost frame of its stack. */
  String lastOutOfMemory() {
    List<String> lines = lines();
    for (int i = lines.size() - 2; i >= 0; i--) {
      if (lines.get(i).contains(OUT_OF_MEMORY) && lines.get(i + 1).strip().startsWith("at ")) {
        return lines.get(i + 1).strip();
      }
    }
    return "at a place that the log does not name";
  }

  private List<String> lines() {
    try {
      return file == null
          ? List.of()
          : new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException notWrittenYet) {
      return List.of();
    }
  }
}
