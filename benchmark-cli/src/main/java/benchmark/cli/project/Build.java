// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Builds what is stale and nothing else. A module is stale when one of its sources, its pom or the
 * root pom is newer than what was built of it, or when the project has been moved since. Two
 * processes may build at once: the second waits and finds the work done.
 */
public final class Build {

  private static final int SHOWN_LINES = 25;

  private final Project project;

  public Build(Project project) {
    this.project = project;
  }

  /** Brings both halves of pairs up to date; see {@link #update}. */
  public void updatePairs(Collection<Pair> pairs) {
    update(
        pairs.stream()
            .distinct()
            .flatMap(pair -> Stream.of(pair.client(), pair.server()))
            .toList());
  }

  /**
   * Brings halves and the modules that they stand on up to date.
   *
   * @throws UserError if Maven is missing or the build fails, with its error
   */
  public void update(Collection<PairModule> halves) {
    if (halves.stream().noneMatch(this::isStale)) {
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
          var held = lock.lock()) {
        List<PairModule> stale = halves.stream().filter(this::isStale).toList();
        if (!stale.isEmpty() && held.isValid()) {
          build(stale);
        }
      }
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot build in %s: %s. Make the project's folder writable.", target, e.getMessage());
    }
  }

  private boolean isStale(PairModule half) {
    Path classpath = half.dir().resolve("target/classpath");
    try {
      if (!Files.exists(classpath) || !isBuiltHere(half)) {
        return true;
      }
      // a build by hand, as mvn verify, leaves no stamp
      Path witness = Files.exists(stamp(half)) ? stamp(half) : classpath;
      FileTime built = Files.getLastModifiedTime(witness);
      return sources(half).anyMatch(file -> isNewer(file, built))
          || Classpath.of(half).jars().stream().anyMatch(jar -> !Files.exists(jar));
    } catch (IOException e) {
      return true;
    }
  }

  /**
   * Whether the project has not been moved or copied since: a classpath would name the old place.
   */
  private boolean isBuiltHere(PairModule half) {
    Path base = Classpath.jarOf(project.root().resolve(half.role().base()));
    return Classpath.of(half).jars().contains(base);
  }

  private static Path stamp(PairModule half) {
    return half.dir().resolve("target/built");
  }

  private static boolean isNewer(Path file, FileTime built) {
    try {
      return Files.getLastModifiedTime(file).compareTo(built) > 0;
    } catch (IOException gone) {
      return true;
    }
  }

  /** Everything that a half is built from; folders too, so that a deleted file is noticed. */
  private Stream<Path> sources(PairModule half) {
    return Stream.concat(
        Stream.of(project.root().resolve("pom.xml")),
        project.modulesOf(half).stream()
            .map(module -> project.root().resolve(module))
            .flatMap(
                module ->
                    Stream.concat(
                        Stream.of(module.resolve("pom.xml")), walk(module.resolve("src/main")))));
  }

  private static Stream<Path> walk(Path dir) {
    try {
      return Files.exists(dir) ? Files.walk(dir) : Stream.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void build(List<PairModule> halves) throws IOException {
    Set<String> names = new LinkedHashSet<>(halves.stream().map(PairModule::name).toList());
    System.err.println("Building " + String.join(", ", names) + " …");
    FileTime start = FileTime.fromMillis(System.currentTimeMillis());
    new Maven(project.root())
        .run(
            project.root().resolve("target/build.log"),
            SHOWN_LINES,
            List.of(
                "-pl",
                String.join(",", names),
                "-am",
                "-T",
                "1C",
                "-Dmaven.test.skip=true",
                "package"));
    for (PairModule half : halves) {
      Files.writeString(stamp(half), project.root().toString());
      Files.setLastModifiedTime(stamp(half), start);
    }
  }
}
