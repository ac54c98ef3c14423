// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.Lifeline;
import benchmark.client.ConsumerContext;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contract;
import benchmark.contract.Direction;
import benchmark.contract.LeftOut;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.launch.ExitStatus;
import benchmark.launch.Failure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Asks a running server what its pair can carry and withstand.
 *
 * <p>Arguments: {@code suite FILE} runs the cases against a server in conformance mode; {@code
 * cycles FILE} runs those that may take the server down; {@code answers FILE} finds out of each
 * contract whether its answers are right, wrong or do not arrive; {@code many FILE} has several
 * callers at once call the first of them; {@code agree} only makes sure that the contract's answers
 * are right. The findings go to the file. It reads the properties of every client.
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
          case "suite" -> suite(Path.of(args[1]), ConformanceSuite::run);
          case "cycles" -> suite(Path.of(args[1]), ConformanceSuite::runCycles);
          case "answers" -> answers(Path.of(args[1]));
          case "many" -> many(Path.of(args[1]));
          default -> agree();
        };
    System.out.flush();
    System.err.flush();
    // threads of the framework, and of cases that hang, must not keep this process
    Runtime.getRuntime().halt(status);
  }

  private static int suite(Path file, Consumer<ConformanceSuite> cases) throws IOException {
    try (var report = new FindingsWriter(file);
        var suite = ConformanceSuite.start(report)) {
      cases.accept(suite);
      return ExitStatus.SUCCESS;
    } catch (RuntimeException failure) {
      System.err.println("The consumer cannot be started: " + ExceptionText.of(failure));
      return ExitStatus.FAILURE;
    }
  }

  private static int answers(Path file) throws IOException {
    try (var report = new FindingsWriter(file);
        var consumer = ConsumerContext.start()) {
      for (Contract<?> contract : ConformanceSuite.contracts()) {
        report.finding(
            Capability.ANSWERS, contract.name(), Direction.BOTH, answers(contract, consumer));
      }
      return ExitStatus.SUCCESS;
    } catch (RuntimeException | LinkageError failure) {
      System.err.println("The consumer cannot be started: " + ExceptionText.of(failure));
      return ExitStatus.FAILURE;
    }
  }

  private static <S> CaseResult answers(Contract<S> contract, ConsumerContext consumer) {
    return new ContractAnswers<>(contract, LeftOut.ofThisJvm(), () -> consumer.service(contract))
        .result();
  }

  private static int many(Path file) throws IOException {
    try (var report = new FindingsWriter(file);
        var consumer = ConsumerContext.start()) {
      consumer.checkAnswers();
      Contract<?> contract = ConformanceSuite.contracts().get(0);
      report.finding(Capability.GOAWAY, contract.name(), Direction.BOTH, many(contract, consumer));
      return ExitStatus.SUCCESS;
    } catch (RuntimeException | LinkageError failure) {
      System.err.println("The consumer cannot be started: " + ExceptionText.of(failure));
      return ExitStatus.FAILURE;
    }
  }

  private static <S> CaseResult many(Contract<S> contract, ConsumerContext consumer) {
    return CallsOfMany.result(
        contract, LeftOut.ofThisJvm(), consumer.service(contract).orElseThrow());
  }

  private static int agree() {
    CallOutcome check =
        CallOutcome.call(
            20,
            () -> {
              ConsumerContext.start().checkAnswers();
              return true;
            });
    if (check.failed()) {
      String cause = ExceptionText.of(check.failure());
      boolean wrong =
          ExceptionText.causes(check.failure()).stream()
              .anyMatch(WrongAnswerException.class::isInstance);
      new Failure(wrong ? Failure.Kind.WRONG_ANSWER : Failure.Kind.CHECK, cause).report();
      System.err.println(cause);
      return ExitStatus.FAILURE;
    }
    return ExitStatus.SUCCESS;
  }
}
