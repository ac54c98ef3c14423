// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
@DisplayName("a child process")
class ChildProcessTest {

  @TempDir Path folder;

  private final ChildProcesses children = new ChildProcesses(Duration.ofMillis(300));

  @AfterEach
  void stop() {
    children.stopAll();
  }

  private ChildProcess start(Path output, Consumer<String> listener, String script) {
    return Place.LOCAL.start(
        children, List.of("sh", "-c", script), output, folder.resolve("err"), listener);
  }

  /** Does not hear TERM. */
  private static final class Deaf implements ChildProcess.Signals {

    private final Process process;
    private final boolean hearsKill;
    private final List<String> sent = Collections.synchronizedList(new ArrayList<>());

    Deaf(Process process, boolean hearsKill) {
      this.process = process;
      this.hearsKill = hearsKill;
    }

    @Override
    public long pid() {
      return process.pid();
    }

    @Override
    public boolean send(String signal) {
      sent.add(signal);
      if (hearsKill && signal.equals("KILL")) {
        process.toHandle().destroyForcibly();
      }
      return true;
    }
  }

  @Test
  void childrenThatDoNotHearAreStoppedTogether() {
    var patient = new ChildProcesses(Duration.ofSeconds(2));
    var ready = new CountDownLatch(4);
    for (int i = 0; i < 4; i++) {
      Place.LOCAL.start(
          patient,
          List.of("sh", "-c", "trap '' TERM; echo ready; while :; do sleep 0.1; done"),
          folder.resolve("out" + i),
          folder.resolve("err" + i),
          piece -> ready.countDown());
    }
    Awaitility.await().until(() -> ready.getCount() == 0);
    long start = System.nanoTime();

    patient.stopAll();

    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(6));
  }

  private void assertStopped(boolean hearsKill) throws IOException {
    Process process = new ProcessBuilder("sleep", "60").start();
    var signals = new Deaf(process, hearsKill);
    ChildProcess child =
        ChildProcess.piped(
            process,
            process.getInputStream(),
            children,
            folder.resolve("out"),
            piece -> {},
            signals);

    child.close();

    assertThat(signals.sent).containsExactly("TERM", "KILL");
    assertThat(child.isAlive()).isFalse();
  }

  @Test
  void whatDoesNotEndIsKilledWhereItRuns() throws IOException {
    assertStopped(true);
  }

  @Test
  void whatStandsForOneThatHearsNothingIsKilled() throws IOException {
    assertStopped(false);
  }

  @Test
  void aFullDiskEndsIt() {
    ChildProcess child = start(Path.of("/dev/full"), piece -> {}, "echo hello; exec sleep 60");

    assertThat(child.awaitExit()).isEqualTo(ChildProcess.KILLED);
    assertThat(child.failure().orElseThrow())
        .hasMessage(
            "Cannot write /dev/full: No space left on device. Check disk space, or give another"
                + " folder with -o.");
  }

  @Test
  void soDoesAListenerThatCannotGoOn() {
    Path output = folder.resolve("out");
    Consumer<String> listener =
        piece -> {
          throw new IllegalStateException("no number");
        };

    ChildProcess child = start(output, listener, "echo hello; exec sleep 60");

    assertThat(child.awaitExit()).isEqualTo(ChildProcess.KILLED);
    assertThat(child.failure().orElseThrow())
        .hasMessage(
            "The contents of %s cannot be used: java.lang.IllegalStateException: no number. Look at"
                + " it.",
            output);
  }

  @Test
  void whatItHasStartedEndsWithItEvenIfItIsKilled() throws Exception {
    var started = new CountDownLatch(1);
    ChildProcess child =
        start(
            folder.resolve("out"),
            piece -> started.countDown(),
            "sleep 60 >/dev/null 2>&1 & echo up; wait");
    started.await();
    ProcessHandle process = ProcessHandle.of(child.pid()).orElseThrow();
    List<ProcessHandle> workers = process.descendants().toList();
    child.rememberDescendants();

    process.destroyForcibly();
    child.awaitExit();
    assertThat(workers).isNotEmpty().allMatch(ProcessHandle::isAlive);
    child.close();

    Awaitility.await().until(() -> workers.stream().noneMatch(ProcessHandle::isAlive));
  }
}
