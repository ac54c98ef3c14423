// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;

/**
 * A benchmark.sh that runs. All of its processes carry a mark in their environment, by which those
 * are found that have lost their parent; ending a run ends these and no others. None outlives the
 * JVM of the tests.
 */
final class Run implements AutoCloseable {

  /** A machine under load needs this long to build everything, beside another test. */
  static final Duration PATIENCE = Duration.ofMinutes(8);

  private static final String MARK = "BENCHMARK_TEST_RUN";

  private final Process process;
  private final String mark;
  private final Path stdout;
  private final Path stderr;

  private Run(Process process, String mark, Path stdout, Path stderr) {
    this.process = process;
    this.mark = mark;
    this.stdout = stdout;
    this.stderr = stderr;
  }

  static Run start(ProcessBuilder builder) {
    try {
      Path stdout = Files.createTempFile("benchmark-stdout", ".txt");
      Path stderr = Files.createTempFile("benchmark-stderr", ".txt");
      String mark = UUID.randomUUID().toString();
      builder.environment().put(MARK, mark);
      RunWatcher.watch(builder);
      builder.redirectInput(Path.of("/dev/null").toFile());
      builder.redirectOutput(stdout.toFile()).redirectError(stderr.toFile());
      return new Run(builder.start(), mark, stdout, stderr);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The process of the script itself, which the command line replaces. */
  long pid() {
    return process.pid();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  String stdout() {
    return read(stdout);
  }

  String stderr() {
    return read(stderr);
  }

  /** Waits for a line of standard output. */
  Matcher awaitStdout(String regex) {
    Pattern pattern = Pattern.compile(regex);
    await("'" + regex + "' on stdout", () -> pattern.matcher(stdout()).find());
    Matcher matcher = pattern.matcher(stdout());
    matcher.find();
    return matcher;
  }

  /** Waits for text on standard error. */
  Matcher awaitStderr(String regex) {
    Pattern pattern = Pattern.compile(regex);
    await("'" + regex + "' on stderr", () -> pattern.matcher(stderr()).find());
    Matcher matcher = pattern.matcher(stderr());
    matcher.find();
    return matcher;
  }

  /** Waits for a process of this run whose command line holds a word. */
  ProcessHandle awaitProcess(String word) {
    var found = new AtomicReference<ProcessHandle>();
    await(
        "a process with " + word,
        () -> {
          processes(word).stream().findFirst().ifPresent(found::set);
          return found.get() != null;
        });
    return found.get();
  }

  /** The living processes of this run, those without a parent included. */
  List<ProcessHandle> processes() {
    return ProcessHandle.allProcesses()
        .filter(candidate -> Tools.environment(candidate.pid()).contains(MARK + "=" + mark))
        .sorted(Comparator.comparingLong(ProcessHandle::pid))
        .toList();
  }

  /** The living processes of this run whose command line holds a word. */
  List<ProcessHandle> processes(String word) {
    return processes().stream()
        .filter(candidate -> Tools.commandLine(candidate.pid()).contains(word))
        .toList();
  }

  /** Sends a signal to the script's process. */
  void signal(String name) {
    Tools.require("kill", "-" + name, Long.toString(pid()));
  }

  /** Sends a signal to all processes in the foreground, as a terminal does on Ctrl-C. */
  void signalGroup(String name) {
    Tools.require("kill", "-" + name, "--", "-" + pid());
  }

  /** Waits for the end and makes sure that nothing is left. */
  CommandResult awaitEnd() {
    return awaitEnd(PATIENCE);
  }

  /** Waits for the end and makes sure that nothing is left. */
  CommandResult awaitEnd(Duration patience) {
    await("end of benchmark.sh", patience, () -> !process.isAlive());
    awaitNothingLeft();
    return new CommandResult(process.exitValue(), stdout(), stderr());
  }

  /** Waits until no process of this run is left; a busy machine needs its time to end them all. */
  void awaitNothingLeft() {
    await("end of all processes", Duration.ofSeconds(30), () -> processes().isEmpty());
  }

  private void await(String what, BooleanSupplier condition) {
    await(what, PATIENCE, condition);
  }

  /** Waits for a condition, but no longer than anything is left that could bring it about. */
  private void await(String what, Duration patience, BooleanSupplier condition) {
    var met = new AtomicBoolean(); // a process that becomes another one is not seen for a moment
    try {
      Awaitility.await()
          .atMost(patience)
          .pollDelay(Duration.ZERO)
          .pollInterval(Duration.ofMillis(20))
          .until(
              () -> {
                met.set(condition.getAsBoolean());
                return met.get() || isOver();
              });
    } catch (ConditionTimeoutException inVain) {
      // said below, with more
    }
    // what has ended says nothing new, but what it said before may not have been read yet
    if (!met.get() && !condition.getAsBoolean()) {
      String state =
          "Waited in vain for %s. Left: %s. Status: %s%n--- stdout ---%n%s--- stderr ---%n%s"
              .formatted(
                  what,
                  processes().stream().map(left -> Tools.commandLine(left.pid())).toList(),
                  process.isAlive() ? "running" : process.exitValue(),
                  stdout(),
                  stderr());
      killAll();
      throw new AssertionError(state);
    }
  }

  private boolean isOver() {
    return !process.isAlive() && processes().isEmpty();
  }

  private void killAll() {
    processes().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  /** Ends whatever still runs of this run. */
  @Override
  public void close() {
    killAll();
    try {
      process.waitFor();
      Files.deleteIfExists(stdout);
      Files.deleteIfExists(stderr);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String read(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
