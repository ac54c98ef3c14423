// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.UserService;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.ConformanceCase;
import benchmark.contract.conformance.Findings;
import benchmark.contract.conformance.Support;
import benchmark.contract.conformance.UserConformance;
import benchmark.launch.LaunchProperties;
import java.util.Set;
import java.util.function.Predicate;

/** Every case of the user contract. */
final class ContractSuite {

  /**
   * Cycles have a server of their own; and a gadget, which this JVM must not even make, is not
   * judged by its value.
   */
  private static final Set<Capability> APART = Set.of(Capability.CYCLE, Capability.GADGET);

  private static final int PAUSE_MILLIS = 50;

  private final UserService service;
  private final ConformanceClient client;
  private final Findings.Writer report;
  private RecordedRequest request;

  ContractSuite(UserService service, ConformanceClient client, Findings.Writer report) {
    this.service = service;
    this.client = client;
    this.report = report;
  }

  /** Keeps the bytes of one ordinary call, and all that its connection sent before. */
  void record() {
    client.warmUp(Contracts.USER);
    ConformanceClient.pause(PAUSE_MILLIS);
    client.tap().mark();
    client.call(
        () ->
            isWhole()
                ? UserConformance.sendOrdinary(service)
                : client.callOrdinary(Contracts.USER, service));
    ConformanceClient.pause(PAUSE_MILLIS);
    request = client.tap().recorded();
  }

  /** Everything but cycles, after {@link #record}. */
  void run() {
    if (LaunchProperties.PROGRAM.or(false)) {
      leaveOutCases("not tried: the server is a program, and knows no cases", Support.NONE);
    } else if (isWhole()) {
      tryAll(test -> !APART.contains(test.capability()));
      new GadgetCases(service, client, report).run();
    } else {
      leaveOutCases(
          "not tried: the pair leaves out " + client.leftOut() + ", which would show it",
          Support.NO);
    }
    new FrameCases(client, report, request).run();
  }

  private boolean isWhole() {
    return client.leftOut().isNothingOf(Contracts.USER);
  }

  /**
   * Cases travel by operations that are left out, or are unknown to the server.
   *
   * @param gadget what that says of classes outside the allow-list: a JVM that does not show that
   *     it refuses them is not trusted, and a program has no classes
   */
  private void leaveOutCases(String why, Support gadget) {
    UserConformance.CASES.stream()
        .map(ConformanceCase::capability)
        .distinct()
        .forEach(
            capability ->
                report.finding(
                    capability,
                    "all",
                    Direction.BOTH,
                    new CaseResult(capability == Capability.GADGET ? gadget : Support.NONE, why)));
  }

  void runCycles() {
    if (!isWhole()) {
      return;
    }
    client.warmUp(Contracts.USER);
    tryAll(test -> test.capability() == Capability.CYCLE);
  }

  private void tryAll(Predicate<ConformanceCase> chosen) {
    for (int number = 1; number <= UserConformance.CASES.size(); number++) {
      ConformanceCase test = UserConformance.CASES.get(number - 1);
      if (chosen.test(test)) {
        tryCase(number, test);
      }
    }
  }

  private void tryCase(int caseNumber, ConformanceCase test) {
    CallOutcome answer = client.call(() -> UserConformance.receive(service, caseNumber));
    CaseResult result;
    if (answer.noSuchCall()) {
      result = notArrived(answer);
    } else if (test.capability() == Capability.EXCEPTION) {
      result = ThrownException.judge(test.value(), answer);
    } else if (answer.failed()) {
      result = notArrived(answer);
    } else {
      result = test.judge(test.value().get(), answer.value());
    }
    report.finding(test.capability(), test.name(), Direction.RESPONSE, result);
    if (test.request()) {
      report.finding(test.capability(), test.name(), Direction.REQUEST, request(caseNumber));
    }
  }

  private CaseResult request(int caseNumber) {
    CallOutcome sent = client.call(() -> UserConformance.send(service, caseNumber));
    if (sent.returned(true)) {
      return CaseResult.SAME;
    }
    if (sent.failed()) {
      return notArrived(sent);
    }
    CallOutcome received = client.call(() -> UserConformance.received(service, caseNumber));
    return received.failed()
        ? new CaseResult(Support.NO, "the server says it is wrong, and not how")
        : (CaseResult) received.value();
  }

  private static CaseResult notArrived(CallOutcome call) {
    if (call.noSuchCall()) {
      return new CaseResult(Support.NONE, call.failure().getMessage());
    }
    return new CaseResult(Support.NO, "does not arrive: " + ExceptionText.of(call.failure()));
  }
}
