// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.results.RunFolder;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SoakRunTest {

  /** Between two intervals nothing is written for up to an hour, but the folder is locked. */
  @Test
  void isNotContinuedWhileItStillGoesOn(@TempDir Path results) {
    RunFolder measured = RunFolder.create(results, "dubbo-kryo-soak").lock();
    new SimulatedSoak(1, 3, 10).ended(null).write(measured.path());

    assertThatThrownBy(() -> SoakRun.resume(null, null, null, measured.path(), null))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "%s is still being measured. Wait until that has ended, then continue it.",
            measured.path());
    measured.succeed();
    SoakRun.resume(
        null, null, null, results.resolve(RunFolder.LATEST), null); // nobody measures now
  }
}
