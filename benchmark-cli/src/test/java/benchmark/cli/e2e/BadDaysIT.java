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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
      for (String name : List.of("dubbo-kryo-server", "dubbo-kryo")) {
        CommandResult outcome = run("-p", port, name);

        assertFailed(outcome);
        assertThat(outcome.sentence())
            .startsWith("A server cannot listen at localhost:" + port + ": ")
            .contains("Process " + ProcessHandle.current().pid() + " (java")
            .endsWith(" has it: end that, or give another port with -p.");
      }
    }
    assertThat(results).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dubbo-kryo-server", "dubbo-kryo-client", "dubbo-kryo"})
  void aHostThatDoesNotResolveIsSaid(String name) {
    CommandResult outcome = run("-s", "no-such-host.invalid", name);

    assertFailed(outcome);
    assertThat(outcome.stderr())
        .isEqualTo(
            "The host 'no-such-host.invalid' does not resolve. Check its spelling, or give an"
                + " address with -s.\n");
  }

  @Test
  void aServerOnAnAddressOfAnotherHostIsRefused() {
    CommandResult outcome =
        run("-s", "192.0.2.254", "-p", "" + Tools.freePort(), "dubbo-kryo-server");

    assertFailed(outcome);
    assertThat(outcome.sentence())
        .startsWith("A server cannot listen at 192.0.2.254:")
        .contains("-s");
  }

  @Test
  void aMissingServerIsSaidWithTheCommandThatStartsIt() {
    int port = Tools.freePort();
    long start = System.nanoTime();
    CommandResult outcome = run("-p", "" + port, "dubbo-kryo-client");

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
    assertFailed(outcome);
    assertThat(outcome.stdout()).as("no warm-up").doesNotContain("Iteration");
    assertThat(outcome.sentence())
        .startsWith("No server answers at localhost:" + port + " (")
        .endsWith("Start it there first: benchmark.sh -p " + port + " dubbo-kryo-server");
  }

  @Test
  void somethingThatListensButNeverAnswersIsSaid() throws IOException {
    try (var silent = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))) {
      String port = "" + silent.getLocalPort();
      CommandResult outcome =
          run("-p", port, "dubbo-kryo-client@D.benchmark.timeout=1000", "--", "existUser");

      assertFailed(outcome);
      assertThat(outcome.stdout()).contains("# Warmup Iteration   1: <failure>");
      assertThat(outcome.sentence())
          .contains("The calls that check the answers before measuring failed")
          .endsWith("start the right one: benchmark.sh dubbo-kryo-server");
    }
  }

  @Test
  void aServerThatDiesBeforeItIsReadyIsSaidWithItsLog() {
    CommandResult outcome = run("dubbo-kryo@jvm=-XX:+NoSuchFlag");

    assertFailed(outcome);
    assertThat(outcome.stderr())
        .contains("dubbo-kryo-server ended before it was ready. The last lines of its log:\n")
        .contains("Unrecognized VM option 'NoSuchFlag'");
    assertKept(outcome, "ended before it was ready");
  }

  @Test
  void aServerThatCannotBeginIsSaidWithItsReason() {
    CommandResult outcome = run("dubbo-kryo@D.benchmark.fault=nonsense");

    assertFailed(outcome);
    assertThat(outcome.stderr())
        .contains("dubbo-kryo-server ended before it was ready.")
        .contains("benchmark.fault is 'nonsense'; the only fault is 'wrong-answer'");
  }

  @Test
  void aVersionThatThePairCannotRunWithIsSaidWithTheReason() {
    CommandResult outcome = run("dubbo-fastjson2@dubbo=2.7.23");

    assertFailed(outcome);
    String sentence =
        "dubbo-fastjson2 cannot run on Dubbo 2.7.23: IllegalStateException: No such extension"
            + " fastjson2 for serialization/org.apache.dubbo.common.serialize.Serialization\n";
    assertThat(outcome.stderr())
        .contains(
            "\n"
                + sentence
                + "dubbo-fastjson2-server ended before it was ready. The last lines of its log:\n")
        .contains("  The server did not start at localhost:");
    assertKept(outcome, sentence.strip());
  }

  @Test
  void aHalfThatDiesAtOncePassesOnItsStatus() {
    CommandResult outcome =
        run("-p", "" + Tools.freePort(), "dubbo-kryo-server@D.benchmark.fault=nonsense");

    assertFailed(outcome);
    assertThat(outcome.sentence())
        .startsWith("The server did not start at localhost:")
        .contains("benchmark.fault is 'nonsense'");
  }

  @Test
  void aServerThatDiesInMidRunIsSaidWithItsLog() {
    var words = new ArrayList<>(List.of("-o", results.toString(), "dubbo-kryo"));
    words.addAll(List.of("--", "-wi", "0", "-i", "1", "-r", "60", "-t", "2", "-bm", "thrpt"));
    words.add("existUser");
    try (Run run = Script.ofProject().start(words)) {
      run.awaitStderr("dubbo-kryo  existUser Throughput");
      run.awaitProcess("ForkedMain");
      run.awaitProcess("benchmark.Server").destroyForcibly();
      CommandResult outcome = run.awaitEnd(Duration.ofSeconds(30));

      assertFailed(outcome);
      assertThat(outcome.stderr())
          .contains("dubbo-kryo-server ended in mid-run (exit status 137). The last lines of its")
          .contains("READY localhost:");
      Path folder = assertKept(outcome, "ended in mid-run");
      assertThat(folder.resolve("jmh.txt")).content().contains("# Run progress");
      Tools.assertFree(Tools.portOf(folder));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dubbo-kryo, dubbo-hessianlite",
    "dubbo-hessianlite, dubbo-kryo",
    "dubbo-fst, dubbo-kryo"
  })
  void aServerOfAnotherSerializationIsSaid(String serverPair, String clientPair) {
    int port = Tools.freePort();
    try (Run server = Script.ofProject().start("-p", "" + port, serverPair + "-server")) {
      server.awaitStdout("READY ");
      CommandResult outcome = run(withShort("-p", "" + port, clientPair + "-client"));

      assertFailed(outcome);
      assertThat(outcome.stdout()).doesNotContain("Client.existUser  thrpt");
      assertThat(outcome.sentence())
          .endsWith(
              "If another server is listening there, start the right one: benchmark.sh %1$s-server"
                  .formatted(clientPair));
      assertThat(server.isAlive()).isTrue();
    }
  }

  @Test
  void aWrongAnswerFailsTheRun() {
    CommandResult outcome = run(withShort("dubbo-kryo@D.benchmark.fault=wrong-answer"));

    assertFailed(outcome);
    assertThat(outcome.stdout()).doesNotContain("ops/ms");
    assertThat(outcome.stderr())
        .contains("dubbo-kryo-client failed (exit status 1). It says:\n")
        .contains(
            "Wrong answer to existUser(user0.name0@mail0.example.com): expected true, got false.");
    assertKept(outcome, "Wrong answer to existUser");
  }

  @Test
  void aPairThatFailsAmongOthersIsNamedAndTheOthersGoOn() {
    CommandResult outcome =
        run(withShort("inproc", "dubbo-kryo@D.benchmark.fault=wrong-answer", "inproc@D.any=thing"));

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .containsPattern("(?m)^dubbo-kryo@D.benchmark.fault=wrong-answer: .*failed")
        .endsWith(
            "1 of 3 pairs failed: dubbo-kryo@D.benchmark.fault=wrong-answer. What each says stands"
                + " above; its folder ends in .failed.\n");
    assertThat(outcome.stdout())
        .containsPattern("(?m)^dubbo-kryo@D.benchmark.fault=wrong-answer +-$")
        .containsPattern("(?m)^inproc +\\d");
    assertThat(Tools.folders(results))
        .extracting(folder -> folder.toString().endsWith(".failed"))
        .containsExactly(false, true, false);
  }

  @Test
  void aCallThatTimesOutFailsTheRun() {
    CommandResult outcome =
        run(withShort("dubbo-kryo@D.benchmark.delay=3s,D.benchmark.timeout=300"));

    assertFailed(outcome);
    assertThat(outcome.stdout()).doesNotContain("ops/ms");
    assertThat(outcome.stderr())
        .contains("dubbo-kryo-client failed (exit status 1). It says:\n")
        .containsIgnoringCase("timeout: 300 ms");
    assertKept(outcome, "300 ms");
  }

  @Test
  void aJmhThatMeasuresNothingFailsTheRun() {
    CommandResult outcome = run("inproc", "--", "noSuchOperation");

    assertFailed(outcome);
    assertThat(outcome.stderr()).contains("No operation matches [noSuchOperation].");
  }

  @Test
  void aResultsFolderThatCannotBeWrittenIsSaid() throws IOException {
    Path file = Files.createFile(results.resolve("file"));
    CommandResult outcome = Script.ofProject().run("-o", file.resolve("x").toString(), "inproc");

    assertFailed(outcome);
    assertThat(outcome.stderr().lines()).hasSize(1);
    assertThat(outcome.stderr())
        .startsWith("Results cannot be written to " + file.resolve("x") + " (")
        .endsWith("Give another folder with -o.\n");
  }

  @Test
  void aTextFileThatCannotBeWrittenIsSaidBeforeAnythingRuns() throws IOException {
    Path file = Files.createFile(results.resolve("file"));
    CommandResult outcome = run("-f", file.resolve("x").toString(), "inproc");

    assertFailed(outcome);
    assertThat(outcome.stderr()).startsWith("Cannot write " + file.resolve("x"));
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
    command.addAll(words);
    return Script.ofProject().run(command);
  }

  private static List<String> withShort(String... words) {
    var command = new ArrayList<>(List.of(words));
    command.addAll(Script.SHORT);
    return command;
  }

  private static void assertFailed(CommandResult outcome) {
    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr()).doesNotContain("This is a defect");
  }

  /** A failed run keeps everything, in a folder that is never read as a result. */
  private Path assertKept(CommandResult outcome, String error) {
    Path folder = Tools.onlyFolder(results);
    assertThat(folder.getFileName().toString()).endsWith(".failed");
    assertThat(outcome.sentence()).isEqualTo("Everything of the run is kept in " + folder);
    JsonNode record = Tools.json(folder.resolve("run.json"));
    assertThat(record.get("exitStatus").asInt()).isEqualTo(1);
    assertThat(record.get("error").asText()).contains(error);
    assertThat(Tools.names(folder)).contains("server.log");
    Tools.assertFree(Tools.portOf(folder));
    return folder;
  }
}
