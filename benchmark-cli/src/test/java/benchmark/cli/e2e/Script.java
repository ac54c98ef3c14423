// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import benchmark.cli.process.Children;
import benchmark.cli.project.Build;
import benchmark.cli.project.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A call of the real benchmark.sh, as a user would type it: {@code
 * Script.ofProject().run("dubbo-kryo")}. Runs in a session of its own, on the JDK of the tests.
 */
final class Script {

  /** Options after which a run takes about as long as its JVMs need to start. */
  static final List<String> SHORT =
      List.of("--", "-wi", "0", "-i", "1", "-r", "100ms", "-t", "2", "-bm", "thrpt", "existUser");

  private static final boolean HAS_ENV_SIGNALS =
      Tools.succeeds("env", "--default-signal=INT", "true");

  private final Path script;
  private final Map<String, String> environment = new HashMap<>();
  private List<String> shell = List.of();
  private Path directory;

  private Script(Path script) {
    this.script = script;
    directory = script.getParent();
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    // JMH runs once at a time on a machine, by a lock; nobody else's run is a test's business
    environment.put("JDK_JAVA_OPTIONS", "-Djmh.ignoreLock=true");
  }

  /** The script of this project, all halves built beforehand. */
  static Script ofProject() {
    return new Script(BuiltProject.ROOT.resolve("benchmark.sh"));
  }

  /** The script at another place: of a copy, or a link. */
  static Script at(Path script) {
    return new Script(script);
  }

  /** Sets an environment variable; removes it if the value is null. */
  Script with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  /** Starts the script by another shell than the one that its first line names. */
  Script by(String... shell) {
    this.shell = List.of(shell);
    return this;
  }

  /** Starts the script in another working directory. */
  Script in(Path directory) {
    this.directory = directory;
    return this;
  }

  /** Runs to the end. */
  CommandResult run(String... arguments) {
    return run(Arrays.asList(arguments));
  }

  /** Runs to the end. */
  CommandResult run(List<String> arguments) {
    try (Run run = start(arguments)) {
      return run.awaitEnd();
    }
  }

  /** Starts and returns at once. */
  Run start(String... arguments) {
    return start(Arrays.asList(arguments));
  }

  /** Starts and returns at once. */
  Run start(List<String> arguments) {
    var command = new ArrayList<String>();
    if (HAS_ENV_SIGNALS) {
      // a shell that started the tests in the background has made them ignore Ctrl-C
      command.addAll(List.of("env", "--default-signal=INT"));
    }
    command.add("setsid");
    command.addAll(shell);
    command.add(script.toString());
    command.addAll(arguments);
    var builder = new ProcessBuilder(command).directory(directory.toFile());
    Stream.of("JAVA_TOOL_OPTIONS", "MAVEN_OPTS", "MAVEN_ARGS")
        .forEach(builder.environment()::remove);
    environment.forEach(
        (name, value) -> {
          if (value == null) {
            builder.environment().remove(name);
          } else {
            builder.environment().put(name, value);
          }
        });
    return Run.start(builder);
  }

  /** Everything of the project, built once for all tests. */
  private static final class BuiltProject {

    static final Path ROOT = root();

    static {
      var project = new Project(ROOT);
      new Build(project, new Children())
          .update(
              project.pairs().stream()
                  .flatMap(pair -> Stream.of(pair.client(), pair.server()))
                  .toList());
      CommandResult version = new Script(ROOT.resolve("benchmark.sh")).run("--version");
      if (version.status() != 0) {
        throw new IllegalStateException("benchmark.sh cannot be built: " + version);
      }
    }

    private static Path root() {
      Path folder = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
      while (!Files.exists(folder.resolve("benchmark.sh"))) {
        folder = folder.getParent();
      }
      return folder;
    }
  }

  /** The project's root folder. */
  static Path root() {
    return BuiltProject.ROOT;
  }

  /** Copies the sources of the project, and nothing that was built. */
  static void copySources(Path target) throws IOException {
    Path root = root();
    try (Stream<Path> files = Files.walk(root)) {
      files
          .filter(
              file -> {
                Path name = root.relativize(file);
                return !name.startsWith(".git")
                    && !name.startsWith("results")
                    && Stream.of(name.toString().split("/")).noneMatch("target"::equals)
                    && !Files.isDirectory(file);
              })
          .forEach(
              file -> {
                try {
                  Path copy = target.resolve(root.relativize(file).toString());
                  Files.createDirectories(copy.getParent());
                  Files.copy(file, copy, java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }
}
