// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static benchmark.contract.conformance.UserConformance.CASES;
import static java.util.stream.Collectors.toSet;

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
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Every case of the user contract. */
final class ContractSuite {

  /**
   * Cycles have a server of their own; and a gadget, which this JVM must not even make, is not
   * judged by its value.
   */
  private static final Set<Capability> APART = Set.of(Capability.CYCLE, Capability.GADGET);

  /** Whether the value of a case is sent by clients; only these can be sent back. */
  private static final Predicate<ConformanceCase> IS_SENT =
      test -> test.request() && !APART.contains(test.capability());

  /**
   * What a program may end the connection for, because it cannot read it. Dubbo's clients stay
   * without one for long, so that these cases are the last.
   */
  private static final Predicate<ConformanceCase> MAY_DISCONNECT =
      test -> test.capability() == Capability.SURROGATES;

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
    boolean isProgram = LaunchProperties.PROGRAM.or(false);
    if (!isWhole()) {
      leaveOutCases(
          test -> true,
          "not tried: the pair leaves out " + client.leftOut() + ", which would show it",
          isProgram ? Support.NONE : Support.NO);
    } else if (isProgram) {
      numbersOf(IS_SENT.and(MAY_DISCONNECT.negate())).forEach(this::tryKept);
      Set<Capability> tried =
          numbersOf(IS_SENT).mapToObj(it -> CASES.get(it - 1).capability()).collect(toSet());
      leaveOutCases(
          test -> !tried.contains(test.capability()),
          "not tried: the server is a program, and knows no cases",
          Support.NONE);
    } else {
      numbersOf(test -> !APART.contains(test.capability())).forEach(this::tryCase);
      new GadgetCases(service, client, report).run();
    }
    new FrameCases(client, report, request).run();
    if (isWhole() && isProgram) {
      numbersOf(IS_SENT.and(MAY_DISCONNECT)).forEach(this::tryKept);
    }
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
  private void leaveOutCases(Predicate<ConformanceCase> which, String why, Support gadget) {
    CASES.stream()
        .filter(which)
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
    numbersOf(test -> test.capability() == Capability.CYCLE).forEach(this::tryCase);
  }

  private static IntStream numbersOf(Predicate<ConformanceCase> chosen) {
    return IntStream.rangeClosed(1, CASES.size()).filter(it -> chosen.test(CASES.get(it - 1)));
  }

  /** A command knows no cases, but may keep a user and give it back. */
  private void tryKept(int caseNumber) {
    ConformanceCase test = CASES.get(caseNumber - 1);
    CallOutcome answer = client.call(() -> UserConformance.kept(service, caseNumber));
    CaseResult result;
    if (answer.failed()) {
      result = notArrived(answer);
    } else if (answer.value() instanceof Optional<?> kept
        && kept.orElse(null) instanceof CaseResult found) {
      result = found;
    } else {
      result = new CaseResult(Support.NONE, "not tried: the server keeps no users");
    }
    report.finding(test.capability(), test.name(), Direction.BOTH, result);
  }

  private void tryCase(int caseNumber) {
    ConformanceCase test = CASES.get(caseNumber - 1);
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
