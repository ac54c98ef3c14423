// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("a bad day: one clear sentence on standard error, exit status 1, nothing left")
class BadDaysIT {

  @TempDir Path results;

  @Test
  void aTakenPortIsSaidWithItsHolder() throws IOException {
    try (var holder = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      String port = "" + holder.getLocalPort();
      for (String name : List.of("netty-bytes-server", "netty-bytes")) {
        CommandResult outcome = run("-p", port, name);

        assertFailed(outcome);
        assertThat(outcome.sentence())
            .contains("localhost:" + port, "Process " + ProcessHandle.current().pid() + " (java")
            .contains("another port with -p");
      }
    }
    assertThat(results).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dubbo-kryo-server", "dubbo-kryo-client", "dubbo-kryo"})
  void aHostThatDoesNotResolveIsSaid(String name) {
    CommandResult outcome = run("-s", "no-such-host.invalid", name);

    assertFailed(outcome);
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).contains("'no-such-host.invalid'", "with -s");
  }

  @Test
  void aServerOnAnAddressOfAnotherHostIsRefused() {
    CommandResult outcome =
        run("-s", "192.0.2.254", "-p", "" + Tools.freePort(), "netty-bytes-server");

    assertFailed(outcome);
    assertThat(outcome.sentence()).contains("192.0.2.254:", "-s");
  }

  @Test
  void aMissingServerIsSaidWithTheCommandThatStartsIt() {
    int port = Tools.freePort();
    long start = System.nanoTime();
    CommandResult outcome = run("-p", "" + port, "netty-bytes-client");

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
    assertFailed(outcome);
    assertThat(outcome.stdout()).as("no warm-up").doesNotContain("Iteration");
    assertThat(outcome.sentence())
        .contains("localhost:" + port, "./benchmark.sh -p " + port + " netty-bytes-server");
  }

