// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.codec.CodecRecord;
import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.discovery.DiscoveryRecord;
import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainReport;
import benchmark.cli.load.LoadReport;
import benchmark.cli.reproduce.Reproduction;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.StoredRun;
import benchmark.cli.soak.SoakRecord;
import benchmark.cli.soak.SoakReport;
import benchmark.cli.verify.VerifyRecord;
import benchmark.contract.conformance.Capability;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The results that a page is made of.
 *
 * @param comparisons of calls and of codecs
 * @param codecs those of each folder
 */
public record Sources(
    List<StoredRun> runs,
    List<ComparisonSummary> comparisons,
    List<Stored<VerifyRecord>> verifications,
    List<Stored<CodecRecord>> codecs,
    List<Stored<Reproduction>> reproductions,
    List<SoakReport> soaks,
    List<LoadReport> loads,
    List<ExplainReport> explanations,
    List<Stored<DiscoveryRecord>> discoveries) {

  /** What a folder holds. */
  public record Stored<T>(Path folder, T record) {}

  /** The comparisons of calls. */
  List<ComparisonSummary> callComparisons() {
    return comparisons.stream().filter(it -> !it.isOfCodecs()).toList();
  }

  /** The comparisons of codecs. */
  List<ComparisonSummary> codecComparisons() {
    return comparisons.stream().filter(ComparisonSummary::isOfCodecs).toList();
  }

  /**
   * Reads folders of results: of runs, comparisons, reproductions, verify and codec, or folders of
   * such.
   *
   * @throws UserError if one holds none, or a file is damaged: exit status 2
   */
  public static Sources read(List<Path> folders) {
    return read(
        folders,
        nothing -> {
          throw nothing;
        });
  }

  /**
   * Reads folders, but leaves out those that hold no results.
   *
   * @param skipped is told why a folder is left out
   * @throws UserError if a folder does not exist, a file is damaged, or no results are left: exit
   *     status 2
   */
  public static Sources readAny(List<Path> folders, Consumer<UserError> skipped) {
    var reasons = new ArrayList<UserError>();
    Sources sources = read(folders, reasons::add);
    if (reasons.size() == folders.size()) {
      throw reasons.get(0);
    }
    reasons.forEach(skipped);
    return sources;
  }

  private static Sources read(List<Path> folders, Consumer<UserError> nothing) {
    var sources =
        new Sources(
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>());
    for (Path named : folders) {
      Path folder = SoakRecord.folder(named);
      RunFolder.requireFolder(folder);
      try {
        if (SoakRecord.isIn(folder)
            || LoadReport.isIn(folder)
            || CompareRecord.FILE.isIn(
                folder)) { // stored incrementally: also what has not ended well
          sources.add(folder);
          continue;
        }
        RunFolder.requireFinished(folder);
      } catch (UserError notWhole) {
        if (RunFolder.hasFailed(folder) || RunFolder.isPartial(folder)) {
          nothing.accept(notWhole);
          continue;
        }
        throw notWhole;
      }
      CompareRecord.requireReadable(folder);
      if (!sources.add(folder)) {
        List<Path> inside = finished(folder);
        if (inside.isEmpty()) {
          nothing.accept(
              UserError.badInput(
                  "%s holds no results that can be reported. Folders of results are under"
                      + " results/.",
                  folder));
        }
        inside.forEach(sources::add);
      }
    }
    return sources;
  }

  /**
   * The results of the command that ended last, with the newest ones of verify and codec.
   *
   * @param results the folder that holds the folders of results
   * @throws UserError if there are none: exit status 2
   */
  public static Sources latest(Path results) {
    List<Path> folders =
        Files.isDirectory(results) ? new ArrayList<>(finished(results)) : List.of();
    Collections.reverse(folders);
    var chosen = new ArrayList<Path>();
    List<String> command = null;
    for (Path folder : folders) {
      if (isMeasurement(folder)) {
        List<String> of = StoredRun.isFinished(folder) ? command(folder) : null;
        if (chosen.isEmpty()) {
          command = of;
        } else if (command == null || !command.equals(of)) {
          break;
        }
        chosen.add(0, folder);
      }
    }
    newest(folders, folder -> hasVerified(folder, VerifyRecord::pairs)).ifPresent(chosen::add);
    newest(folders, folder -> hasVerified(folder, VerifyRecord::versions)).ifPresent(chosen::add);
    newest(folders, CodecRecord.FILE::isIn).ifPresent(chosen::add);
    if (chosen.isEmpty()) {
      throw UserError.badInput(
          "There are no results in %s yet. Measure some: ./benchmark.sh --quick dubbo-kryo",
          results);
    }
    return read(chosen);
  }

  private static Optional<Path> newest(List<Path> folders, Predicate<Path> wanted) {
    return folders.stream().filter(wanted).findFirst();
  }

  private static boolean hasVerified(Path folder, Function<VerifyRecord, List<?>> what) {
    return VerifyRecord.FILE.isIn(folder) && !what.apply(VerifyRecord.FILE.read(folder)).isEmpty();
  }

  private boolean add(Path folder) {
    boolean reproduction = Reproduction.FILE.isIn(folder);
    if (reproduction) {
      reproductions.add(new Stored<>(folder, Reproduction.FILE.read(folder)));
    }
    if (SoakRecord.isIn(folder)) {
      soaks.add(SoakReport.read(folder));
    } else if (LoadReport.isIn(folder)) {
      loads.add(LoadReport.read(folder));
    } else if (ExplainReport.isIn(folder)) {
      explanations.add(ExplainReport.read(folder));
    } else if (DiscoveryRecord.FILE.isIn(folder)) {
      discoveries.add(new Stored<>(folder, DiscoveryRecord.FILE.read(folder)));
    } else if (CompareRecord.FILE.isIn(folder)) {
      comparisons.add(ComparisonSummary.read(folder));
    } else if (VerifyRecord.FILE.isIn(folder)) {
      verifications.add(new Stored<>(folder, VerifyRecord.FILE.read(folder)));
    } else if (CodecRecord.FILE.isIn(folder)) {
      codecs.add(new Stored<>(folder, CodecRecord.read(folder)));
    } else if (StoredRun.isFinished(folder)) {
      runs.add(StoredRun.read(folder));
    } else if (reproduction) {
      finished(folder).forEach(this::add); // one run of each system
    } else {
      return false;
    }
    return true;
  }

  /** What verify found last of a pair: whether it refuses classes outside the allow-list. */
  Optional<String> refuses(String pair) {
    return verifications.stream()
        .flatMap(it -> it.record().pairs().stream())
        .filter(it -> it.variant().equals(pair))
        .map(it -> it.capabilities().getOrDefault(Capability.GADGET.head(), ""))
        .filter(word -> word.equals("yes") || word.equals("no"))
        .reduce((earlier, later) -> later);
  }

  private static boolean isMeasurement(Path folder) {
    return CompareRecord.FILE.isIn(folder)
        || Reproduction.FILE.isIn(folder)
        || SoakRecord.isIn(folder)
        || LoadReport.isIn(folder)
        || ExplainReport.isIn(folder)
        || DiscoveryRecord.FILE.isIn(folder)
        || StoredRun.isFinished(folder);
  }

  private static List<String> command(Path folder) {
    try {
      return StoredRun.read(folder).record().command();
    } catch (UserError damaged) {
      return null;
    }
  }

  /** The folders inside that hold good results, the oldest first. */
  private static List<Path> finished(Path folder) {
    return RunFolder.inside(folder).stream()
        .filter(child -> !RunFolder.hasFailed(child) && !RunFolder.isPartial(child))
        .filter(
            child ->
                isMeasurement(child)
                    || VerifyRecord.FILE.isIn(child)
                    || CodecRecord.FILE.isIn(child))
        .toList();
  }
}
