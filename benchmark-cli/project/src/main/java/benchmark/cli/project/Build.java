// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Lifeline;
import benchmark.cli.process.Place;
import benchmark.cli.text.ShellWords;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds what is stale and nothing else. A module is stale when one of its sources, its pom or the
 * root pom is newer than what was built of it, or when the project has been moved since. JVMs are
 * built by Maven, and a server that is a command by the command that its module names. Two
 * processes may build at once: the second waits and finds the work done.
 */
public record Build(Project project, ChildProcesses children) {

  private static final int SHOWN_LINES = 25;

  /** More modules than that are counted, not named: four pairs fill two lines. */
  private static final int MOST_NAMED = 8;

  private static final Duration PAUSE = Duration.ofMillis(100);

  /** Older than every source: the time of a stamp while its module is being built. */
  private static final FileTime NEVER = FileTime.fromMillis(0);

  /**
   * Brings modules and those that they depend on up to date.
   *
   * @throws UserError if Maven is missing or the build fails, with its error
   * @throws benchmark.cli.process.InterruptedByUserException if the user ends this process
   *     meanwhile; what was to be built is still stale then
   */
  public void update(Collection<? extends JvmModule> modules) {
    if (modules.stream().noneMatch(this::isStale)) {
      return;
    }
    Path target = project.root().resolve("target");
    try {
      Files.createDirectories(target);
      try (var lock =
              FileChannel.open(
                  target.resolve("build.lock"),
                  StandardOpenOption.CREATE,
                  StandardOpenOption.WRITE);
          var held = lock(lock)) {
        List<JvmModule> stale =
            modules.stream().<JvmModule>map(it -> it).filter(this::isStale).toList();
        if (!stale.isEmpty() && held.isValid()) {
          build(stale);
        }
      }
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot build in %s: %s. Make the project's folder writable.", target, e.getMessage());
    }
  }

  /** Waits for the lock, but no longer than the user wants this process to run. */
  private FileLock lock(FileChannel file) throws IOException {
    FileLock lock = file.tryLock();
    if (lock == null) {
      System.err.println("Waiting for another build of " + project.root() + " …");
    }
    while (lock == null) {
      children.check();
      try {
        Thread.sleep(PAUSE.toMillis());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedByUserException();
      }
      lock = file.tryLock();
    }
    return lock;
  }

  /**
   * Whether a module must be built.
   *
   * @throws UserError naming a source that cannot be read: Maven would leave it out, and say
   *     nothing
   */
  boolean isStale(JvmModule module) {
    if (module.program().filter(it -> it.build().isEmpty()).isPresent()) {
      return false;
    }
    try {
      Optional<Path> witness = witness(module);
      if (witness.isEmpty()) {
        return true;
      }
      FileTime built = Files.getLastModifiedTime(witness.get());
      return sources(module).anyMatch(file -> isNewer(file, built))
          || Classpath.of(module).jars().stream().anyMatch(jar -> !Files.exists(jar));
    } catch (UncheckedIOException e) {
      if (e.getCause() instanceof NoSuchFileException) { // gone in this moment: it has changed
        return true;
      }
      throw UserError.failure(
          "Cannot read the sources of %s: %s. Make them readable for this user.",
          module.name(), e.getCause().getMessage());
    } catch (IOException e) {
      return true;
    }
  }

  /** What is as old as the last build; empty if there was none. */
  private Optional<Path> witness(JvmModule module) {
    if (module.program().isPresent()) {
      return Optional.of(stamp(module)).filter(Files::exists);
    }
    Path classpath = module.dir().resolve("target/classpath");
    if (!Files.exists(classpath) || !isBuiltHere(module)) {
      return Optional.empty();
    }
    // a build by hand, as mvn verify, leaves no stamp
    return Optional.of(Files.exists(stamp(module)) ? stamp(module) : classpath);
  }

  /**
   * Whether the project has not been moved or copied since: a classpath would name the old place.
   */
  private boolean isBuiltHere(JvmModule module) {
    Path base = Classpath.jarOf(project.dir("benchmark-base"));
    return Classpath.of(module).jars().contains(base);
  }

  private static Path stamp(JvmModule module) {
    return module.dir().resolve("target/built");
  }

  /** Whether a file has changed since, or is gone. */
  static boolean isNewer(Path file, FileTime built) {
    try {
      return Files.getLastModifiedTime(file).compareTo(built) > 0;
    } catch (IOException gone) {
      return true;
    }
  }

  /** Everything that a module is built from; folders too, so that a deleted file is noticed. */
  private Stream<Path> sources(JvmModule module) {
    return Stream.concat(
        Stream.of(project.root().resolve("pom.xml")),
        project.modulesOf(module).stream()
            .map(project::dir)
            .flatMap(
                dir ->
                    Stream.concat(
                        Stream.of(dir.resolve("pom.xml")), walk(dir.resolve("src/main")))));
  }

  private static Stream<Path> walk(Path dir) {
    try {
      return Files.notExists(dir)
          ? Stream.of()
          : Files.walk(dir); // of what is hidden neither holds
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void build(List<JvmModule> modules) throws IOException {
    Set<String> names = new LinkedHashSet<>(modules.stream().map(JvmModule::name).toList());
    FileTime start = FileTime.fromMillis(System.currentTimeMillis());
    for (JvmModule module : modules) {
      stamp(module, NEVER); // a build that does not end leaves them stale
    }
    String what = names.size() > MOST_NAMED ? names.size() + " modules" : String.join(", ", names);
    System.err.println("Building " + what + " …");
    Path log = project.root().resolve("target/build.log");
    String jvms =
        modules.stream()
            .filter(it -> it.program().isEmpty())
            .map(it -> ":" + it.name())
            .distinct()
            .collect(Collectors.joining(","));
    if (!jvms.isEmpty()) {
      new Maven(children)
          .run(
              project.root(),
              log,
              SHOWN_LINES,
              List.of("-pl", jvms, "-am", "-T", "1C", "-Dmaven.test.skip=true", "package"));
    }
    for (JvmModule module : modules) {
      if (module.program().isPresent()) {
        build(module.name(), module.program().get(), log);
      }
    }
    for (JvmModule module : modules) {
      stamp(module, start);
    }
  }

  /** Builds a server that is a command, by the command that its module names. */
  private void build(String module, PartProgram program, Path log) {
    program
        .missing()
        .ifPresent(
            why -> {
              throw UserError.failure("%s is a program, and %s.", module, why);
            });
    int status;
    try (var child =
        Place.LOCAL.start(
            children, Lifeline.around(program.buildCommand()), log, log, piece -> {})) {
      status = child.awaitExit();
    }
    children.check();
    if (status != ExitStatus.SUCCESS || !program.isThere()) {
      throw UserError.failure(
          "%s cannot be built (%s in %s: exit status %d). Full log: %s. Its end:%n%s",
          module,
          ShellWords.of(program.build()),
          program.dir(),
          status,
          log,
          Maven.errors(log, SHOWN_LINES));
    }
  }

  private static void stamp(JvmModule module, FileTime time) throws IOException {
    Path stamp = stamp(module);
    Files.createDirectories(stamp.getParent());
    if (!Files.exists(stamp)) {
      Files.createFile(stamp);
    }
    Files.setLastModifiedTime(stamp, time);
  }
}
