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
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("a stall is named: when, for how long, and which side did not run")
class StallIT {

  private static final Pattern NEITHER_RAN =
      Pattern.compile("the client's threads did not run for \\S+ s, and the server's");

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void ofTheServerInAQuickRun() throws Exception {
    assertNamedInAQuickRun("benchmark.Server", "server");
  }

  @Tag("every-pair")
  @Test
  void ofTheClientInAQuickRun() throws Exception {
    assertNamedInAQuickRun("SliceMain", "client");
  }

  private void assertNamedInAQuickRun(String mainClass, String side) throws Exception {
    CommandResult outcome =
        withOneSideStopped(
            mainClass,
            folder ->
                ShortRun.joined(
                    List.of("--quick", "-o", folder.toString(), "netty-bytes"),
                    ShortRun.slices("4s", "existUser")));

    assertNamed(outcome, side);
    assertThat(outcome.stdout()).doesNotContain("other processes used");
  }

  @Tag("exhaustive")
  @ParameterizedTest(name = "{1} stopped in a comparison")
  @CsvSource({"benchmark.Server, server", "SliceMain, client"})
  void inAComparison(String mainClass, String side) throws Exception {
    CommandResult outcome =
        withOneSideStopped(
            mainClass,
            folder ->
                ShortRun.existUser(
                    folder,
                    "--blocks",
                    "1",
                    "--warmup",
                    "300ms",
                    "--time",
                    "6s",
                    "netty-bytes",
                    "netty-bytes@threads=2"));

    assertNamed(outcome, side);
  }

  /**
   * The outcome of a run one side of which was stopped. Where the machine itself stood still for
   * longer, so that neither side ran, the run says so, which is right but answers another question:
   * it is run again, twice at most.
   */
  private CommandResult withOneSideStopped(String mainClass, Function<Path, List<String>> words)
      throws Exception {
    CommandResult outcome;
    int runs = 0;
    do {
      Path folder = results.resolve("run-" + runs);
      try (Run run = Script.ofProject().start(words.apply(folder))) {
        stop(run, mainClass, folder);
        outcome = run.awaitEnd();
        assertThat(outcome.status()).as(outcome.toString()).isZero();
      }
    } while (++runs < 3 && NEITHER_RAN.matcher(wordsOf(outcome)).find());
    return outcome;
  }

  /** For a second, and again if no slice has a stall, as long as the process lives. */
  private static void stop(Run run, String mainClass, Path folder) throws Exception {
    run.awaitStderr("measuring");
    List<ProcessHandle> processes = run.processes(mainClass);
    assertThat(processes).isNotEmpty();
    do {
      TimeUnit.MILLISECONDS.sleep(700);
      signal(processes, "STOP");
      TimeUnit.SECONDS.sleep(1);
      signal(processes, "CONT");
      TimeUnit.SECONDS.sleep(4); // until the slice has ended
    } while (run.isAlive()
        && processes.stream().anyMatch(ProcessHandle::isAlive)
        && !isMeasured(folder));
  }

  /** Some may have ended meanwhile. */
  private static void signal(List<ProcessHandle> processes, String name) {
    for (ProcessHandle process : processes) {
      Tools.succeeds("kill", "-" + name, Long.toString(process.pid()));
    }
  }

  /** Whether a slice has a stall. */
  private static boolean isMeasured(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
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
    assertThat(wordsOf(outcome))
        .containsPattern(
            "existUser[^:]*: no caller got an answer for [01]\\.\\d\\d s, starting at \\d\\d:\\d\\d:\\d\\d UTC"
                + ": the "
                + side
                + "'s threads did not run for [01]\\.\\d\\d s\\. The results include it\\.");
  }

  private static String wordsOf(CommandResult outcome) {
    return outcome.stdout().replaceAll("\\s+", " ");
  }
}
