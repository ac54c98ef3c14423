// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Child;
import benchmark.cli.process.Children;
import benchmark.launch.ReadyLine;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A server that is ready to answer. */
public final class ServerProcess implements AutoCloseable {

  private static final int READY_SECONDS = 60;

  private final String name;
  private final Child child;
  private final Path log;
  private int countersPort;

  private ServerProcess(String name, Child child, Path log) {
    this.name = name;
    this.child = child;
    this.log = log;
  }

  /**
   * Starts a server and waits until it is ready.
   *
   * @throws UserError with the last lines of its log, if it ends or stays silent instead
   */
  public static ServerProcess start(
      Children children, String name, List<String> command, Path log) {
    var ready = new CompletableFuture<ReadyLine>();
    var output = new StringBuilder();
    Child child =
        Child.logged(
            children,
            command,
            log,
            log,
            text -> {
              if (!ready.isDone()) {
                ReadyLine.find(output.append(text)).ifPresent(ready::complete);
              }
            });
    child.onExit(() -> ready.completeExceptionally(new IllegalStateException("ended")));
    var server = new ServerProcess(name, child, log);
    try {
      server.countersPort = ready.get(READY_SECONDS, TimeUnit.SECONDS).countersPort().orElse(0);
      return server;
    } catch (ExecutionException | TimeoutException e) {
      boolean ended = !child.isAlive();
      child.close();
      throw UserError.failure(
          "%s %s. The last lines of its log:%n%s",
          name,
          ended
              ? "ended before it was ready"
              : "did not become ready within " + READY_SECONDS + " s",
          LogTail.of(log));
    } catch (InterruptedException e) {
      child.close();
      Thread.currentThread().interrupt();
      throw UserError.failure("The start of %s was interrupted.", name);
    }
  }

  /** The port of the server's counters on this host; 0 if it has none. */
  public int countersPort() {
    return countersPort;
  }

  /** The id of its process. */
  long pid() {
    return child.pid();
  }

  /** Calls an action when the server ends. */
  public void onExit(Runnable action) {
    child.onExit(action);
  }

  /** Whether the server still runs. */
  public boolean isAlive() {
    return child.isAlive();
  }

  /** Throws, with the last lines of the log, if the server no longer runs. */
  public void requireAlive() {
    if (!child.isAlive()) {
      throw UserError.failure(
          "%s ended in mid-run (exit status %d). The last lines of its log:%n%s",
          name, child.awaitExit(), LogTail.of(log));
    }
  }

  @Override
  public void close() {
    child.close();
  }
}
