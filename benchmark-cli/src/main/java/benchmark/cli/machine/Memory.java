// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.OptionalLong;

/** The machine's memory (man 5 proc, /proc/meminfo). */
public final class Memory {

  private static final String AVAILABLE = "MemAvailable:";

  private Memory() {}

  /** Bytes that new processes can have without swapping; empty where the text does not say. */
  public static OptionalLong available(String meminfo) {
    return meminfo
        .lines()
        .filter(line -> line.startsWith(AVAILABLE))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
        .findFirst();
  }
}
