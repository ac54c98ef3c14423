// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * A comparison of codecs as it is stored: what every round measured, and where it comes from.
 *
 * @param command the words that the user gave
 * @param modules for each variant, every library on its classpaths and its version
 * @param margin a difference up to this share does not matter
 */
public record CodecComparisonRecord(
    List<String> command,
    GitState project,
    Machine machine,
    Jdk jdk,
    List<Map<String, String>> modules,
    Instant start,
    Instant end,
    double margin,
    CodecComparison comparison) {

  /** The file, as JSON. */
  public static final String FILE = "codec-comparison.json";

  /** The file with the tables, in Markdown. */
  public static final String MARKDOWN = "codec-comparison.md";
}
