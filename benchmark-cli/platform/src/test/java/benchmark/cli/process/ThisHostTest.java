// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Activity;
import benchmark.cli.machine.Disturbance;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("this host as a place")
class ThisHostTest {

  private static final String HOST = "127.0.0.1";

  @TempDir Path folder;

  @Test
  void keepsOutputInFilesAndTellsItPieceByPiece() throws Exception {
    var heard = new StringBuffer();
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    try (ChildProcess child =
        Place.LOCAL.start(
            new ChildProcesses(),
            List.of("sh", "-c", "read word; echo \"heard $word\"; echo wrong >&2; exit 3"),
            out,
            err,
            heard::append)) {
      child.send("hello");

      assertThat(child.awaitExit()).isEqualTo(3);
    }
    assertThat(out).hasContent("heard hello");
    assertThat(err).hasContent("wrong");
    assertThat(heard).hasToString("heard hello\n");
  }

  /** The listener hears pieces of 8 KiB. */
  @Test
  void aCharacterIsNotCutInTwo() {
    var heard = new StringBuffer();
    try (ChildProcess child =
        Place.LOCAL.start(
            new ChildProcesses(),
            List.of("sh", "-c", "head -c 8191 /dev/zero | tr '\\0' a; printf '\\303\\251'"),
            folder.resolve("out"),
            folder.resolve("err"),
            heard::append)) {
      assertThat(child.awaitExit()).isZero();
    }
    assertThat(heard).hasToString("a".repeat(8191) + "é");
  }

  /**
   * What hangs, as a cluster that cannot be reached, hangs nobody; nor does what it has started.
   */
  @Test
  void aShortCommandIsNotWaitedForForEver() {
    assertThat(
            ThisHost.output(
                List.of("sh", "-c", "echo begun; sleep 100; true"), Duration.ofMillis(200)))
        .isEmpty();
    assertThat(ThisHost.output(List.of("echo", "done"), Duration.ofMinutes(1))).hasValue("done");
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    assertThatThrownBy(
            () ->
                Place.LOCAL.start(
                    new ChildProcesses(),
                    List.of("/no/such/program"),
                    folder.resolve("out"),
                    folder.resolve("out"),
                    piece -> {}))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Cannot start a process: Cannot run program \"/no/such/program\"");
  }

  @Test
  void saysWhatAShortCommandPrints() {
    assertThat(Place.LOCAL.output(List.of("sh", "-c", "echo a b"))).contains("a b");
    assertThat(Place.LOCAL.output(List.of("sh", "-c", "echo a; exit 1"))).isEmpty();
    assertThat(Place.LOCAL.output(List.of("/no/such/program"))).isEmpty();
  }

  @Test
  void readsFilesAndFindsPrograms() throws Exception {
    Path one = Files.writeString(folder.resolve("one"), "1\n");

    assertThat(Place.LOCAL.read(one.toString())).contains("1\n");
    assertThat(Place.LOCAL.read(folder.resolve("none").toString())).isEmpty();
    assertThat(Place.LOCAL.find("sh").filter(Place.LOCAL::isExecutable)).isPresent();
    assertThat(Place.LOCAL.find("no-such-program")).isEmpty();
  }

  @Test
  void hearsWhatIsAnsweredAtAPort() throws Exception {
    try (var socket = new ServerSocket(0, 5, InetAddress.getByName(HOST))) {
      var server = new Thread(() -> echo(socket));
      server.setDaemon(true);
      server.start();

      assertThat(Place.LOCAL.accepts(HOST, socket.getLocalPort())).isTrue();
      assertThat(Place.LOCAL.ask(HOST, socket.getLocalPort(), "ruok")).contains("ruok!");
    }
    try (var deaf = new Socket()) { // which keeps its port from others, but does not listen
      deaf.bind(new InetSocketAddress(HOST, 0));

      assertThat(Place.LOCAL.accepts(HOST, deaf.getLocalPort())).isFalse();
      assertThat(Place.LOCAL.ask(HOST, deaf.getLocalPort(), "ruok")).isEmpty();
    }
  }

  private static void echo(ServerSocket socket) {
    while (true) {
      try (var connection = socket.accept()) {
        byte[] word = connection.getInputStream().readNBytes(4);
        if (word.length > 0) {
          String answer = new String(word, StandardCharsets.UTF_8) + "!";
          connection.getOutputStream().write(answer.getBytes(StandardCharsets.UTF_8));
        }
      } catch (IOException closed) {
        return;
      }
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void countsTheCpuTimeOfAProcessThatIsNoJvm() throws Exception {
    Process loop = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
    try {
      Duration early = Place.LOCAL.cpuTime(loop.pid()).orElseThrow();
      long deadline = System.nanoTime() + 30_000_000_000L;
      while (Place.LOCAL.cpuTime(loop.pid()).orElseThrow().toMillis() < 100) {
        assertThat(System.nanoTime()).as("a loop uses CPU time").isLessThan(deadline);
        Thread.sleep(20);
      }

      assertThat(Place.LOCAL.cpuTime(loop.pid()).orElseThrow()).isGreaterThan(early);
    } finally {
      loop.destroyForcibly().waitFor();
    }

    assertThat(Place.LOCAL.cpuTime(loop.pid())).as("it has ended").isEmpty();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void ownProcessesDoNotDisturb() throws Exception {
    Activity before = Place.LOCAL.activity();
    Process own = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
    try {
      Thread.sleep(300);
      Disturbance found = Disturbance.between(before, Place.LOCAL.activity());
      assertThat(List.of(own.pid())).doesNotContain(found.pid());
    } finally {
      own.destroyForcibly();
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void knowsItsMachine() {
    assertThat(Place.LOCAL.machine().os()).isNotBlank();
    assertThat(Place.LOCAL.machine().busy()).isBetween(0.0, 1.0);
    assertThat(Place.LOCAL.machine().cpus()).isEqualTo(Place.LOCAL.cpus());
    assertThat(Place.LOCAL.allowedCpus().orElseThrow().size()).isPositive();
    assertThat(Place.LOCAL.availableMemory().orElseThrow()).isPositive();
  }

  @Test
  void aProgramWithALifelineEndsWithItsStandardInput() throws Exception {
    Path pid = folder.resolve("pid");
    Process program =
        new ProcessBuilder(
                Lifeline.around(
                    List.of("sh", "-c", "echo $$ > " + pid + "; while :; do sleep 1; done")))
            .start();
    while (!Files.exists(pid) || Files.size(pid) == 0) {
      Thread.sleep(10);
    }
    assertThat(Files.readString(pid)).isEqualTo(program.pid() + "\n");
    program.getOutputStream().close();

    assertThat(program.waitFor()).isEqualTo(128 + 15);
  }

  @Test
  void stoppingAProcessEndsWhatItHasStarted() throws Exception {
    Path out = folder.resolve("out");
    var children = new ChildProcesses();
    Place.LOCAL.start(
        children, List.of("sh", "-c", "sleep 100 & echo $!; wait"), out, out, p -> {});
    while (!Files.exists(out) || Files.size(out) == 0) {
      Thread.sleep(10);
    }
    ProcessHandle started =
        ProcessHandle.of(Long.parseLong(Files.readString(out).strip())).orElseThrow();
    assertThat(started.isAlive()).isTrue();

    children.stopAll();

    started.onExit().join();
  }
}
