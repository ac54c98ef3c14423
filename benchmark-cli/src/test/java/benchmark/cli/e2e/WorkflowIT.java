// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the workflow in docs/compare.yml")
class WorkflowIT {

  @TempDir Path folder;

  @Test
  void failsAPullRequestThatIsSlowerAndKeepsItsPage() throws Exception {
    Path root = BuiltProject.project().root();
    List<String> steps =
        Files.readAllLines(root.resolve("docs/compare.yml")).stream()
            .map(line -> line.replaceFirst("^ *-? *run: ", "run: "))
            .filter(line -> line.startsWith("run: "))
            .map(line -> line.substring("run: ".length()))
            .toList();
    assertThat(steps).hasSize(2);
    Files.createSymbolicLink(folder.resolve("benchmark.sh"), root.resolve("benchmark.sh"));
    Files.createSymbolicLink(
        folder.resolve("jdk"), Path.of(QuickStartingJdk.option().get(1))); // no space in its name

    CommandResult gate = step(steps.get(0));
    assertThat(gate.status()).as(gate.toString()).isEqualTo(3);
    CommandResult summary = step(steps.get(1));
    assertThat(summary.status()).as(summary.toString()).isZero();

    assertThat(folder.resolve("gate.xml"))
        .content()
        .contains("failures=\"1\"", "existUser throughput of rmi-java@D.benchmark.delay=100ms");
    assertThat(folder.resolve("summary"))
        .content()
        .contains("rmi-java@D.benchmark.delay=100ms")
        .contains("worse");
    Path comparison = Tools.onlyFolder(folder.resolve("results"));
    assertThat(comparison.resolve("report.html"))
        .content()
        .contains("delay=100ms", "existUser: worse: -");
    assertThat(Tools.names(comparison.resolve("report-charts"))).isNotEmpty();
    assertThat(folder.resolve("results/latest").toRealPath()).isEqualTo(comparison.toRealPath());
  }

  /** Runs a step as GitHub does, with variants and times of the test. */
  private CommandResult step(String command) {
    var shell = new ProcessBuilder("sh", "-e", "-c", command).directory(folder.toFile());
    shell.environment().put("JAVA_HOME", System.getProperty("java.home"));
    shell.environment().put("BASELINE", "rmi-java");
    shell.environment().put("GATE", "throughput:10%");
    shell.environment().put("CANDIDATE", "rmi-java@D.benchmark.delay=100ms");
    shell
        .environment()
        .put(
            "OPTIONS",
            "--jdk jdk -o results --blocks 2 --ops existUser -t 2 --warmup 300ms --time 500ms");
    shell.environment().put("GITHUB_STEP_SUMMARY", folder.resolve("summary").toString());
    try (Run run = Run.start(shell)) {
      return run.awaitEnd();
    }
  }
}
