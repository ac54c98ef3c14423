// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.Lifeline;
import benchmark.client.ClientProgram;
import benchmark.client.ConsumerContext;
import benchmark.client.CountersClient;
import benchmark.client.StreamCalls;
import benchmark.contract.Contract;
import benchmark.contract.Direction;
import benchmark.contract.LeftOut;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Findings;
import benchmark.contract.conformance.SlowReceiver;
import benchmark.contract.conformance.Support;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Asks a running server what its pair can carry and withstand.
 *
 * <p>Arguments: {@code suite FILE} runs the cases against a server in conformance mode; {@code
 * gained FILE SIDE} finds out whether answers are right though the client or the server has gained
 * a field, and of such a server what becomes of cycles, which may take it down; {@code answers
 * FILE} finds out of each contract whether its answers are right, wrong or do not arrive; {@code
 * many FILE} has several callers at once call the first of them; {@code killed FILE} has streams
 * open when somebody kills the server; {@code slow FILE SECONDS ASKS} sends more than a server
 * takes; {@code agree} only makes sure that the contract's answers are right. The findings go to
 * the file. It reads the properties of every client.
 *
 * <p>Exit status: 0 if everything was tried, whatever was found; 1 with a sentence if the consumer
 * could not be started, or if the answers of {@code agree} are wrong.
 */
public final class ConformanceMain {

  private ConformanceMain() {}

  public static void main(String[] args) throws IOException {
    Lifeline.attach();
    int status =
        switch (args[0]) {
          case "suite" -> tried(() -> suite(Path.of(args[1])));
          case "gained" -> tried(() -> gained(Path.of(args[1]), args[2]));
          case "killed" -> tried(() -> killed(Path.of(args[1])));
          case "slow" ->
              tried(
                  () ->
                      slow(
                          Path.of(args[1]),
                          Integer.parseInt(args[2]),
                          Boolean.parseBoolean(args[3])));
          case "answers" -> tried(() -> answers(Path.of(args[1])));
          case "many" -> tried(() -> many(Path.of(args[1])));
          default -> agree();
        };
    System.out.flush();
    System.err.flush();
    // threads of the framework, and of cases that hang, must not keep this process
    Runtime.getRuntime().halt(status);
  }

  /** What is tried with a consumer. */
  @FunctionalInterface
  private interface Trial {
    void run() throws IOException;
  }

  private static int tried(Trial trial) throws IOException {
    try {
      trial.run();
      return ExitStatus.SUCCESS;
    } catch (RuntimeException | LinkageError failure) {
      System.err.println("The consumer cannot be started: " + ExceptionText.of(failure));
      return ExitStatus.FAILURE;
    }
  }

  /** Of a program that calls in place of this JVM, only the answers are asked for. */
  private static void suite(Path file) throws IOException {
    Optional<ClientProgram> program = ClientProgram.ofThisJvm();
    if (program.isEmpty()) {
      suite(file, ConformanceSuite::run);
      return;
    }
    try (var report = new Findings.Writer(file);
        var calling = program.get()) {
      ConformanceSuite.contracts().forEach(it -> answers(it, calling, report));
    }
  }

  private static void answers(Contract<?> contract, ClientProgram program, Findings.Writer report) {
    CaseResult result;
    try {
      report.hash(contract.name(), program.hash(contract));
      result =
          new CaseResult(Support.YES, "all answers arrive, and their hash shows what they are");
    } catch (RuntimeException failure) {
      result = new CaseResult(Support.NO, "a call fails: " + failure.getMessage());
    }
    ConformanceSuite.answers(contract, LeftOut.ofThisJvm(), result, report);
  }

  private static void gained(Path file, String side) throws IOException {
    suite(
        file,
        suite -> {
          suite.checkAnswersAcrossField(side);
          if (side.equals("server")) {
            suite.runCycles();
          }
        });
  }

  private static void suite(Path file, Consumer<ConformanceSuite> cases) throws IOException {
    try (var report = new Findings.Writer(file);
        var suite = ConformanceSuite.start(report)) {
      cases.accept(suite);
    }
  }

  private static void answers(Path file) throws IOException {
    try (var report = new Findings.Writer(file);
        var consumer = ConsumerContext.start()) {
      for (Contract<?> contract : ConformanceSuite.contracts()) {
        report.finding(
            Capability.ANSWERS, contract.name(), Direction.BOTH, answers(contract, consumer));
      }
    }
  }

  private static <S> CaseResult answers(Contract<S> contract, ConsumerContext consumer) {
    return new ContractAnswers<>(contract, LeftOut.ofThisJvm(), () -> consumer.service(contract))
        .result();
  }

  private static void many(Path file) throws IOException {
    try (var report = new Findings.Writer(file);
        var consumer = ConsumerContext.start()) {
      consumer.checkAnswers();
      Contract<?> contract = ConformanceSuite.contracts().get(0);
      report.finding(Capability.GOAWAY, contract.name(), Direction.BOTH, many(contract, consumer));
    }
  }

  private static <S> CaseResult many(Contract<S> contract, ConsumerContext consumer) {
    return CallsOfMany.result(
        contract, LeftOut.ofThisJvm(), consumer.service(contract).orElseThrow());
  }

  /** The consumer is left to the end of this JVM: it has no server to say goodbye to. */
  private static void killed(Path file) throws IOException {
    try (var report = new Findings.Writer(file)) {
      new StreamCases<>(ConsumerContext.start().streams(), report).awaitKill();
    }
  }

  private static void slow(Path file, int seconds, boolean asks) throws IOException {
    StreamCalls<?> streams = ConsumerContext.start().streams();
    SlowReceiver found =
        new FastSender<>(streams, CountersClient.fromSystemProperties(), asks)
            .send(TimeUnit.SECONDS.toNanos(seconds), Integer.MAX_VALUE);
    Files.writeString(file, found.toLine());
  }

  private static int agree() {
    CallOutcome check =
        CallOutcome.call(20, Executors.callable(() -> ConsumerContext.start().checkAnswers()));
    if (check.failed()) {
      System.err.println(ExceptionText.of(check.failure()));
      return ExitStatus.FAILURE;
    }
    return ExitStatus.SUCCESS;
  }
}