  @Tag("every-pair")
  @Test
  void somethingThatListensButNeverAnswersIsSaid() throws IOException {
    try (var silent = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))) {
      String port = "" + silent.getLocalPort();
      CommandResult outcome = run("-p", port, "dubbo-kryo-client@timeout=1000", "--", "existUser");

      assertFailed(outcome);
      assertThat(outcome.stdout()).contains("# Warmup Iteration   1: <failure>");
      assertThat(outcome.sentence()).contains("./benchmark.sh dubbo-kryo-server");
    }
  }

  @Test
  void aServerThatDiesBeforeItIsReadyIsSaidWithItsLog() {
    CommandResult outcome = run("netty-bytes@jvm=-XX:+NoSuchFlag");

    assertFailed(outcome);
    assertThat(outcome.stderr())
        .contains("netty-bytes-server", "Unrecognized VM option 'NoSuchFlag'");
    assertKept(outcome, "netty-bytes-server");
  }

  @Test
  void aServerThatCannotBeginIsSaidWithItsReason() {
    CommandResult outcome = run("netty-bytes@D.benchmark.fault=nonsense");

    assertFailed(outcome);
    assertThat(outcome.stderr())
        .contains("netty-bytes-server", "benchmark.fault is 'nonsense'", "'wrong-answer'");
  }

  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void aVersionThatThePairCannotRunWithIsSaidWithTheReason() {
    CommandResult outcome = run("dubbo-fastjson2@dubbo=2.7.23");

    assertFailed(outcome);
    assertThat(outcome.stderr())
        .containsPattern("(?m)^dubbo-fastjson2 .*2\\.7\\.23: .*No such extension fastjson2 ");
    assertKept(outcome, "2.7.23: ");
  }

  @Test
  void aHalfThatDiesAtOncePassesOnItsStatus() {
    CommandResult outcome =
        run("-p", "" + Tools.freePort(), "netty-bytes-server@D.benchmark.fault=nonsense");

    assertFailed(outcome);
    assertThat(outcome.sentence()).contains("benchmark.fault is 'nonsense'", "'wrong-answer'");
  }

  @Test
  void aServerThatDiesInMidRunIsSaidWithItsLog() {
    List<String> words = ShortRun.untilKilled("-o", results.toString(), "netty-bytes");
    try (Run run = Script.ofProject().start(words)) {
      run.awaitStderr("netty-bytes  existUser Throughput");
      run.awaitProcess("ForkedMain");
      run.awaitProcess("benchmark.Server").destroyForcibly();
      CommandResult outcome = run.awaitEnd(Duration.ofSeconds(30));

      assertFailed(outcome);
      assertThat(outcome.stderr())
          .containsPattern("(?m)^netty-bytes-server .*137")
          .contains("READY localhost:");
      Path folder = assertKept(outcome, "netty-bytes-server");
      assertThat(folder.resolve("jmh.txt")).content().contains("# Run progress");
      assertThat(Tools.names(folder)).contains("client.log");
      Tools.assertFree(Tools.portOf(folder));
    }
  }

  @Tag("every-pair")
  @ParameterizedTest
  @CsvSource({"dubbo-kryo, dubbo-hessianlite", "dubbo-hessianlite, dubbo-kryo"})
  void aServerOfAnotherSerializationIsSaid(String serverPair, String clientPair) {
    assertRightServerIsNamed(serverPair, clientPair);
  }

  @Tag("every-pair")
  @Test
  void aServerThatTakesAnotherSerializationForGarbageIsSaid() {
    assertRightServerIsNamed("dubbo-fst", "dubbo-kryo");
  }

  private void assertRightServerIsNamed(String serverPair, String clientPair) {
    int port = Tools.freePort();
    try (Run server =
        Script.ofProject().start(ShortRun.quickly("-p", "" + port, serverPair + "-server"))) {
      server.awaitStdout("READY ");
      CommandResult outcome = run(ShortRun.of("-p", "" + port, clientPair + "-client"));

      assertFailed(outcome);
      assertThat(outcome.stdout()).doesNotContain("Client.existUser  thrpt");
      assertThat(outcome.sentence()).endsWith("./benchmark.sh " + clientPair + "-server");
      assertThat(server.isAlive()).isTrue();
    }
  }

  @Tag("every-pair")
  @Test
  void aWrongAnswerFailsTheRun() {
    CommandResult outcome = run(ShortRun.of("netty-bytes@D.benchmark.fault=wrong-answer"));

    assertFailed(outcome);
    assertThat(outcome.stdout()).doesNotContain("ops/ms");
    assertThat(outcome.stderr())
        .containsPattern("(?m)^netty-bytes-client .*exit status 1")
        .contains("existUser(user0.name0@mail0.example.com)", "true", "false");
    assertKept(outcome, "existUser(user0.name0@mail0.example.com)");
  }

  @Tag("every-pair")
  @Test
  void aPairThatFailsAmongOthersIsNamedAndTheOthersGoOn() {
    CommandResult outcome =
        run(
            ShortRun.of(
                "inproc", "netty-bytes@D.benchmark.fault=wrong-answer", "inproc@D.any=thing"));

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .containsPattern("(?m)^netty-bytes@D.benchmark.fault=wrong-answer: .*failed");
    assertThat(outcome.sentence())
        .contains("1 of 3", "netty-bytes@D.benchmark.fault=wrong-answer", ".failed");
    assertThat(outcome.stdout())
        .containsPattern("(?m)^netty-bytes@D.benchmark.fault=wrong-answer +-$")
        .containsPattern("(?m)^inproc +\\d");
    assertThat(Tools.folders(results))
        .extracting(folder -> folder.toString().endsWith(".failed"))
        .containsExactly(false, true, false);
  }

  @Tag("every-pair")
  @Test
  void aCallThatTimesOutFailsTheRun() {
    CommandResult outcome = run(ShortRun.of("dubbo-kryo@D.benchmark.delay=3s,timeout=300"));

    assertFailed(outcome);
    assertThat(outcome.stdout()).doesNotContain("ops/ms");
    assertThat(outcome.stderr())
        .containsPattern("(?m)^dubbo-kryo-client .*exit status 1")
        .contains("timed out after 300 ms", "dubbo-kryo@timeout=1200")
        .doesNotContain("another server");
    assertKept(outcome, "300 ms");
  }

  @Test
  void aJmhThatMeasuresNothingFailsTheRun() {
    CommandResult outcome = run("inproc", "--", "noSuchOperation");

    assertFailed(outcome);
    assertThat(outcome.stderr()).contains("[noSuchOperation]");
  }

  @Test
  void aResultsFolderThatCannotBeWrittenIsSaid() throws IOException {
    Path file = Files.createFile(results.resolve("file"));
    CommandResult outcome = Script.ofProject().run("-o", file.resolve("x").toString(), "inproc");

    assertFailed(outcome);
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr()).contains(file.resolve("x").toString(), "another folder with -o");
  }

  @Test
  void aTextFileThatCannotBeWrittenIsSaidBeforeAnythingRuns() throws IOException {
    Path file = Files.createFile(results.resolve("file"));
    CommandResult outcome = run("-f", file.resolve("x").toString(), "inproc");

    assertFailed(outcome);
    assertThat(outcome.stderr()).contains(file.resolve("x").toString());
    assertThat(Tools.folders(results)).isEmpty();
  }

  private CommandResult run(String... words) {
    return run(List.of(words));
  }

  /** Runs with the results of pairs going to a folder of this test. */
  private CommandResult run(List<String> words) {
    boolean pair = words.stream().noneMatch(word -> word.matches(".*-(client|server)(@.*)?"));
    var command = new ArrayList<String>();
    if (pair) {
      command.addAll(List.of("-o", results.toString()));
    }
    if (!words.contains("--jdk")) {
      command.addAll(QuickStartingJdk.option());
    }
    command.addAll(words);
    return Script.ofProject().run(command);
  }

  private static void assertFailed(CommandResult outcome) {
    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr()).doesNotContain("This is a bug");
  }

  /** A failed run keeps everything, in a folder that is never read as a result. */
  private Path assertKept(CommandResult outcome, String error) {
    Path folder = Tools.onlyFolder(results);
    assertThat(folder.getFileName().toString()).endsWith(".failed");
    assertThat(outcome.sentence()).contains(folder.toString());
    JsonNode record = Tools.json(folder.resolve("run.json"));
    assertThat(record.get("exitStatus").asInt()).isEqualTo(1);
    assertThat(record.get("error").asText()).contains(error);
    assertThat(Tools.names(folder)).contains("server.log");
    Tools.assertFree(Tools.portOf(folder));
    return folder;
  }
}
