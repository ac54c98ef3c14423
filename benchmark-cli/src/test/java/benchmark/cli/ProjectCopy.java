// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Set;

/** The sources of this project in another folder, where commands can be run as users run them. */
final class ProjectCopy {

  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  private static final Set<String> LEFT_OUT = Set.of(".git", "target", "results");

  private final Path folder;

  private ProjectCopy(Path folder) {
    this.folder = folder;
  }

  static ProjectCopy in(Path folder) throws IOException {
    copyTo(folder);
    return new ProjectCopy(folder);
  }

  /** Runs a command line in the copy and returns what it prints; it must succeed. */
  String run(String command) throws Exception {
    Path log = folder.resolve("target/run.log");
    Files.createDirectories(log.getParent());
    var builder =
        new ProcessBuilder("sh", "-c", "exec " + command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    // JMH's lock is a file there; another JMH may be running on this machine
    builder.environment().put("JDK_JAVA_OPTIONS", "-Djava.io.tmpdir=" + log.getParent());
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      int status = process.waitFor();
      String output = Files.readString(log);
      assertThat(status).as("%s%n%s", command, output).isZero();
      return output;
    } finally {
      process.destroy(); // benchmark.sh ends what it has started
    }
  }

  /** The folder of the last result of this name. */
  Path result(String name) throws IOException {
    try (var folders = Files.list(folder.resolve("results"))) {
      return folders
          .filter(result -> result.toString().endsWith("-" + name))
          .max(Comparator.naturalOrder())
          .orElseThrow();
    }
  }

  private static void copyTo(Path target) throws IOException {
    var found = new ArrayList<Path>();
    Files.walkFileTree(
        PROJECT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
            return LEFT_OUT.contains(dir.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            found.add(PROJECT.relativize(file));
            return FileVisitResult.CONTINUE;
          }
        });
    for (Path file : found) {
      Files.createDirectories(target.resolve(file).getParent());
      Files.copy(PROJECT.resolve(file), target.resolve(file));
    }
  }
}
