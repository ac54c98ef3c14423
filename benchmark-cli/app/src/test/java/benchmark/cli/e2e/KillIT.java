// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("whatever is killed during a run, no process is left and no port stays taken")
class KillIT {

  private static final Duration SECONDS = Duration.ofSeconds(20);

  /** Has a wire and starts sooner than a framework. */
  private static final String PAIR = "netty-bytes";

  @TempDir Path results;

  @ParameterizedTest(name = "{0}")
  @MethodSource("deaths")
  void nothingIsLeft(String name, Consumer<Run> death, int status, String ending, String says) {
    assertNothingIsLeft(name, death, status, ending, says);
  }

  @Tag("every-pair")
  @ParameterizedTest(name = "{0}")
  @MethodSource("otherDeaths")
  void norAfterAnotherDeath(
      String name, Consumer<Run> death, int status, String ending, String says) {
    assertNothingIsLeft(name, death, status, ending, says);
  }

  private void assertNothingIsLeft(
      String name, Consumer<Run> death, int status, String ending, String says) {
    assumeThat(name.equals("closed terminal") && isHangUpIgnored())
        .as("nohup started these tests, and whatever they start ignores a closed terminal, too")
        .isFalse();
    try (Run run = Script.ofProject().start(ShortRun.untilKilled("-o", results.toString(), PAIR))) {
      run.awaitStderr(PAIR + "  existUser Throughput");
      run.awaitProcess("ForkedMain");
      int port = port(run);
      assertThat(Tools.listeners(port)).isNotEmpty();

      death.accept(run);
      CommandResult outcome = run.awaitEnd(SECONDS);

      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(status);
      assertThat(outcome.stderr()).contains(says).doesNotContain("This is a bug");
      Tools.assertFree(port);
      Path folder = Tools.onlyFolder(results);
      assertThat(folder.getFileName().toString()).endsWith("-" + PAIR + ending);
      assertThat(Tools.names(folder)).contains("server.log", "jmh.txt", "client.log");
      if (ending.equals(".failed")) {
        assertThat(Tools.json(folder.resolve("run.json")).get("exitStatus").asInt()).isNotZero();
      }
    }
  }

  static Stream<Arguments> deaths() {
    return Stream.of(
        death("Ctrl-C", run -> run.signalGroup("INT"), 130, ".failed", "Interrupted."),
        death("kill -9", run -> run.signal("KILL"), 137, ".partial", ""),
        death(
            "kill -9 of JMH's fork",
            run -> run.awaitProcess("ForkedMain").destroyForcibly(),
            1,
            ".failed",
            PAIR + "-client"));
  }

  static Stream<Arguments> otherDeaths() {
    return Stream.of(
        death("kill", run -> run.signal("TERM"), 143, ".failed", "Interrupted."),
        death("closed terminal", run -> run.signal("HUP"), 129, ".failed", "Interrupted."),
        death(
            "kill -9 of JMH's host",
            run -> run.awaitProcess("benchmark.client.jmh.JmhMain").destroyForcibly(),
            1,
            ".failed",
            PAIR + "-client"));
  }

  private static Arguments death(
      String name, Consumer<Run> death, int status, String ending, String says) {
    return Arguments.of(name, death, status, ending, says);
  }

  private static boolean isHangUpIgnored() {
    try (var lines = Files.lines(Path.of("/proc/self/status"))) {
      return lines
          .filter(line -> line.startsWith("SigIgn:"))
          .map(line -> line.substring("SigIgn:".length()).strip())
          .anyMatch(mask -> (Long.parseUnsignedLong(mask, 16) & 1) == 1);
    } catch (IOException notLinux) {
      return false;
    }
  }

  private static int port(Run run) {
    String command = Tools.commandLine(run.awaitProcess("benchmark.Server").pid());
    return Integer.parseInt(command.replaceFirst("(?s).*-Dbenchmark.port=(\\d+).*", "$1"));
  }
}
