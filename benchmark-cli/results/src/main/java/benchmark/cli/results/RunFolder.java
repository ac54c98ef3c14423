// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.FirstFailure;
import benchmark.cli.error.UserError;
import benchmark.launch.JvmFacts;
import benchmark.launch.ObservedFacts;
import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The folder of one run. It is filled under a name that ends in {@value #PARTIAL} and moved to its
 * own name when the run has succeeded, or to one that ends in {@value #FAILED}: a folder with
 * neither ending always holds a complete, good run.
 */
public final class RunFolder {

  /** What the name of a run that failed ends in. */
  public static final String FAILED = ".failed";

  /** What the name of a run that is still going on, or was killed, ends in. */
  public static final String PARTIAL = ".partial";

  /** The name of the link to the folder of the run or comparison that has ended last. */
  public static final String LATEST = "latest";

  /** The name of the file that is locked while a folder is filled incrementally. */
  private static final String LOCK = ".lock";

  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private final Path goal;
  private Path current;
  private FileChannel lock;

  private RunFolder(Path goal, Path current) {
    this.goal = goal;
    this.current = current;
  }

  /**
   * Creates a folder named by the time and what is run.
   *
   * @throws UserError if it cannot be written
   */
  public static RunFolder create(Path results, String name) {
    String base = LocalDateTime.now().format(TIME) + "-" + name;
    try {
      Files.createDirectories(results);
      for (int number = 1; ; number++) {
        Path goal = results.resolve(number == 1 ? base : base + "-" + number);
        Path partial = goal.resolveSibling(goal.getFileName() + PARTIAL);
        try {
          Files.createDirectory(partial);
        } catch (FileAlreadyExistsException twoRunsAtOnce) {
          continue;
        }
        // Looked at only while the partial name is ours: before, its last owner might move it.
        if (!Files.exists(goal) && !Files.exists(failed(goal))) {
          return new RunFolder(goal, partial);
        }
        Files.delete(partial);
      }
    } catch (IOException e) {
      throw UserError.failure(
          "Results cannot be written to %s (%s). Give another folder with -o.",
          results, e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  /**
   * The folder of an experiment that another process must not add to: a new one, or one to go on
   * with.
   *
   * @throws UserError if it cannot be written, or another process is adding to it
   */
  public static RunFolder begin(Path results, String name, Optional<Path> continued) {
    return continued.map(RunFolder::resume).orElseGet(() -> create(results, name)).lock();
  }

  /**
   * Takes up the folder of a run again that was killed, has failed or has ended, to go on with it.
   *
   * @param folder may be a link to it, such as {@value #LATEST}
   * @throws UserError if it cannot be renamed
   */
  public static RunFolder resume(Path folder) {
    Path current = itself(folder).toAbsolutePath().normalize();
    String name = current.getFileName().toString();
    for (String ending : List.of(PARTIAL, FAILED)) {
      name = name.endsWith(ending) ? name.substring(0, name.length() - ending.length()) : name;
    }
    Path goal = current.resolveSibling(name);
    var resumed = new RunFolder(goal, current);
    if (!isPartial(current)) {
      resumed.moveTo(goal.resolveSibling(name + PARTIAL));
    }
    return resumed;
  }

  /**
   * The folder that a user means: while it is being filled, or if that has failed, its name has an
   * ending.
   *
   * @param wanted whether a folder holds what the user looks for
   */
  public static Path renamed(Path named, Predicate<Path> wanted) {
    return Files.exists(named)
        ? named
        : Stream.of(PARTIAL, FAILED)
            .map(ending -> named.resolveSibling(named.getFileName() + ending))
            .filter(wanted)
            .findFirst()
            .orElse(named);
  }

  /** The folder that a link leads to: a link that is renamed does not take its folder along. */
  private static Path itself(Path folder) {
    try {
      return Files.isSymbolicLink(folder) ? folder.toRealPath() : folder;
    } catch (IOException e) {
      throw UserError.badInput(
          "The link %s leads nowhere (%s). Give the folder itself.", folder, e.getMessage());
    }
  }

  /**
   * Keeps other processes from adding to this folder, until it gets its last name or this process
   * ends. Where files cannot be locked nothing is kept from anybody.
   *
   * @return this
   * @throws UserError if another one is adding to it: exit status 2
   */
  public RunFolder lock() {
    try {
      lock = FileChannel.open(file(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (lock.tryLock() == null) {
        lock.close();
        throw isMeasured();
      }
    } catch (OverlappingFileLockException byThisProcess) {
      throw isMeasured();
    } catch (IOException noLocks) {
      // Some file systems have none.
    }
    return this;
  }

  /**
   * Whether a process still adds to a folder that is filled incrementally.
   *
   * @return empty where files cannot be locked
   */
  public static Optional<Boolean> isLocked(Path folder) {
    try (FileChannel file = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.READ);
        FileLock free = file.tryLock(0, Long.MAX_VALUE, true)) {
      return Optional.of(free == null);
    } catch (OverlappingFileLockException byThisProcess) {
      return Optional.of(true);
    } catch (NoSuchFileException unlocked) {
      return Optional.of(false);
    } catch (IOException noLocks) {
      return Optional.empty();
    }
  }

  private UserError isMeasured() {
    return UserError.badInput(
        "%s is still being measured. Wait until that has ended, then continue it.", current);
  }

  private void unlock() {
    if (lock == null) {
      return;
    }
    try {
      lock.close();
      Files.deleteIfExists(file(LOCK));
    } catch (IOException leftThere) {
      // An empty file more; nobody holds it any longer.
    }
  }

  /**
   * Creates a folder inside that of a run, unless it is there.
   *
   * @throws UserError if it cannot be created
   */
  public static Path createInside(Path folder) {
    try {
      return Files.createDirectories(folder);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Check disk space.", folder, e.getMessage());
    }
  }

  /**
   * Checks that what a user names as a folder of results is a folder.
   *
   * @throws UserError if it is not: exit status 2
   */
  public static void requireFolder(Path folder) {
    if (Files.isRegularFile(folder)) {
      throw UserError.badInput("%s is a file. Give the folder of the results instead.", folder);
    }
    if (!Files.isDirectory(folder)) {
      throw UserError.badInput(
          "There is no folder %s. Folders of results are under results/.", folder);
    }
  }

  /**
   * What is in a folder, by name; links left out. Nothing if there is no folder.
   *
   * @throws UserError if it cannot be listed
   */
  public static List<Path> inside(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(it -> !Files.isSymbolicLink(it)).sorted().toList();
    } catch (IOException e) {
      throw UserError.failure("Cannot list %s: %s. Check its permissions.", folder, e.getMessage());
    }
  }

  /**
   * Checks, by its name, that a folder is that of a run which ended well.
   *
   * @throws UserError if it is not: exit status 2
   */
  public static void requireFinished(Path folder) {
    if (hasFailed(folder)) {
      throw UserError.badInput(
          "%s is a failed run and has no results. Give a successful run's folder.", folder);
    }
    if (isPartial(folder)) {
      throw UserError.badInput(
          "%s belongs to a run that is still running or was killed, and has no results. Give a"
              + " successful run's folder.",
          folder);
    }
  }

  /**
   * Writes a file of text beside the folders of runs.
   *
   * @param name follows the time in the file's name
   * @return the file
   * @throws UserError if it cannot be written
   */
  public static Path writeBeside(Path results, String name, String text) {
    String time = LocalDateTime.now().format(TIME);
    for (int number = 1; ; number++) {
      Path file = results.resolve(time + (number == 1 ? "-" : "-" + number + "-") + name);
      try {
        Files.createDirectories(results);
        return Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
      } catch (FileAlreadyExistsException ofTheSameSecond) {
        continue;
      } catch (IOException e) {
        throw UserError.failure(
            "Cannot write %s: %s. Check disk space, or give another folder with -o.",
            file, e.getMessage());
      }
    }
  }

  /** Whether a folder's name says that its run has failed. */
  public static boolean hasFailed(Path folder) {
    return folder.toString().endsWith(FAILED);
  }

  /** Whether a folder's name says that its run is still going on or was killed. */
  public static boolean isPartial(Path folder) {
    return folder.toString().endsWith(PARTIAL);
  }

  /** A file in this folder. */
  public Path file(String name) {
    return current.resolve(name);
  }

  /**
   * Writes a file of text into this folder.
   *
   * @throws UserError if it cannot be written
   */
  public void write(String name, String text) {
    try {
      Files.writeString(file(name), text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot write %s: %s. Check disk space, or give another folder with -o.",
          file(name), e.getMessage());
    }
  }

  /**
   * Takes what some parts have reported of their JVMs: the record is its place from now on.
   *
   * @return by the part's name; no entry for one that has reported nothing
   */
  public Map<String, JvmFacts> takeFacts(Collection<String> parts) {
    var facts = new TreeMap<String, JvmFacts>();
    for (String part : parts) {
      JvmFacts.read(file(RunFiles.facts(part))).ifPresent(it -> facts.put(part, it));
      delete(RunFiles.facts(part));
    }
    return facts;
  }

  /**
   * Takes what some parts have found of themselves at their end: the record is its place from now
   * on.
   *
   * @return by the part's name; no entry for one that has left nothing
   */
  public Map<String, ObservedFacts> takeObserved(Collection<String> parts) {
    var observed = new TreeMap<String, ObservedFacts>();
    for (String part : parts) {
      ObservedFacts.read(file(RunFiles.observed(part))).ifPresent(it -> observed.put(part, it));
      delete(RunFiles.observed(part));
    }
    return observed;
  }

  /**
   * Deletes a file of this folder, if it is there.
   *
   * @throws UserError if it cannot be deleted
   */
  public void delete(String name) {
    try {
      Files.deleteIfExists(file(name));
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot delete %s: %s. Check its permissions.", file(name), e.getMessage());
    }
  }

  /** Where this folder is now. */
  public Path path() {
    return current;
  }

  /** The run has succeeded. */
  public Path succeed() {
    unlock();
    moveTo(goal);
    linkLatest();
    return current;
  }

  /**
   * Lets {@value #LATEST} beside the folder lead to it. A part of a comparison that is still going
   * on is not the latest of anything. Where there are no symbolic links there is none.
   */
  private void linkLatest() {
    if (goal.toAbsolutePath().toString().contains(PARTIAL + File.separator)) {
      return;
    }
    Path link = goal.resolveSibling(LATEST);
    Path next = goal.resolveSibling(goal.getFileName() + "." + LATEST);
    try {
      if (Files.isSymbolicLink(link) || Files.notExists(link, LinkOption.NOFOLLOW_LINKS)) {
        Files.createSymbolicLink(next, goal.getFileName());
        Files.move(next, link, StandardCopyOption.ATOMIC_MOVE);
      }
    } catch (IOException | UnsupportedOperationException noLinks) {
      // The folder itself is complete.
    }
  }

  /** The run has failed; everything is kept. */
  public Path fail() {
    unlock();
    return moveTo(failed(goal));
  }

  /**
   * Gives the folder its last name, whatever becomes of that.
   *
   * @param good whether the run has succeeded
   * @param failure null if there was none
   * @return that failure, which what goes wrong now does not hide; null if nothing has failed
   */
  public RuntimeException end(boolean good, RuntimeException failure) {
    return FirstFailure.of(failure, good ? this::succeed : this::fail);
  }

  private static Path failed(Path goal) {
    return goal.resolveSibling(goal.getFileName() + FAILED);
  }

  private Path moveTo(Path target) {
    try {
      current = Files.move(current, target);
      return current;
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot rename %s to %s: %s. Its contents are complete; rename it by hand.",
          current, target.getFileName(), e.getMessage());
    }
  }
}
