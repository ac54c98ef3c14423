// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A process that lives no longer than this one. Its standard input is a pipe whose other end is
 * held here: when this process ends, by whatever means, the child's {@code benchmark.Lifeline}
 * reads the end of it and halts.
 */
public final class ChildProcess implements DrivenProcess, AutoCloseable {

  /** The exit status of a process that was killed, as a shell and Java report it. */
  public static final int KILLED = 128 + 9;

  private final Process process;
  private final ChildProcesses children;
  private final Signals signals;
  private Thread pump; // null if nobody keeps its output
  private volatile UserError failure;
  private volatile List<ProcessHandle> descendants = List.of();

  private ChildProcess(Process process, ChildProcesses children, Signals signals) {
    this.process = process;
    this.children = children;
    this.signals = signals;
  }

  /** How a process is reached that may run elsewhere than the one which represents it here. */
  interface Signals {

    /** Its id, where it runs. */
    long pid();

    /**
     * Sends it TERM or KILL, and returns whether it has got that. One that runs here has not: its
     * own handle takes signals.
     */
    default boolean send(String signal) {
      return false;
    }
  }

  /** A process that has just been started. */
  static ChildProcess of(Process process, ChildProcesses children) {
    return register(new ChildProcess(process, children, process::pid));
  }

  /**
   * A process that has just been started, with its standard output kept in a file.
   *
   * @param listener receives every piece of it as it arrives, in a thread of its own
   */
  static ChildProcess piped(
      Process process, ChildProcesses children, Path output, Consumer<String> listener) {
    return piped(process, process.getInputStream(), children, output, listener, process::pid);
  }

  /**
   * A process that represents one elsewhere, with its standard output kept in a file.
   *
   * @param printed the part of its standard output that is the other one's
   */
  static ChildProcess piped(
      Process process,
      InputStream printed,
      ChildProcesses children,
      Path output,
      Consumer<String> listener,
      Signals signals) {
    var child = new ChildProcess(process, children, signals);
    child.pump = new Thread(() -> child.pump(printed, output, listener), "output");
    child.pump.setDaemon(true);
    child.pump.start();
    return register(child);
  }

  /**
   * Starts a process of this host that shares this one's terminal.
   *
   * @param environment variables that are added to its own
   */
  public static ChildProcess inForeground(
      ChildProcesses children, List<String> command, Map<String, String> environment) {
    var builder =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.INHERIT)
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().putAll(environment);
    return of(ThisHost.start(builder), children);
  }

  private static ChildProcess register(ChildProcess child) {
    child.children.add(child);
    return child;
  }

  private void pump(InputStream from, Path to, Consumer<String> listener) {
    try (OutputStream file = Files.newOutputStream(to)) {
      byte[] buffer = new byte[8192];
      var text = new TextPieces();
      for (int read = read(from, buffer); read >= 0; read = read(from, buffer)) {
        file.write(buffer, 0, read);
        listener.accept(text.next(buffer, read));
      }
    } catch (IOException e) {
      abort(
          UserError.failure(
              "Cannot write %s: %s. Check disk space, or give another folder with -o.",
              to, e.getMessage()));
    } catch (RuntimeException e) {
      abort(UserError.failure("The contents of %s cannot be used: %s. Look at it.", to, e));
    }
  }

  private static int read(InputStream from, byte[] buffer) {
    try {
      return from.read(buffer);
    } catch (IOException processIsGone) {
      return -1; // its exit status says so
    }
  }

  /** Anyone who waits for the process's output would wait for ever if it continued unheard. */
  private void abort(UserError why) {
    failure = why;
    if (!signals.send("KILL")) {
      process.toHandle().destroyForcibly();
    }
  }

  /** Why its output could not be kept, which has ended it; empty if it was. */
  public Optional<UserError> failure() {
    return Optional.ofNullable(failure);
  }

  /**
   * Takes note of the processes that it has started: once it has been killed, nothing shows any
   * more that they are its own.
   */
  public void rememberDescendants() {
    descendants = process.descendants().toList();
  }

  public long pid() {
    return signals.pid();
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  @Override
  public void send(String line) {
    try {
      OutputStream input = process.getOutputStream();
      input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      input.flush();
    } catch (IOException processIsGone) {
      // its exit status says so
    }
  }

  /**
   * Waits until the process has ended and all of its output has been seen: that of processes which
   * it has left behind for some seconds only.
   */
  @Override
  public int awaitExit() {
    try {
      int status = process.waitFor();
      if (pump != null) {
        pump.join(children.grace().toMillis());
      }
      children.remove(this);
      return status;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedByUserException();
    }
  }

  @Override
  public void onExit(Runnable action) {
    process.onExit().thenRun(action);
  }

  /**
   * Asks the process to end, kills it if it does not, waits until it is gone, and kills those that
   * it has started and left behind.
   */
  public void stop() {
    stop(children.grace());
  }

  /**
   * The same for a process that has much to do at its end.
   *
   * @param grace how long it may take
   */
  public void stop(Duration grace) {
    List<ProcessHandle> latest = process.descendants().toList();
    // the handle, because Process.destroy would close the child's standard input, and so its
    // lifeline
    if (process.isAlive() && !signals.send("TERM")) {
      process.toHandle().destroy();
    }
    try {
      // elsewhere it would outlive what represents it here
      if (!endsWithin(grace) && !(signals.send("KILL") && endsWithin(grace))) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    latest.forEach(ProcessHandle::destroyForcibly);
    descendants.forEach(ProcessHandle::destroyForcibly);
  }

  private boolean endsWithin(Duration grace) throws InterruptedException {
    return process.waitFor(grace.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Kills what represents here a process that can no longer be reached; does not wait. */
  void abandon() {
    process.destroyForcibly();
  }

  /** Kills the process, and waits until it is gone. */
  public void kill() {
    if (!signals.send("KILL")) {
      process.toHandle().destroyForcibly();
    }
    awaitExit();
  }

  /** Stops the process if it still runs, and waits for the rest of its output. */
  @Override
  public void close() {
    stop();
    awaitExit();
  }
}
