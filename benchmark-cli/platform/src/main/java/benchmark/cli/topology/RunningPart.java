// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcess;
import benchmark.cli.process.ChildProcesses;
import benchmark.launch.ReadyLine;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A part that is ready. */
public final class RunningPart implements AutoCloseable {

  private static final long LOOK_MILLIS = 50;

  private final Part part;
  private final Path log;
  private final long launch = System.nanoTime();
  private final StringBuilder printed = new StringBuilder();
  private ChildProcess child;
  private boolean ended;
  private Optional<Endpoint> endpoint;
  private Map<String, String> libraries = Map.of();
  private Duration startup; // null until it is ready

  private RunningPart(Part part, Path log) {
    this.part = part;
    this.log = log;
    this.endpoint = part.endpoint();
  }

  /**
   * Starts a part and waits until it is ready.
   *
   * @param folder takes its log and output
   * @throws UserError with the last lines of its log, if it ends or stays silent instead, or if its
   *     port is taken
   */
  public static RunningPart start(ChildProcesses children, Part part, Path folder) {
    return start(children, part, folder, part.program().command(Map.of()), () -> {});
  }

  /**
   * Starts a part in company.
   *
   * @param command of the part, which may name where those before it listen
   * @param company throws if one of these has ended
   */
  static RunningPart start(
      ChildProcesses children, Part part, Path folder, List<String> command, Runnable company) {
    part.endpoint().ifPresent(at -> part.place().requireFree(at.host(), at.port(), at.ports()));
    Path log = folder.resolve(part.log());
    var started = new RunningPart(part, log);
    started.child =
        part.place()
            .start(
                children,
                command,
                part.output().file().map(folder::resolve).orElse(log),
                log,
                started::hear);
    started.child.onExit(started::exited);
    try {
      started.awaitReady(company);
      return started;
    } catch (RuntimeException notReady) {
      started.close();
      throw notReady;
    }
  }

  private void hear(String piece) {
    synchronized (printed) {
      if (startup == null) {
        printed.append(piece);
        printed.notifyAll();
      }
    }
    part.output().listener().accept(piece);
  }

  private void exited() {
    synchronized (printed) {
      ended = true;
      printed.notifyAll();
    }
  }

  private void awaitReady(Runnable company) {
    Duration patience = part.readiness().patience();
    long deadline = launch + patience.toNanos();
    while (true) {
      String heard;
      synchronized (printed) {
        heard = printed.toString();
      }
      if (part.readiness().sign().test(part, heard) && (child.isAlive() || !part.lasts())) {
        ready(heard);
        return;
      }
      if (!child.isAlive()) {
        throw failure("ended before it was ready (exit status %d)".formatted(child.awaitExit()));
      }
      company.run();
      if (System.nanoTime() > deadline) {
        child.close(); // so that its log is complete
        throw failure("did not become ready within " + seconds(patience));
      }
      awaitNews(heard.length());
    }
  }

  private static String seconds(Duration time) {
    return time.toMillisPart() == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }

  private void ready(String heard) {
    synchronized (printed) {
      startup = Duration.ofNanos(System.nanoTime() - launch);
      printed.setLength(0);
    }
    libraries = ReadyLine.libraries(heard);
    ReadyLine.find(heard)
        .ifPresent(told -> endpoint = endpoint.map(at -> at.withCounters(told.countersPort())));
  }

  private void awaitNews(int known) {
    synchronized (printed) {
      if (printed.length() > known || ended) {
        return;
      }
      try {
        printed.wait(LOOK_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw UserError.failure("The start of %s was interrupted.", part.title());
      }
    }
  }

  private UserError failure(String what) {
    return part.place()
        .failureReason()
        .map(why -> UserError.failure("%s", why))
        .or(child::failure)
        .orElseGet(
            () ->
                UserError.failure(
                    "%s %s. The last lines of its log:%n%s", part.title(), what, LogTail.of(log)));
  }

  public Part part() {
    return part;
  }

  public ChildProcess child() {
    return child;
  }

  /** Where it listens, with the port of its counters if it has reported one. */
  public Optional<Endpoint> endpoint() {
    return endpoint;
  }

  /** The versions of what it is built of, by name; nothing if it has not reported them. */
  public Map<String, String> libraries() {
    return libraries;
  }

  /** How long it took to become ready. */
  public Duration startup() {
    return startup;
  }

  /** The id of its process, at its place. */
  public long pid() {
    return child.pid();
  }

  /** The CPU time that it has used so far; empty, never zero, if that is not known. */
  public Optional<Duration> cpuTime() {
    return part.place().cpuTime(pid());
  }

  /** Whether it still runs. */
  public boolean isAlive() {
    return child.isAlive();
  }

  /** Throws, with the last lines of the log, if it no longer runs. */
  public void requireAlive() {
    if (!child.isAlive()) {
      throw failure("ended during the run (exit status %d)".formatted(child.awaitExit()));
    }
  }

  @Override
  public void close() {
    child.close();
  }
}
