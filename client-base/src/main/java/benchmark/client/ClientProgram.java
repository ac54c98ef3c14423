// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.Defaults;
import benchmark.JvmCounters;
import benchmark.client.load.Slice;
import benchmark.client.load.UnsupportedLoadException;
import benchmark.contract.Contract;
import benchmark.launch.LaunchProperties;
import benchmark.launch.LaunchProperty;
import benchmark.launch.ObservedFacts;
import benchmark.launch.OperationKey;
import benchmark.launch.ReadyLine;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * A program in any language that makes this client's calls: it answers each line on its standard
 * input with a line on its standard output (docs/commands.md). This JVM only says what to call, and
 * keeps what comes of it. What the program prints on standard error is in this JVM's log. For one
 * thread.
 */
public final class ClientProgram implements AutoCloseable {

  private static final String READY = "READY";
  private static final String TIMEOUT = "timeout";
  private static final int END_SECONDS = 5;

  private final Process process;
  private final BufferedReader answers;
  private final BufferedWriter requests;
  private final StringBuilder introduction = new StringBuilder();
  private OperationKey measured;

  private ClientProgram(Process process) {
    this.process = process;
    answers = process.inputReader(StandardCharsets.UTF_8);
    requests = process.outputWriter(StandardCharsets.UTF_8);
  }

  /**
   * Starts the program that {@link LaunchProperties#CLIENT_PROGRAM} names, and waits until it is
   * connected; empty if this JVM calls by itself.
   *
   * @throws RuntimeException with the program's own sentence, if it cannot connect
   */
  public static Optional<ClientProgram> ofThisJvm() {
    return LaunchProperties.CLIENT_PROGRAM.get().map(words -> start(List.of(words.split("\t"))));
  }

  /** Starts the program of these words, as {@link #ofThisJvm} does. */
  public static ClientProgram start(List<String> words) {
    var builder = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT);
    set(builder, LaunchProperties.HOST, LaunchProperties.HOST.or(Defaults.HOST));
    set(builder, LaunchProperties.PORT, LaunchProperties.PORT.or(Defaults.PORT));
    set(builder, LaunchProperties.TIMEOUT_MILLIS, timeoutMillis());
    try {
      var program = new ClientProgram(builder.start());
      program.awaitReady();
      return program;
    } catch (IOException e) {
      throw new UncheckedIOException(
          "The client's program %s cannot be started: %s".formatted(words, e.getMessage()), e);
    }
  }

  private static int timeoutMillis() {
    return LaunchProperties.TIMEOUT_MILLIS.or(Defaults.CALL_TIMEOUT_MILLIS);
  }

  private static <T> void set(ProcessBuilder builder, LaunchProperty<T> property, T value) {
    builder.environment().put(LaunchProperty.variable(property.name()), value.toString());
  }

  private void awaitReady() {
    for (String line = read(); !line.equals(READY); line = read()) {
      if (line.startsWith("FAILED ")) {
        throw new UnreachableServerException(line.substring(line.indexOf(' ') + 1));
      }
      introduction.append(line).append('\n');
    }
  }

  /**
   * What it is built of, and what shows that the timeout of its calls acts, if a variant sets one:
   * for a program that has measured.
   */
  public ObservedFacts observed() {
    boolean isGiven = System.getProperty(LaunchProperties.KEY + TIMEOUT) != null;
    return ObservedFacts.ofProgram(
        libraries(),
        isGiven && measured != null
            ? Map.of(TIMEOUT, HeldCall.seen(timeoutMillis(), Optional.of(new MeasuredCall())))
            : Map.of());
  }

  private final class MeasuredCall implements Call {

    @Override
    public int requests() {
      return 1;
    }

    @Override
    public Object call(int n) {
      return slice(measured, 1, 1);
    }
  }

  /** The versions of what it is built of, by name, as it has reported them. */
  Map<String, String> libraries() {
    return ReadyLine.libraries(introduction);
  }

  /** Its process id. */
  public long pid() {
    return process.pid();
  }

  /**
   * Makes some calls of an operation, each answer of which is compared in full.
   *
   * @throws WrongAnswerException if an answer differs from the contract's
   * @throws FailedCallException if a call fails
   */
  public void check(OperationKey operation) {
    ask(operation.toString(), "check " + operation, "RIGHT");
  }

  /**
   * Lets callers call for some time, each of which waits for an answer before its next call, and
   * checks every answer where that costs next to nothing.
   *
   * @return what {@link #times} reads: nothing is done with it while a clock runs
   * @throws RuntimeException as {@link #check}
   */
  public String slice(OperationKey operation, int callers, int millis) {
    measured = operation;
    return ask(
        operation.toString(), "slice %s %d %d".formatted(operation, callers, millis), "SLICE");
  }

  /** The times of all calls of a slice, in nanoseconds, from words such as {@code 81920:3}. */
  public static Histogram times(String slice) {
    var times = new Histogram(TimeUnit.SECONDS.toNanos(1), Slice.DIGITS);
    times.setAutoResize(true);
    for (String word : slice.isEmpty() ? new String[0] : slice.split(" ")) {
      int colon = word.indexOf(':');
      times.recordValueWithCount(
          Long.parseLong(word.substring(0, colon)), Long.parseLong(word.substring(colon + 1)));
    }
    return times;
  }

  /**
   * Makes every call of a contract, and compares every answer.
   *
   * @return the hash of all answers, as {@link benchmark.contract.conformance.AnswersHash} has it
   * @throws RuntimeException as {@link #check}
   */
  public String hash(Contract<?> contract) {
    return ask(contract.name(), "hash " + contract.name(), "HASH");
  }

  /**
   * What it has used so far: what it reports, and of the rest what the operating system counts.
   * What neither says is missing.
   */
  JvmCounters counters() {
    return ProcessTree.completed(
        JvmCounters.parse(ask("counters", "counters", "COUNTERS")), process.pid());
  }

  private String ask(String what, String request, String answer) {
    try {
      requests.write(request);
      requests.newLine();
      requests.flush();
    } catch (IOException ended) {
      throw hasEnded();
    }
    String line = read();
    requireNoFailure(what, line);
    if (line.equals(answer) || line.startsWith(answer + " ")) {
      return line.substring(Math.min(line.length(), answer.length() + 1));
    }
    throw new IllegalStateException(
        "the client's program answers '%s' with '%s', and not with %s"
            .formatted(request, line.substring(0, Math.min(line.length(), 80)), answer));
  }

  private static void requireNoFailure(String what, String line) {
    String rest = line.substring(line.indexOf(' ') + 1);
    switch (line.replaceFirst(" .*", "")) {
      case "WRONG" -> throw new WrongAnswerException(rest);
      case "REFUSED" -> throw new UnsupportedLoadException(rest);
      case "FAILED" -> throw new FailedCallException(what, rest);
      default -> {
        // an answer
      }
    }
  }

  private String read() {
    try {
      String line = answers.readLine();
      if (line == null) {
        throw hasEnded();
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private IllegalStateException hasEnded() {
    try {
      process.waitFor(END_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return new IllegalStateException(
        "the client's program has ended"
            + (process.isAlive() ? "" : " (exit status %d)".formatted(process.exitValue()))
            + ", and may have said why in the client's log");
  }

  /** Ends it: its standard input does. */
  @Override
  public void close() {
    try {
      requests.close();
      if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (IOException hasEnded) {
      // all the better
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
