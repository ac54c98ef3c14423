// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A JDK with another launcher, whose JVMs compile little, verify no bytecode and, unless they are
 * told a collector, collect garbage in one thread: a pair starts and ends in half the CPU time. For
 * tests that look at what a run does and not at how fast it is.
 *
 * <p>Servers and clients of pairs that many tests start are also given an archive of their classes
 * (class data sharing), which saves another third of the CPU time until they are ready. A run in
 * the background makes the archives; until then, and for all other classpaths, there is none.
 */
final class QuickStartingJdk {

  private static final Path RUNNING = Path.of(System.getProperty("java.home"));

  private static final Path HOME = of(RUNNING);

  /** One archive for each classpath. A JVM ignores one whose jars have been built again since. */
  private static final Path ARCHIVES = archives(HOME);

  /** Has the launcher make archives: set for {@link #OFTEN} only. */
  private static final String ARCHIVING = "BENCHMARK_TEST_ARCHIVING";

  /** Pairs of many tests: archives of others would take longer to make than they save. */
  private static final List<String> OFTEN =
      List.of("dubbo-kryo", "netty-bytes", "inproc", "dubbo-hessianlite", "rmi-java");

  /** What an archive is called while a JVM writes it. */
  private static final String UNFINISHED = ".unfinished";

  static {
    try {
      if (!Files.exists(ARCHIVES)) {
        Files.createDirectories(ARCHIVES);
        var archiving = new Thread(QuickStartingJdk::makeArchives, "archives");
        archiving.setDaemon(true);
        archiving.start();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private QuickStartingJdk() {}

  /** The words by which server and client run on that of the tests. */
  static List<String> option() {
    return List.of("--jdk", HOME.toString());
  }

  /** Such a JDK beside a JDK. */
  static synchronized Path of(Path jdk) {
    Path home = ProjectRoot.PATH.resolve("target/quick-starting").resolve(jdk.getFileName());
    Path launcher = home.resolve("bin/java");
    try {
      if (!Files.exists(launcher)) {
        Files.createDirectories(launcher.getParent());
        link(jdk, home);
        link(jdk.resolve("bin"), home.resolve("bin"));
        writeLauncher(launcher, home, jdk);
      }
      return home;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path archives(Path home) {
    return home.resolve("archives");
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
  private static void writeLauncher(Path launcher, Path home, Path jdk) throws IOException {
    Path written = launcher.resolveSibling("java.written");
    Files.writeString(
        written,
        """
        #!/bin/sh
        previous=
        archive=
        for word; do
          [ "$previous" != -cp ] || archive='%s'/$(printf %%s "$word" | cksum | tr ' ' -)
          previous=$word
        done
        if [ -n "$archive" ] && [ -f "$archive" ]; then
          set -- -XX:SharedArchiveFile="$archive" '-Xlog:cds*=off' "$@"
        elif [ -n "$archive" ] && [ -n "${%s:-}" ]; then
          set -- -XX:ArchiveClassesAtExit="$archive%s" '-Xlog:cds*=off' "$@"
        fi
        case " $* " in
          *' -XX:+Use'*'GC '*) ;;
          *) set -- -XX:+UseSerialGC "$@" ;;
        esac
        exec '%s/bin/java' -XX:TieredStopAtLevel=1 \
          -XX:+UnlockDiagnosticVMOptions -XX:-BytecodeVerificationRemote "$@"
        """
            .formatted(archives(home), ARCHIVING, UNFINISHED, jdk));
    if (!written.toFile().setExecutable(true)) {
      throw new IOException(written + " cannot be made executable");
    }
    Files.move(written, launcher);
  }

  /** Runs pairs shortly. An archive gets its name when its JVM has ended well. */
  private static void makeArchives() {
    var command = new ArrayList<>(List.of("--quick", "-o", ARCHIVES.resolve("runs").toString()));
    command.addAll(option());
    command.addAll(OFTEN);
    command.addAll(List.of("--", "-w", "100ms", "-i", "1", "-r", "100ms"));
    CommandResult ended = Script.ofProject().with(ARCHIVING, "true").run(command);
    if (ended.status() != 0) {
      System.err.println("There are no archives of classes, so that tests take longer: " + ended);
      return;
    }
    try (Stream<Path> files = Files.list(ARCHIVES)) {
      for (Path file : files.filter(it -> it.toString().endsWith(UNFINISHED)).toList()) {
        Files.move(file, Path.of(file.toString().replace(UNFINISHED, "")));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
