// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
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
            ShortRun.slices("4s", "existUser"));
    try (Run run = Script.ofProject().start(words)) {
      stop(run, mainClass);
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isZero();
      assertNamed(outcome, side);
      assertThat(outcome.stdout()).doesNotContain("other processes used");
    }
  }

  @Tag("exhaustive")
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
      stop(run, mainClass);
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isZero();
      assertNamed(outcome, side);
    }
  }

  /** For a second, and again if no slice has a stall, as long as the process lives. */
  private void stop(Run run, String mainClass) throws Exception {
    run.awaitStderr("measuring");
    List<ProcessHandle> processes = run.processes(mainClass);
    assertThat(processes).isNotEmpty();
    do {
      TimeUnit.MILLISECONDS.sleep(700);
      signal(processes, "STOP");
      TimeUnit.SECONDS.sleep(1);
      signal(processes, "CONT");
      TimeUnit.SECONDS.sleep(4); // until the slice has ended
    } while (run.isAlive() && processes.stream().anyMatch(ProcessHandle::isAlive) && !isMeasured());
  }

  /** Some may have ended meanwhile. */
  private static void signal(List<ProcessHandle> processes, String name) {
    for (ProcessHandle process : processes) {
      Tools.succeeds("kill", "-" + name, Long.toString(process.pid()));
    }
  }

  /** Whether a slice has a stall. */
  private boolean isMeasured() {
    try (Stream<Path> files = Files.walk(results)) {
      for (Path file : files.filter(it -> it.endsWith("costs.csv")).toList()) {
        List<String> lines = Files.readAllLines(file);
        int stall = List.of(lines.get(0).split(",")).indexOf("stall_ns");
        if (lines.stream().skip(1).anyMatch(it -> !it.split(",", -1)[stall].isEmpty())) {
          return true;
        }
      }
      return false;
    } catch (IOException | UncheckedIOException renamed) {
      return false; // because something has ended
    }
  }

  private static void assertNamed(CommandResult outcome, String side) {
    String said = outcome.stdout().replaceAll("\\s+", " ");
    assertThat(said)
        .containsPattern(
            "existUser[^:]*: no caller got an answer for [01]\\.\\d\\d s, starting at \\d\\d:\\d\\d:\\d\\d UTC"
                + ": the "
                + side
                + "'s threads did not run for [01]\\.\\d\\d s\\. The results include it\\.");
  }
}
