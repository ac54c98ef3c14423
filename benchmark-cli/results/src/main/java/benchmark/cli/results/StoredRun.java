// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import benchmark.cli.topology.Part;
import benchmark.launch.OperationKey;
import benchmark.launch.WorkShares;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a good run's folder holds.
 *
 * @param attempted the operations that JMH began to measure; those that are not in {@code
 *     operations}, too, have failed
 */
public record StoredRun(
    Path folder, RunRecord record, RunResults results, Set<OperationKey> attempted) {

  private static final String CONTENTS_OF_RECORD = "the complete record of a run";

  /**
   * Reads a folder.
   *
   * @throws UserError if it is not a good run's, or a file in it is damaged: exit status 2
   */
  public static StoredRun read(Path folder) {
    RunFolder.requireFinished(folder);
    if (!Files.isReadable(folder.resolve(RunFiles.RECORD)) || !RunResults.isIn(folder)) {
      throw UserError.badInput(
          "%s is not a run folder: it has no %s that can be read. Run folders are under"
              + " results/.",
          folder,
          Files.isReadable(folder.resolve(RunFiles.RECORD))
              ? RunFiles.JMH_RESULTS
              : RunFiles.RECORD);
    }
    return of(folder, record(folder));
  }

  /**
   * Reads a folder that has no record of its own, as that of a client which was started by itself.
   *
   * @throws UserError if a file in it is damaged: exit status 2
   */
  public static StoredRun of(Path folder, RunRecord record) {
    return new StoredRun(
        folder,
        record,
        RunResults.read(folder),
        JmhText.attempted(folder.resolve(RunFiles.JMH_TEXT)));
  }

  /**
   * Finds the newest run that is wanted, by the folders' names. Runs that failed or are not
   * finished, damaged folders and folders of other things are passed over.
   *
   * @param results the folder that holds the folders of runs; it may be missing
   * @param measured whether its results are wanted, too
   * @throws UserError if it cannot be listed
   */
  public static Optional<StoredRun> newest(
      Path results, Predicate<RunRecord> wanted, Predicate<StoredRun> measured) {
    return RunFolder.inside(results).stream()
        .filter(StoredRun::isFinished)
        .sorted(Comparator.reverseOrder())
        .flatMap(folder -> readIf(wanted, folder).stream())
        .filter(measured)
        .findFirst();
  }

  /** Whether a folder is, by its name and its files, that of a run which ended well. */
  public static boolean isFinished(Path folder) {
    return !RunFolder.hasFailed(folder)
        && !RunFolder.isPartial(folder)
        && Files.isReadable(folder.resolve(RunFiles.RECORD))
        && RunResults.isIn(folder);
  }

  /** Whose run a folder is, however it ended; empty if it says nothing. */
  public static Optional<String> variant(Path folder) {
    try {
      return Optional.of(record(folder).variant());
    } catch (UserError damaged) {
      return Optional.empty();
    }
  }

  /** What was measured, in the contract's order. */
  public Map<OperationKey, OperationResult> operations() {
    return results.operations();
  }

  /** What calls cost, in the same order; empty if nothing was recorded. */
  public Map<OperationKey, OperationCost> costs() {
    return results.costs();
  }

  /** Client JVMs for each operation and mode; the most if they differ. */
  public int forks() {
    return results.jmh().stream().mapToInt(JmhResult::forks).max().orElse(0);
  }

  /** How many threads called at the same time. */
  public int callers() {
    return results.jmh().stream().mapToInt(JmhResult::threads).findFirst().orElse(0);
  }

  /** The names of all parts that were started. */
  public Set<String> parts() {
    Set<String> started = record.processes().commandLines().keySet();
    return started.isEmpty() ? Set.of(Part.CLIENT, Part.SERVER) : started;
  }

  /** The name of the log of the parts of a kind; of several a pattern. */
  public String log(String kind) {
    boolean several = parts().stream().filter(name -> Part.isOf(kind, name)).count() > 1;
    return RunFiles.log(several ? kind + "-*" : kind);
  }

  /** How evenly the server's threads shared the work, in a scenario with work. */
  public Optional<WorkShares> shares() {
    Path file = folder.resolve(RunFiles.shares(Part.SERVER));
    try {
      return Files.exists(file) ? Optional.of(WorkShares.read(file)) : Optional.empty();
    } catch (IOException damaged) {
      throw DamagedFile.error(file, "the shares of a server's threads");
    }
  }

  /** Whether one JVM measured all operations: such a run is compared with its like only. */
  public boolean isQuick() {
    return record.course().slices() != null;
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
    return Json.readComplete(
        folder.resolve(RunFiles.RECORD),
        RunRecord.class,
        RunRecord::upgrade,
        StoredRun::isComplete,
        CONTENTS_OF_RECORD);
  }

  private static boolean isComplete(RunRecord record) {
    return record.variant() != null
        && record.libraries().modules() != null
        && record.processes().jdk() != null
        && record.origin().machine() != null
        && record.origin().start() != null;
  }
}
