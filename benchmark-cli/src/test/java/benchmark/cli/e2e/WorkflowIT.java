// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
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

    int gate = step(steps.get(0));
    assertThat(gate).as(() -> "the gate's status, after %s".formatted(log())).isEqualTo(3);
    int summary = step(steps.get(1));
    assertThat(summary).as(() -> "the summary's status, after %s".formatted(log())).isZero();

    assertThat(folder.resolve("summary"))
        .content()
        .contains("dubbo-hessianlite@D.benchmark.delay=100ms")
        .contains("worse");
    Path comparison = Tools.onlyFolder(folder.resolve("results"));
    assertThat(comparison.resolve("report.html"))
        .content()
        .contains("delay=100ms", "existUser: worse: -");
    assertThat(Tools.names(comparison.resolve("report-charts"))).isNotEmpty();
    assertThat(folder.resolve("results/latest").toRealPath()).isEqualTo(comparison.toRealPath());
  }

  /** Runs a step as GitHub does, with variants and times of the test, and returns its status. */
  private int step(String command) throws IOException, InterruptedException {
    var shell = new ProcessBuilder("sh", "-e", "-c", command).directory(folder.toFile());
    shell.environment().put("JAVA_HOME", System.getProperty("java.home"));
    shell.environment().put("BASELINE", "dubbo-hessianlite");
    shell.environment().put("CANDIDATE", "dubbo-hessianlite@D.benchmark.delay=100ms");
    shell
        .environment()
        .put("OPTIONS", "-o results --rounds 3 --ops existUser --warmup 1s --time 1s");
    shell.environment().put("GITHUB_STEP_SUMMARY", folder.resolve("summary").toString());
    shell.redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile());
    return shell.start().waitFor();
  }

  private String log() {
    try {
      return Files.readString(folder.resolve("log"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
