// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.statistics.BlockPlan;
import benchmark.cli.statistics.NoiseParts;
import benchmark.cli.text.LineWrap;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The noise that earlier comparisons under the same conditions have seen, whatever they compared.
 * Blocks are planned with it. Intervals know nothing of it: one that borrowed its variance from a
 * history would either fail where the history is wrong or be as wide as Student's t.
 *
 * @param known the parts of the noise by operation, in the quadratic mean over the comparisons
 * @param comparisons how many there are
 */
record NoiseHistory(Map<OperationKey, NoiseParts> known, int comparisons) {

  /** Nothing is known. */
  static final NoiseHistory NONE = new NoiseHistory(Map.of(), 0);

  /** Older ones say less of the machine as it is, and reading them takes time. */
  private static final int MOST_COMPARISONS = 20;

  /** Of more folders only the newest are looked at. */
  private static final int MOST_FOLDERS = 100;

  /** Fewer blocks do not tell the parts of the noise. */
  static final int FEWEST_BLOCKS = 3;

  /**
   * Looks through the newest comparisons that ended well.
   *
   * @param results the folder that holds their folders; it may be missing
   * @param continued the comparison that is continued, which counts by itself
   */
  static NoiseHistory of(Path results, Conditions conditions, Optional<Path> continued) {
    List<Map<NoiseSources.Source, NoiseParts>> all =
        newest(results).stream()
            .filter(folder -> !continued.map(NoiseHistory::name).equals(Optional.of(name(folder))))
            .map(NoiseHistory::read)
            .flatMap(Optional::stream)
            .filter(record -> record.replicates().size() >= FEWEST_BLOCKS)
            .filter(record -> record.conditions().agreeWith(conditions))
            .map(NoiseHistory::parts)
            .filter(parts -> !parts.isEmpty())
            .limit(MOST_COMPARISONS)
            .toList();
    Map<OperationKey, List<NoiseParts>> seen = new LinkedHashMap<>();
    for (Map<NoiseSources.Source, NoiseParts> ofOne : all) {
      ofOne.forEach(
          (source, parts) ->
              seen.computeIfAbsent(source.operation(), it -> new ArrayList<>()).add(parts));
    }
    Map<OperationKey, NoiseParts> known = new LinkedHashMap<>();
    seen.forEach((operation, parts) -> known.put(operation, NoiseParts.mean(parts)));
    return new NoiseHistory(known, all.size());
  }

  /** The noise to plan with before any block has told it: the usual one if nothing is known. */
  Collection<NoiseParts> atStart() {
    return known.isEmpty() ? List.of(BlockPlan.USUAL_NOISE) : known.values();
  }

  /**
   * The noise to plan with.
   *
   * @param seen what this comparison has seen; nothing at its start
   * @param blocks in how many blocks
   */
  Collection<NoiseParts> with(Map<NoiseSources.Source, NoiseParts> seen, int blocks) {
    if (seen.isEmpty()) {
      return known.values();
    }
    return seen.entrySet().stream()
        .map(
            it -> {
              NoiseParts before = known.get(it.getKey().operation());
              return before == null ? it.getValue() : it.getValue().with(before, blocks);
            })
        .toList();
  }

  /** What is assumed, for the reader; empty if nothing is known. */
  String toText() {
    double jvms = known.values().stream().mapToDouble(NoiseParts::jvms).max().orElse(0);
    return comparisons == 0
        ? ""
        : LineWrap.wrap(
            ("Blocks are planned with what %d comparison%s on this machine found: a spread between"
                    + " JVMs of %s%s.")
                .formatted(
                    comparisons,
                    comparisons == 1 ? "" : "s",
                    known.size() == 1 ? "" : "up to ",
                    Formats.percent(jvms)),
            "");
  }

  private static Map<NoiseSources.Source, NoiseParts> parts(CompareRecord record) {
    return NoiseSources.of(
        new Replicates(record.replicates(), record.conditions().leading()),
        record.variants().size());
  }

  private static String name(Path folder) {
    return folder.toAbsolutePath().normalize().getFileName().toString();
  }

  private static List<Path> newest(Path results) {
    if (!Files.isDirectory(results)) {
      return List.of();
    }
    try (var folders = Files.list(results)) {
      return folders
          .filter(folder -> !Files.isSymbolicLink(folder))
          .filter(CompareRecord::isIn)
          .sorted(Comparator.comparing(NoiseHistory::name).reversed())
          .limit(MOST_FOLDERS)
          .toList();
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot list %s: %s. Check its permissions.", results, e.getMessage());
    }
  }

  private static Optional<CompareRecord> read(Path folder) {
    try {
      return Optional.of(CompareRecord.read(folder));
    } catch (UserError failedOrDamaged) {
      return Optional.empty();
    }
  }
}
