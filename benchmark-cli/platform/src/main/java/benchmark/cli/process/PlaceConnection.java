// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.error.UserError;
import benchmark.cli.text.ShellWords;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The connection to a place that lasts: a shell there that does short requests ({@code keeper.sh}),
 * holds the session's folder, and tidies up when it hears nothing more. Asked every two seconds, so
 * that a place that is lost is known within ten. Thread-safe.
 */
final class PlaceConnection {

  private static final long BEAT_MILLIS = 2_000;
  private static final int SHOWN = 300;

  /** What the names of all sessions of this command begin with. */
  private static final String COMMAND = UUID.randomUUID().toString().replace("-", "");

  private static final AtomicInteger SESSIONS = new AtomicInteger();

  /** What kubectl logs of its own attempts, many times, before the sentence that says why. */
  private static final Pattern LOGGED =
      Pattern.compile("[IWEF]\\d{4} [\\d:.]+ +\\d+ \\S+:\\d+] .*");

  /** What kubectl says whenever a pod has several containers and none is named. */
  private static final String DEFAULTED = "Defaulted container ";

  /** The line that marks the end of the output. */
  private static final String END = "\n";

  private final Prefix prefix;
  private final String session = COMMAND + "-" + SESSIONS.incrementAndGet();
  private final Duration alive;
  private final Runnable whenLost;
  private final Process process;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final StringBuffer errors = new StringBuffer();
  private final StringBuffer asides = new StringBuffer();
  private final Thread errorReader;
  private final String cache;
  private volatile String greeted = "";
  private volatile boolean connected;
  private volatile String failureReason;

  /** What a request has printed, and its exit status. */
  record Reply(String text, int status) {

    Optional<String> ifGood() {
      return status == 0 ? Optional.of(text) : Optional.empty();
    }
  }

  /**
   * Connects.
   *
   * @param connect how long that may take
   * @param alive how long a sign of life may take later
   * @param whenLost is run once if the place is lost
   * @throws UserError with what the place or the program in front of it says
   */
  PlaceConnection(
      Prefix prefix, ChildProcesses children, Duration connect, Duration alive, Runnable whenLost) {
    this.prefix = prefix;
    this.alive = alive;
    this.whenLost = whenLost;
    try {
      process = new ProcessBuilder(prefix.command()).start();
    } catch (IOException e) {
      throw UserError.failure(
          "%s cannot be reached: %s. Install %s, or use another place.",
          prefix.name(), e.getMessage(), prefix.words().get(0));
    }
    ChildProcess.of(process, children);
    daemon(
        "place",
        () -> {
          eachLine(process.getInputStream(), lines::add);
          ended();
        });
    errorReader =
        daemon("errors of place", () -> eachLine(process.getErrorStream(), this::remember));
    write(Prefix.script("keeper", List.of(session)));
    cache = greeting(connect);
    errors.setLength(0); // no reason for what may happen later
    connected = true;
    daemon("heartbeat of place", this::beat);
  }

  private static Thread daemon(String name, Runnable work) {
    var thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void eachLine(InputStream from, Consumer<String> listener) {
    try (var reader = new BufferedReader(new InputStreamReader(from, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        listener.accept(line);
      }
    } catch (IOException gone) {
      // nothing more is said
    }
  }

  private void ended() {
    lines.add(END);
    if (connected) {
      lose("The connection to %s was lost (%s)".formatted(prefix.name(), said()));
    }
  }

  private void remember(String error) {
    StringBuffer kind = LOGGED.matcher(error).matches() ? asides : errors;
    if (kind.length() < SHOWN && !error.isBlank() && !error.startsWith(DEFAULTED)) {
      kind.append(kind.isEmpty() ? "" : "; ").append(error.strip());
    }
  }

  private void write(List<String> words) {
    try {
      OutputStream input = process.getOutputStream();
      input.write(Prefix.encoded(words));
      input.flush();
    } catch (IOException gone) {
      // the missing answer says so
    }
  }

  /** Whatever a login prints comes before the line of the session. */
  private String greeting(Duration patience) {
    long deadline = System.nanoTime() + patience.toNanos();
    while (true) {
      String line = next(deadline);
      if (line == null) {
        process.destroyForcibly();
        throw UserError.failure(
            "%s did not answer within %d s. Try it by hand: %s",
            prefix.name(), patience.toSeconds(), byHand());
      }
      if (line.equals(END)) {
        throw UserError.failure(
            "%s cannot be used: %s. Try it by hand: %s", prefix.name(), said(), byHand());
      }
      if (line.startsWith(session + " ")) {
        return line.substring(session.length() + 1);
      }
      if (!line.isBlank() && !line.equals(Prefix.BEGIN)) {
        greeted = line.strip();
      }
    }
  }

  private String byHand() {
    return ShellWords.of(prefix.words()) + " true";
  }

  /** What the program in front has said on standard error, or else last on standard output. */
  private String said() {
    try {
      errorReader.join(1_000);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Stream.of(errors, asides, connected ? "" : greeted)
        .filter(said -> !said.isEmpty())
        .findFirst()
        .map(said -> said.toString().replaceFirst("\\.$", ""))
        .orElse("the connection ended without any output");
  }

  /** The next line; null if it does not come in time. */
  private String next(long deadline) {
    try {
      return lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedByUserException();
    }
  }

  /**
   * Has a short command done there.
   *
   * @param patience how long it may take
   * @throws UserError if the place is lost
   */
  synchronized Reply ask(Duration patience, List<String> command) {
    requireFound();
    write(command);
    long deadline = System.nanoTime() + patience.toNanos();
    var text = new StringBuilder();
    while (true) {
      String line = next(deadline);
      if (line == null) {
        lose("%s has not answered for %d s".formatted(prefix.name(), patience.toSeconds()));
      } else if (line.equals(END)) {
        lose("The connection to %s was lost (%s)".formatted(prefix.name(), said()));
      } else if (line.startsWith(session + " ")) {
        // without the end of line in front of the session's
        text.setLength(Math.max(0, text.length() - 1));
        return new Reply(text.toString(), Integer.parseInt(line.substring(session.length() + 1)));
      } else {
        text.append(line).append('\n');
      }
      requireFound();
    }
  }

  private void beat() {
    try {
      while (failureReason == null) {
        Thread.sleep(BEAT_MILLIS);
        ask(alive, List.of(":"));
      }
    } catch (UserError lost) {
      // reported to everyone who asks
    } catch (InterruptedException | InterruptedByUserException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void lose(String why) {
    synchronized (lines) {
      if (failureReason != null) {
        return;
      }
      failureReason = why + ". Check the network, and that the place still runs; then run again.";
    }
    process.destroyForcibly();
    whenLost.run();
  }

  /** Why nothing more can be done there; empty if it answers. */
  Optional<String> failureReason() {
    try {
      ask(alive, List.of(":"));
    } catch (UserError lost) {
      // said below
    }
    return Optional.ofNullable(failureReason);
  }

  private void requireFound() {
    if (failureReason != null) {
      throw UserError.failure("%s", failureReason);
    }
  }

  /** The folder there that outlasts sessions. */
  String cache() {
    return cache;
  }

  /** A file or folder there that goes with the session. */
  String file(String name) {
    return cache + "/sessions/" + session + "/" + name;
  }
}
