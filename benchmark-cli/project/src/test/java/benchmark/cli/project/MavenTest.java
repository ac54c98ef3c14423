// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("why Maven has failed")
class MavenTest {

  @TempDir Path dir;

  @Test
  void isWhatItMarksAsErrors() throws IOException {
    assertThat(errors("[INFO] Scanning\n[ERROR] \n[ERROR] A.java:[3,1]\n[INFO] Bye\n"))
        .isEqualTo("[ERROR] A.java:[3,1]");
  }

  /** As a JVM says it that does not start, a shell, or a Maven with colours. */
  @Test
  void isWhatItSaysLastIfItMarksNothing() throws IOException {
    assertThat(
            errors("one\n\nUnrecognized VM option 'MaxPermSize=512m'\nError: Could not create\n"))
        .isEqualTo("Unrecognized VM option 'MaxPermSize=512m'\nError: Could not create");
    assertThat(errors("[\033[1;31mERROR\033[m] No goals\n"))
        .isEqualTo("[\033[1;31mERROR\033[m] No goals");
  }

  /** A message in another encoding is better than none. */
  @Test
  void mayBeInAnyEncoding() throws IOException {
    Path log =
        Files.write(
            dir.resolve("log"), new byte[] {'[', 'E', 'R', 'R', 'O', 'R', ']', (byte) 0xE4});

    assertThat(Maven.errors(log, 2)).isEqualTo("[ERROR]\uFFFD");
  }

  private String errors(String log) throws IOException {
    return Maven.errors(Files.writeString(dir.resolve("log"), log), 2);
  }
}
