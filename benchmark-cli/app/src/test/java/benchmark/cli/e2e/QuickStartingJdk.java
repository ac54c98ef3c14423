// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The JDK of the tests with another launcher, whose JVMs compile little and collect garbage in one
 * thread: a pair starts and ends in half the CPU time. For tests that look at what a run does and
 * not at how fast it is.
 */
final class QuickStartingJdk {

  private static final Path RUNNING = Path.of(System.getProperty("java.home"));

  private static final Path HOME =
      ProjectRoot.PATH.resolve("target/quick-starting").resolve(RUNNING.getFileName());

  static {
    try {
      Path launcher = HOME.resolve("bin/java");
      if (!Files.exists(launcher)) {
        Files.createDirectories(launcher.getParent());
        link(RUNNING, HOME);
        link(RUNNING.resolve("bin"), HOME.resolve("bin"));
        writeLauncher(launcher);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private QuickStartingJdk() {}

  /** The words by which server and client run on it. */
  static List<String> option() {
    return List.of("--jdk", HOME.toString());
  }

  /** Links whatever the copy lacks. */
  private static void link(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Path link = to.resolve(file.getFileName());
        if (!Files.exists(link) && !file.endsWith("bin/java")) {
          Files.createSymbolicLink(link, file);
        }
      }
    }
  }

  /** Under its name it is complete. */
  private static void writeLauncher(Path launcher) throws IOException {
    Path written = launcher.resolveSibling("java.written");
    Files.writeString(
        written,
        """
        #!/bin/sh
        exec '%s/bin/java' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "$@"
        """
            .formatted(RUNNING));
    if (!written.toFile().setExecutable(true)) {
      throw new IOException(written + " cannot be made executable");
    }
    Files.move(written, launcher);
  }
}
