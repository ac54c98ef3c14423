// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.status.StatusLine;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Maven's progress")
class MavenProgressTest {

  private final MavenProgress progress = new MavenProgress(StatusLine.ofThisProcess());

  @Test
  void countsFilesAndModulesHoweverItsOutputIsCut() {
    String output =
        """
        [INFO] Scanning for projects...
        [INFO] Downloading from central: https://host/org/x/x-parent/3/x-parent-3.pom
        [INFO] Downloaded from central: https://host/org/x/x-parent/3/x-parent-3.pom (812 B at 9 kB/s)
        [INFO] ----------------------< benchmark:client-base >-----------------------
        [INFO] Building client-base 1.0-SNAPSHOT                                  [3/9]
        [INFO] Downloading from central: https://host/org/x/x/3.3.6/x-3.3.6.jar
        [INFO] Downloaded from central: https://host/org/x/x/3.3.6/x-3.3.6.jar (5.6 MB at 1.2 MB/s)
        [INFO] Building jar: /somewhere/client-base.jar
        """;
    output.chars().forEach(character -> progress.add(Character.toString(character)));

    assertThat(progress)
        .hasToString("module 3 of 9, 2 files downloaded (5.6 MB), last x-3.3.6.jar");
  }

  @Test
  void saysNothingOfWhatItDoesNotKnow() {
    progress.add("[INFO] Scanning for projects...\n");
    assertThat(progress).hasToString("");
    progress.add("[INFO] Downloading from central: https://host/org/x/x-parent/3/x-parent-3.pom\n");
    assertThat(progress).hasToString("");
    progress.add(
        "[INFO] Downloaded from central: https://host/org/x/x-parent/3/x-parent-3.pom"
            + " (812 kB at 9 kB/s)\n");
    assertThat(progress).hasToString("1 files downloaded (0.8 MB), last x-parent-3.pom");
  }
}
