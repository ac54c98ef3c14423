// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.codec.CodecResult;
import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.error.UserError;
import benchmark.cli.pairs.MeasuredRun;
import benchmark.cli.reproduce.StoredReproduction;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.StoredRun;
import benchmark.cli.stored.ResultKind;
import benchmark.cli.stored.ResultKind.Nature;
import benchmark.cli.stored.StoredResult;
import benchmark.cli.verify.VerifyRecord;
import benchmark.cli.verify.VerifyRecord.VerifiedPair;
import benchmark.cli.verify.VerifyResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The results that a page is made of.
 *
 * @param results of each kind, in the order in which they were named
 */
public record Sources(Map<ResultKind<?>, List<StoredResult>> results) {

  /** All results, in the order of kinds. */
  public Stream<StoredResult> all() {
    return ResultKinds.ALL.stream().flatMap(it -> of(it).stream());
  }

  /** The results of a kind. */
  @SuppressWarnings("unchecked") // a kind reads results of its own type
  <R extends StoredResult> List<R> of(ResultKind<R> kind) {
    return (List<R>) results.getOrDefault(kind, List.of());
  }

  /** The runs. */
  List<StoredRun> runs() {
    return of(MeasuredRun.KIND).stream().map(MeasuredRun::run).toList();
  }

  /** The comparisons of calls. */
  List<ComparisonSummary> callComparisons() {
    return of(ComparisonSummary.KIND).stream().filter(it -> !it.isOfCodecs()).toList();
  }

  /** The pairs that verify has tried. */
  Stream<VerifiedPair> verifiedPairs() {
    return of(VerifyResult.KIND).stream().flatMap(it -> it.record().pairs().stream());
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
   * @param skipped is given why a folder is left out
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
    var sources = new Sources(new HashMap<>());
    for (Path named : folders) {
      Path folder =
          RunFolder.renamed(named, it -> holds(it, kind -> kind.nature() == Nature.INCREMENTAL));
      RunFolder.requireFolder(folder);
      try {
        if (holds(folder, it -> it.nature() == Nature.INCREMENTAL)) {
          sources.add(folder);
          continue;
        }
        RunFolder.requireFinished(folder);
      } catch (UserError notComplete) {
        if (RunFolder.hasFailed(folder) || RunFolder.isPartial(folder)) {
          nothing.accept(notComplete);
          continue;
        }
        throw notComplete;
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
      if (holds(folder, it -> it.nature() != Nature.REFERENCE)) {
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
    newest(folders, CodecResult.KIND.isIn()).ifPresent(chosen::add);
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
    return VerifyResult.KIND.isIn().test(folder)
        && !what.apply(VerifyRecord.FILE.read(folder)).isEmpty();
  }

  private static boolean holds(Path folder, Predicate<ResultKind<?>> kinds) {
    return ResultKinds.ALL.stream().filter(kinds).anyMatch(it -> it.isIn().test(folder));
  }

  /** Adds all that a folder holds; of a reproduction without a comparison, the runs inside. */
  private boolean add(Path folder) {
    List<ResultKind<?>> found =
        ResultKinds.ALL.stream().filter(it -> it.isIn().test(folder)).toList();
    for (ResultKind<?> kind : found) {
      results.computeIfAbsent(kind, it -> new ArrayList<>()).add(kind.read(folder));
    }
    if (found.equals(List.of(StoredReproduction.KIND))) {
      finished(folder).forEach(this::add);
    }
    return !found.isEmpty();
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
        .filter(child -> holds(child, any -> true))
        .toList();
  }
}
