// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import benchmark.cli.project.ProjectRoot;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A call of the real benchmark.sh, as a user would type it: {@code
 * Script.ofProject().run("dubbo-kryo")}. Runs in a context of its own, on the JDK of the tests.
 */
final class Script {

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
  }

  /** The script of this project, all servers and clients built beforehand. */
  static Script ofProject() {
    return new Script(BuiltProject.project().root().resolve("benchmark.sh"));
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

  /** Lets codecs be measured so shortly that the figures mean nothing. */
  Script withShortCodecRuns() {
    return with(
        "JDK_JAVA_OPTIONS",
        LaunchProperties.CODEC_WARMUP_CPU_MILLIS.flag(50)
            + " "
            + LaunchProperties.CODEC_ITERATION_MILLIS.flag(50));
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

  /** Copies the sources of the project, and nothing that was built. */
  static void copySources(Path target) throws IOException {
    Path root = ProjectRoot.PATH;
    try (Stream<Path> files = Files.walk(root)) {
      files
          .filter(file -> Files.isRegularFile(file) && isSource(root.relativize(file)))
          .forEach(
              file -> {
                try {
                  Path copy = target.resolve(root.relativize(file).toString());
                  Files.createDirectories(copy.getParent());
                  Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }

  private static boolean isSource(Path file) {
    boolean made = file.startsWith("results"); // and not the package of this name
    for (Path name : file) {
      made |= name.endsWith("target") || name.endsWith(".git");
    }
    return !made;
  }
}
