// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.client.StreamCalls;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.EchoContract;
import benchmark.contract.EchoService;
import benchmark.contract.LeftOut;
import benchmark.contract.TreeComparison;
import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.EveryJsonType;
import benchmark.contract.conformance.Findings;
import benchmark.contract.conformance.Support;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Every case of the contracts that {@link LaunchProperties#CONTRACTS} names, one after the other,
 * none of which can hide another.
 */
final class ConformanceSuite implements AutoCloseable {

  /** All calls of a hash together: four thousand of them, while the JVMs are still cold. */
  private static final int HASH_SECONDS = 60;

  private static final int ANSWERS_SECONDS = 20;

  private final List<Contract<?>> contracts = contracts();
  private final Findings.Writer report;
  private final ConformanceClient client;

  private ConformanceSuite(Findings.Writer report, ConformanceClient client) {
    this.report = report;
    this.client = client;
  }

  static ConformanceSuite start(Findings.Writer report) throws IOException {
    return new ConformanceSuite(report, ConformanceClient.open());
  }

  /** Those that this JVM is asked about. */
  static List<Contract<?>> contracts() {
    return LaunchProperties.CONTRACTS
        .get()
        .map(names -> Stream.of(names.split(",")).<Contract<?>>map(Contracts::named).toList())
        .orElse(Contracts.all());
  }

  /**
   * Streams come last: Dubbo's triple may leave the window of its only connection full when a
   * stream with a slow receiver is cancelled, and then no later call is answered.
   */
  void run() {
    Optional<ContractSuite> cases = cases();
    cases.ifPresent(ContractSuite::record);
    contracts.forEach(this::hashAnswers);
    if (contracts.contains(Contracts.ECHO)) {
      client.consumer().service(Contracts.ECHO).ifPresent(this::tryTrees);
    }
    if (client.tap().connections() > 0 && cases.isPresent()) {
      report.wire();
      cases.get().run();
    }
    if (contracts.equals(Contracts.all())) {
      client.consumer().findStreams().ifPresent(this::tryStreams);
    }
  }

  private void tryTrees(EchoService service) {
    tryTree(service, "every type of JSON", EveryJsonType::tree);
    tryTree(service, "keys of 60,000 characters", EveryJsonType::longKeys);
  }

  /** Sends a tree once, and compares what comes back. */
  private void tryTree(EchoService service, String name, Supplier<Map<String, Object>> tree) {
    CaseResult result;
    if (client.leftOut().carries(EchoContract.TREE)) {
      CallOutcome outcome = client.call(() -> service.tree(tree.get()));
      result =
          outcome.failed()
              ? new CaseResult(
                  Support.NO, "does not arrive: " + ExceptionText.of(outcome.failure()))
              : TreeComparison.difference(tree.get(), outcome.value())
                  .map(difference -> new CaseResult(Support.LOSSY, difference))
                  .orElse(CaseResult.SAME);
    } else {
      result = new CaseResult(Support.NONE, "left out: a message in JSON is sent as one text");
    }
    report.finding(Capability.TREE, name, Direction.BOTH, result);
  }

  private void tryStreams(StreamCalls<?> streams) {
    CallOutcome answers = CallOutcome.call(HASH_SECONDS, client.consumer()::streams);
    report.finding(
        Capability.STREAM,
        "every operation",
        Direction.BOTH,
        answers.failed()
            ? new CaseResult(Support.NO, ExceptionText.of(answers.failure()))
            : CaseResult.SAME);
    if (!answers.failed()) {
      new StreamCases<>(streams, report).run();
    }
  }

  /**
   * Finds out whether every answer is right.
   *
   * @param side client or server: which has gained a field that the other does not know
   */
  void checkAnswersAcrossField(String side) {
    CallOutcome check =
        CallOutcome.call(
            ANSWERS_SECONDS, Executors.callable(() -> client.consumer().checkAnswers()));
    report.finding(
        Capability.EVOLUTION, "the " + side + " gained it", Direction.BOTH, acrossField(check));
  }

  private static CaseResult acrossField(CallOutcome check) {
    if (!check.failed()) {
      return new CaseResult(Support.YES, "every answer is right; the new field is ignored");
    }
    boolean silently =
        ExceptionText.causes(check.failure()).stream()
            .anyMatch(WrongAnswerException.class::isInstance);
    return new CaseResult(
        Support.NO,
        (silently ? "wrong data without an error: " : "calls fail: ")
            + ExceptionText.of(check.failure()));
  }

  /**
   * Only the cases with a cycle: a codec that follows it for ever may take the server down, which
   * must not be one that anybody still needs. Nothing if the pair cannot carry the whole contract.
   */
  void runCycles() {
    if (client.leftOut().isNothingOf(Contracts.USER)) {
      cases().ifPresent(ContractSuite::runCycles);
    }
  }

  /** Nothing if the contract that has cases is not wanted, or this pair's client cannot call it. */
  private Optional<ContractSuite> cases() {
    return contracts.contains(Contracts.USER)
        ? client
            .consumer()
            .service(Contracts.USER)
            .map(service -> new ContractSuite(service, client, report))
        : Optional.empty();
  }

  private <S> void hashAnswers(Contract<S> contract) {
    Optional<S> service = client.consumer().service(contract);
    if (service.isEmpty()) {
      return;
    }
    CallOutcome hash =
        CallOutcome.call(
            HASH_SECONDS, () -> AnswersHash.of(contract, service.get(), client.leftOut()));
    CaseResult result;
    if (hash.value() instanceof AnswersHash.Result answers) {
      if (AnswersHash.isHashed(contract)) {
        report.hash(contract.name(), answers.hex());
      }
      result =
          answers.firstDifference().isEmpty()
              ? new CaseResult(Support.YES, "every answer is the contract's")
              : new CaseResult(Support.NO, answers.firstDifference());
    } else {
      result = new CaseResult(Support.NO, "a call fails: " + ExceptionText.of(hash.failure()));
    }
    answers(contract, client.leftOut(), result, report);
  }

  /** Reports what became of all answers of a contract. */
  static void answers(
      Contract<?> contract, LeftOut leftOut, CaseResult result, Findings.Writer report) {
    report.finding(Capability.ANSWERS, "every operation", Direction.BOTH, result);
    if (!leftOut.isNothingOf(contract)) {
      report.finding(
          Capability.ANSWERS,
          leftOut.toString(),
          Direction.BOTH,
          new CaseResult(Support.PART, "left out: the pair cannot carry it"));
    }
  }

  @Override
  public void close() throws IOException {
    client.close();
  }
}
