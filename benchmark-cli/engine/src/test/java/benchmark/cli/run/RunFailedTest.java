// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class RunFailedTest {

  @Test
  void namesTheFolderAfterItWasMoved() {
    var failed =
        new RunFailed(
            "A heap was full. ",
            "It fails in /r/x.partial.",
            Path.of("/r/x.partial/round-001/y.failed"));

    assertThat(
            RunFailed.withRenamedFolder(
                failed.prefixed("Round 1: "), Path.of("/r/x.partial"), Path.of("/r/x.failed")))
        .hasMessage(
            "Round 1: A heap was full. It fails in /r/x.partial.%nAll files of the run are kept in"
                    .formatted()
                + " /r/x.failed/round-001/y.failed")
        .isInstanceOfSatisfying(RunFailed.class, it -> assertThat(it.status()).isEqualTo(1));
  }

  @Test
  void knowsItsReasonWithoutWhatIsPrintedBeforeIt() {
    var failed = new RunFailed("A heap was full. ", "The client ended.", Path.of("/r/x.failed"));

    assertThat(failed.prefixed("Round 1: ").reason()).isEqualTo("The client ended.");
  }
}
