// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.FirstFailure;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Interruption;
import benchmark.cli.results.RunFolder;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A folder of results that has been filled. Every experiment fills its own in the same way: it
 * measures; it stores what there is, however the measuring has ended; and the folder gets its last
 * name. What failed first is the failure; what goes wrong later, as on a full disk, is suppressed
 * in it.
 *
 * @param path where it is now
 * @param failure what ended the experiment before its time; null if nothing did
 */
public record FilledFolder(Path path, RuntimeException failure) {

  /** Fills a folder with results that are all or nothing. */
  public static FilledFolder of(RunFolder folder, Interruption interruption, Runnable measure) {
    return of(folder, interruption, measure, failure -> {}, failure -> failure == null);
  }

  /**
   * Fills a folder.
   *
   * @param interruption is asked once whether it is why something failed
   * @param measure what is done first
   * @param store keeps what was measured; is given what ended the measuring, or null
   * @param isGood whether there are results in spite of a failure, or null for none
   */
  public static FilledFolder of(
      RunFolder folder,
      Interruption interruption,
      Runnable measure,
      Consumer<RuntimeException> store,
      Predicate<RuntimeException> isGood) {
    RuntimeException measuring = cause(FirstFailure.of(null, measure), interruption);
    RuntimeException failure = FirstFailure.of(measuring, () -> store.accept(measuring));
    Path partial = folder.path();
    failure = folder.end(isGood.test(failure), failure);
    return new FilledFolder(
        folder.path(), RunFailed.withRenamedFolder(failure, partial, folder.path()));
  }

  /** A run that has failed has asked already. */
  private static RuntimeException cause(RuntimeException failure, Interruption interruption) {
    if (failure == null
        || failure instanceof RunFailed
        || failure instanceof InterruptedByUserException
        || !interruption.isCauseOfFailure()) {
      return failure;
    }
    var interrupted = new InterruptedByUserException();
    interrupted.addSuppressed(failure);
    return interrupted;
  }

  /** Why an experiment has ended before its time, as its record has it; null for no failure. */
  public static String reason(RuntimeException failure) {
    return failure == null
        ? null
        : failure instanceof InterruptedByUserException ? "interrupted" : failure.getMessage();
  }

  /**
   * The folder of an experiment that has done all it was to do.
   *
   * @throws RuntimeException what ended it before its time
   */
  public Path orThrow() {
    if (failure != null) {
      throw failure;
    }
    return path;
  }
}
