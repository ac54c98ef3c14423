// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.Json;
import benchmark.cli.results.Provenance;
import benchmark.cli.results.RunFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

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

  /** Whether a folder holds one. */
  public static boolean isIn(Path folder) {
    return Files.exists(folder.resolve(FILE));
  }

  /**
   * Reads what is stored.
   *
   * @throws UserError if the folder is not a whole one's: exit status 2
   */
  public static CodecComparisonRecord read(Path folder) {
    RunFolder.requireFinished(folder);
    return Json.readWhole(
        folder.resolve(FILE),
        CodecComparisonRecord.class,
        CodecComparisonRecord::isWhole,
        "the whole record of a comparison of codecs");
  }

  /** Where it is from. */
  public Provenance provenance() {
    return new Provenance(
        command == null ? List.of() : List.of(command), machine, jdk, project, start, end);
  }

  private boolean isWhole() {
    return Stream.of(command, machine, jdk, start, end, comparison).allMatch(Objects::nonNull)
        && 0 <= margin
        && margin < 1
        && comparison.isWhole();
  }
}
