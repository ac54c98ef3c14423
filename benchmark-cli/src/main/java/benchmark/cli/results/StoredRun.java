// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import benchmark.launch.WorkShares;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a good run's folder holds.
 *
 * @param forks client JVMs for each operation and mode; the most if they differ
 * @param operations what was measured, in the contract's order
 * @param costs what calls cost, in the same order; empty if nothing was recorded
 * @param attempted the operations that JMH began to measure; those that are not in {@code
 *     operations}, too, have failed
 */
public record StoredRun(
    Path folder,
    RunRecord record,
    List<JmhResult> results,
    int forks,
    Map<OperationKey, OperationResult> operations,
    Map<OperationKey, OperationCost> costs,
    Set<OperationKey> attempted) {

  private static final String CONTENTS_OF_RECORD = "the whole record of a run";

  /**
   * Reads a folder.
   *
   * @throws UserError if it is not a good run's, or a file in it is damaged: exit status 2
   */
  public static StoredRun read(Path folder) {
    RunFolder.requireFinished(folder);
    for (String file : List.of(RunFiles.RECORD, RunFiles.JMH_RESULTS)) {
      if (!Files.isReadable(folder.resolve(file))) {
        throw UserError.badInput(
            "%s is not a run folder: it has no %s that can be read. Run folders are under"
                + " results/.",
            folder, file);
      }
    }
    return of(folder, record(folder));
  }

  /**
   * Reads a folder that has no record of its own, as that of a client which was started by itself.
   *
   * @throws UserError if a file in it is damaged: exit status 2
   */
  public static StoredRun of(Path folder, RunRecord record) {
    List<JmhResult> results = JmhResult.read(folder.resolve(RunFiles.JMH_RESULTS));
    return new StoredRun(
        folder,
        record,
        results,
        results.stream().mapToInt(JmhResult::forks).max().orElse(0),
        OperationResult.of(results),
        OperationCost.of(folder.resolve(RunFiles.COSTS)),
        JmhText.attempted(folder.resolve(RunFiles.JMH_TEXT)));
  }

  /**
   * Finds the newest run that is wanted, by the folders' names. Runs that failed or are not
   * finished, damaged folders and folders of other things are passed over.
   *
   * @param results the folder that holds the folders of runs; it may be missing
   * @throws UserError if it cannot be listed
   */
  public static Optional<StoredRun> newest(Path results, Predicate<RunRecord> wanted) {
    if (!Files.isDirectory(results)) {
      return Optional.empty();
    }
    try (var folders = Files.list(results)) {
      return folders
          .filter(folder -> !Files.isSymbolicLink(folder))
          .filter(StoredRun::isFinished)
          .sorted(Comparator.comparing((Path folder) -> folder.getFileName().toString()).reversed())
          .flatMap(folder -> readIf(wanted, folder).stream())
          .findFirst();
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot list %s: %s. Check its permissions.", results, e.getMessage());
    }
  }

  /** Whether a folder is, by its name and its files, that of a run which ended well. */
  public static boolean isFinished(Path folder) {
    return !RunFolder.hasFailed(folder)
        && !RunFolder.isPartial(folder)
        && Files.isReadable(folder.resolve(RunFiles.RECORD))
        && Files.isReadable(folder.resolve(RunFiles.JMH_RESULTS));
  }

  /**
   * What every measured iteration cost, in the order measured; none if nothing was recorded.
   *
   * @throws UserError if it is damaged: exit status 2
   */
  public List<CostLine> iterations() {
    return OperationCost.lines(folder.resolve(RunFiles.COSTS));
  }

  /** How evenly the server's threads shared the work, in a scenario with work. */
  public Optional<WorkShares> shares() {
    Path file = folder.resolve(RunFiles.SERVER_SHARES);
    try {
      return Files.exists(file) ? Optional.of(WorkShares.read(file)) : Optional.empty();
    } catch (IOException damaged) {
      throw DamagedFile.error(file, "the shares of a server's threads");
    }
  }

  /** Whether one JVM measured all operations: such a run is compared with its like only. */
  public boolean isMixed() {
    return record.mixture() != null;
  }

  /** The mean time of a call, in milliseconds; NaN if no mode tells it. */
  public double meanMillis(OperationKey operation) {
    return results.stream()
        .filter(result -> result.operation().equals(operation))
        .mapToDouble(JmhResult::meanMillis)
        .filter(millis -> millis > 0)
        .reduce(Double.NaN, (earlier, later) -> later); // sample comes last and is the most direct
  }

  /**
   * The time that some of all sampled calls did not exceed, in milliseconds; NaN if no mode tells
   * it.
   *
   * @param percent one of JMH's percentiles: 99.9
   */
  public double percentileMillis(OperationKey operation, double percent) {
    return results.stream()
        .filter(result -> result.operation().equals(operation))
        .filter(result -> result.mode().equals(JmhResult.SAMPLE))
        .mapToDouble(
            result ->
                result.percentiles().getOrDefault(Double.toString(percent), Double.NaN)
                    * result.millisOfUnit())
        .findFirst()
        .orElse(Double.NaN);
  }

  private static Optional<StoredRun> readIf(Predicate<RunRecord> wanted, Path folder) {
    try {
      RunRecord record = record(folder);
      return wanted.test(record) ? Optional.of(of(folder, record)) : Optional.empty();
    } catch (UserError damaged) {
      return Optional.empty();
    }
  }

  private static RunRecord record(Path folder) {
    return Json.readWhole(
        folder.resolve(RunFiles.RECORD),
        RunRecord.class,
        RunRecord::upgrade,
        StoredRun::isWhole,
        CONTENTS_OF_RECORD);
  }

  private static boolean isWhole(RunRecord record) {
    return record.variant() != null
        && record.modules() != null
        && record.jdk() != null
        && record.machine() != null
        && record.start() != null;
  }
}
