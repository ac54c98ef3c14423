// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.client.StreamCalls;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Conformance;
import benchmark.contract.conformance.Support;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Every case of the contracts that {@link LaunchProperties#CONTRACTS} names, one after the other,
 * none of which can hide another.
 */
final class ConformanceSuite implements AutoCloseable {

  /** All calls of a hash together: four thousand of them, while the JVMs are still cold. */
  private static final int HASH_SECONDS = 60;

  private final List<Contract<?>> contracts = contracts();
  private final FindingsWriter report;
  private final ConformanceClient client;

  private ConformanceSuite(FindingsWriter report, ConformanceClient client) {
    this.report = report;
    this.client = client;
  }

  static ConformanceSuite start(FindingsWriter report) throws IOException {
    return new ConformanceSuite(report, ConformanceClient.open());
  }

  /** Those that this JVM is asked about. */
  static List<Contract<?>> contracts() {
    return LaunchProperties.CONTRACTS
        .get()
        .map(names -> Stream.of(names.split(",")).<Contract<?>>map(Contracts::named).toList())
        .orElse(Contracts.ALL);
  }

  void run() {
    List<ContractSuite<?>> suites = suites();
    suites.forEach(ContractSuite::record);
    contracts.forEach(this::hashAnswers);
    if (contracts.contains(Contracts.ECHO)) {
      new TreeCase(client, report).run();
    }
    if (contracts.equals(Contracts.ALL)) {
      client.streams().ifPresent(this::tryStreams);
    }
    if (client.tap().connections() > 0 && !suites.isEmpty()) {
      report.wire();
      suites.forEach(ContractSuite::run);
    }
  }

  private void tryStreams(StreamCalls<?> streams) {
    CallOutcome answers =
        CallOutcome.call(
            HASH_SECONDS,
            () -> {
              client.checkStreams();
              return true;
            });
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
   * Only the cases with a cycle: a codec that follows it for ever may take the server down, which
   * must not be one that anybody still needs.
   */
  void runCycles() {
    suites().forEach(ContractSuite::runCycles);
  }

  /** Those of the wanted contracts that have cases and that this pair's client can call. */
  private List<ContractSuite<?>> suites() {
    var suites = new ArrayList<ContractSuite<?>>();
    Conformance.ALL.stream()
        .filter(conformance -> contracts.contains(conformance.contract()))
        .forEach(conformance -> suite(conformance).ifPresent(suites::add));
    return suites;
  }

  private <S> Optional<ContractSuite<S>> suite(Conformance<S> conformance) {
    return client
        .service(conformance.contract())
        .map(service -> new ContractSuite<>(conformance, service, client, report));
  }

  private <S> void hashAnswers(Contract<S> contract) {
    Optional<S> service = client.service(contract);
    if (service.isEmpty()) {
      return;
    }
    CallOutcome hash =
        CallOutcome.call(
            HASH_SECONDS, () -> AnswersHash.of(contract, service.get(), client.leftOut()));
    CaseResult result;
    if (hash.value() instanceof AnswersHash.Result answers) {
      report.hash(contract.name(), answers.hex());
      result =
          answers.firstDifference().isEmpty()
              ? new CaseResult(Support.YES, "every answer is the contract's")
              : new CaseResult(Support.NO, answers.firstDifference());
    } else {
      result = new CaseResult(Support.NO, "a call fails: " + ExceptionText.of(hash.failure()));
    }
    report.finding(Capability.ANSWERS, "every operation", Direction.BOTH, result);
    if (!client.leftOut().isNothingOf(contract)) {
      report.finding(
          Capability.ANSWERS,
          client.leftOut().toString(),
          Direction.BOTH,
          new CaseResult(Support.PART, "left out: the pair cannot carry it"));
    }
  }

  @Override
  public void close() throws IOException {
    client.close();
  }
}
