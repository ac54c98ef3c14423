// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.ProjectRoot;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("a JVM of tests that is killed")
class AbandonedRunIT {

  @TempDir Path results;

  @Test
  void leavesNoneOfItsRunsBehind() {
    var java =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin/java").toString(),
            "-Dbasedir=" + ProjectRoot.PATH,
            "-cp",
            System.getProperty("java.class.path"),
            AbandonedRun.class.getName(),
            results.toString());
    try (Run tests = Run.start(java)) {
      String mark = tests.awaitStdout("MARK (.*)\n").group(1);
      assertThat(marked(mark)).as("script, server, JMH and its fork").hasSizeGreaterThan(2);

      tests.signal("KILL");
      assertThat(tests.awaitEnd().status()).isEqualTo(137);
      Awaitility.await().atMost(Duration.ofSeconds(20)).until(() -> marked(mark).isEmpty());
    }
  }

  private static List<Long> marked(String mark) {
    return ProcessHandle.allProcesses()
        .map(ProcessHandle::pid)
        .filter(pid -> Tools.environment(pid).contains(RunWatcher.MARK + "=" + mark))
        .toList();
  }
}
