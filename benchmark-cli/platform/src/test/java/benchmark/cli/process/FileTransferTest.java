// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@DisplayName("files on their way to a place")
class FileTransferTest {

  @Test
  void whatWritesThemEndsIfWhatReadsThemCannotBeStarted(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("file"), new byte[1 << 20]); // more than a pipe holds
    var nowhere = new Prefix("exec:test", List.of("/no/such/program"));
    var cargo = new FileTransfer(nowhere, new ChildProcesses(), new HashSet<>());

    assertThatThrownBy(() -> cargo.send(Map.of("file", file), List.of("cat")))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("exec:test: files cannot be sent (")
        .hasMessageContaining("/no/such/program");
    // those of other tests that run meanwhile end, too
    Awaitility.await()
        .atMost(Duration.ofSeconds(20))
        .until(() -> ProcessHandle.current().children().noneMatch(FileTransferTest::writes));
  }

  /** More than a pipe holds, as tar's warnings of files that have changed. */
  @Test
  @Timeout(60)
  void manyWarningsKeepNoFilesBack(@TempDir Path folder) throws IOException {
    Path there = Files.createDirectory(folder.resolve("there"));
    Path here = Files.createDirectory(folder.resolve("here"));
    Files.writeString(there.resolve("told.csv"), "told");
    var talkative =
        new Prefix(
            "exec:test", List.of("sh", "-c", "head -c 300000 /dev/zero >&2; exec \"$@\"", "x"));

    new FileTransfer(talkative, new ChildProcesses(), new HashSet<>())
        .bring(there.toString(), here);

    assertThat(here.resolve("told.csv")).hasContent("told");
  }

  private static boolean writes(ProcessHandle process) {
    return process.info().commandLine().orElse("").contains("benchmark-cargo-");
  }
}
