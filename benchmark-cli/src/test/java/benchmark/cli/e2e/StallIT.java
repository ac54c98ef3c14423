// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("a stall is named: when, for how long, and which side did not run")
class StallIT {

  @TempDir Path results;

  @ParameterizedTest(name = "{1} stopped in --quick")
  @CsvSource({"benchmark.Server, server", "SliceMain, client"})
  void inAQuickRun(String mainClass, String side) throws Exception {
    List<String> words =
        ShortRun.joined(
            List.of("--quick", "-o", results.toString(), "netty-bytes"),
            ShortRun.slices("2s", "existUser"));
    try (Run run = Script.ofProject().start(words)) {
      stop(run, mainClass, 1);
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isZero();
      assertNamed(outcome, side);
      assertThat(outcome.stdout()).doesNotContain("other processes used");
    }
  }

  @ParameterizedTest(name = "{1} stopped in a comparison")
  @CsvSource({"benchmark.Server, server", "SliceMain, client"})
  void inAComparison(String mainClass, String side) throws Exception {
    List<String> words =
        ShortRun.existUser(
            results,
            "--blocks",
            "1",
            "--warmup",
            "300ms",
            "--time",
            "6s",
            "netty-bytes",
            "netty-bytes@threads=2");
    try (Run run = Script.ofProject().start(words)) {
      stop(run, mainClass, 3); // one of them may fall between two slices
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isZero();
      assertNamed(outcome, side);
    }
  }

  /** For a second, in the middle of what is measured, or several times. */
  private static void stop(Run run, String mainClass, int times) throws Exception {
    run.awaitStderr("measuring");
    List<String> pids =
        run.processes(mainClass).stream().map(it -> Long.toString(it.pid())).toList();
    for (int i = 0; i < times; i++) {
      TimeUnit.MILLISECONDS.sleep(700);
      pids.forEach(pid -> Tools.require("kill", "-STOP", pid));
      TimeUnit.SECONDS.sleep(1);
      pids.forEach(pid -> Tools.require("kill", "-CONT", pid));
    }
  }

  private static void assertNamed(CommandResult outcome, String side) {
    String said = outcome.stdout().replaceAll("\\s+", " ");
    assertThat(said)
        .containsPattern(
            "existUser[^:]*: no caller got an answer for [01]\\.\\d\\d s from \\d\\d:\\d\\d:\\d\\d UTC"
                + " on: the "
                + side
                + "'s threads did not run for [01]\\.\\d\\d s\\. The results contain it\\.");
  }
}
