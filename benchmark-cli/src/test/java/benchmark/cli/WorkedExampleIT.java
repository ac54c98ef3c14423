// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.report.JmhResult;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Follows "Add a serialization" in CONTRIBUTING.md to the letter, in a copy of the project. */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class WorkedExampleIT {

  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  private static final Set<String> LEFT_OUT = Set.of(".git", "target", "results");

  /** Makes the run shorter than documented, where a reader would use what is documented. */
  private static final String SHORT = " -- -wi 1 -w 200ms -i 2 -r 200ms";

  @TempDir private Path copy;

  @Test
  void leadsFromNewToTheRowsFigures() throws Exception {
    copyProject();
    List<String> commands = commandsOf("## Add a serialization");
    assertThat(commands).hasSize(5);
    for (String command : commands) {
      if (command.contains(" verify ") && !exists("verify")) {
        continue;
      }
      String output = run(command.contains("--quick") ? command + SHORT : command);
      if (command.contains(" new ")) {
        assertThat(lines(output)).isLessThanOrEqualTo(60);
      } else if (command.endsWith(" list")) {
        assertThat(output).contains("dubbo-jackson\n", "dubbo-serialization-jackson 3.2.0");
      } else if (command.contains("--quick")) {
        assertThat(output).contains("Client.listUser");
      } else if (command.contains(" codec ")) {
        assertThat(output).contains("listUser response").containsPattern("CPU time +\\d+\\.\\d%");
      }
    }
    assertThat(JmhResult.read(results().resolve("jmh.json")))
        .extracting(JmhResult::operation)
        .containsExactlyInAnyOrder("existUser", "createUser", "getUser", "listUser");
    assertThat(JmhResult.read(results().resolve("jmh.json")))
        .allSatisfy(result -> assertThat(result.score()).isPositive());
    assertThat(run("./benchmark.sh codec inproc")).contains("has no codec");
  }

  private static int lines(String output) {
    var matcher = Pattern.compile("(\\d+) lines for both halves").matcher(output);
    assertThat(matcher.find()).isTrue();
    return Integer.parseInt(matcher.group(1));
  }

  private Path results() throws IOException {
    try (var folders = Files.list(copy.resolve("results"))) {
      return folders
          .filter(folder -> folder.toString().endsWith("-dubbo-jackson"))
          .findFirst()
          .orElseThrow();
    }
  }

  private boolean exists(String command) throws Exception {
    return run("./benchmark.sh --help").contains("benchmark.sh " + command);
  }

  /** The lines of the first shell block under a heading. */
  private List<String> commandsOf(String heading) throws IOException {
    String text = Files.readString(copy.resolve("CONTRIBUTING.md"));
    String section = text.substring(text.indexOf(heading));
    int start = section.indexOf("```sh\n") + "```sh\n".length();
    return section.substring(start, section.indexOf("```", start)).lines().toList();
  }

  private String run(String command) throws Exception {
    Path log = copy.resolve("target/example.log");
    Files.createDirectories(log.getParent());
    var builder =
        new ProcessBuilder("sh", "-c", "exec " + command)
            .directory(copy.toFile())
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

  private void copyProject() throws IOException {
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
      Files.createDirectories(copy.resolve(file).getParent());
      Files.copy(PROJECT.resolve(file), copy.resolve(file));
    }
  }
}
