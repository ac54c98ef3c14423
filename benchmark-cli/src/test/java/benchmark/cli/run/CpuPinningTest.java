// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.UserError;
import benchmark.cli.project.Role;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CpuPinningTest {

  @Test
  void noneAddsNothing() {
    assertThat(CpuPinning.NONE.prefix(Role.SERVER)).isEmpty();
  }

  @Test
  void eachHalfHasItsList() {
    assumeTaskset();
    CpuPinning pinning = CpuPinning.parse("server=0,client=0-0,0");

    assertThat(pinning.prefix(Role.SERVER)).containsExactly("taskset", "-c", "0");
    assertThat(pinning.prefix(Role.CLIENT)).containsExactly("taskset", "-c", "0-0,0");
  }

  @Test
  void oneHalfMayRunEverywhere() {
    assumeTaskset();

    assertThat(CpuPinning.parse("server=0").prefix(Role.CLIENT)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0",
        "0,server=0",
        "middle=0",
        "server=",
        "server=x",
        "server=-1",
        "server=0-",
        "client=0,,0"
      })
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> CpuPinning.parse(text))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--cpus %s: write lists of CPUs for one half or both, such as server=0,client=1-3",
            text)
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void aCpuThatThereIsNotIsNamed() {
    int count = Runtime.getRuntime().availableProcessors();

    assertThatThrownBy(() -> CpuPinning.parse("server=9999"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--cpus server=9999: this machine has no CPU 9999; its CPUs are 0 to %d.", count - 1);
  }

  @Test
  void aHalfThatStandsTwiceIsRefused() {
    assertThatThrownBy(() -> CpuPinning.parse("server=0,client=0,server=0"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--cpus server=0,client=0,server=0: server stands twice. Give its CPUs as one list,"
                + " such as server=0-1,3.")
        .satisfies(error -> assertThat(((UserError) error).status()).isEqualTo(2));
  }

  @Test
  void aRangeThatRunsBackwardsIsRefused() {
    assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "this machine has one CPU");

    assertThatThrownBy(() -> CpuPinning.parse("server=1-0"))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("--cpus server=1-0: write lists");
  }

  private static void assumeTaskset() {
    assumeTrue(
        Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "taskset"))),
        "there is no taskset on the PATH");
  }
}
