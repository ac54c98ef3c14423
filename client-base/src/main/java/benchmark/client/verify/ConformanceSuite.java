// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.client.CountersClient;
import benchmark.contract.PreparedUsers;
import benchmark.contract.conformance.AnswersHash;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.ConformanceCase;
import benchmark.contract.conformance.ConformanceCases;
import benchmark.contract.conformance.Direction;
import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import benchmark.contract.conformance.Verdicts;
import java.io.IOException;
import java.util.Arrays;
import java.util.Set;
import java.util.function.Predicate;

/** Every case, one after the other, none of which can hide another. */
final class ConformanceSuite implements AutoCloseable {

  /** All calls of the hash together: four thousand of them, while the JVMs are still cold. */
  private static final int HASH_SECONDS = 60;

  /**
   * Cycles have a server of their own; and an intruder, which this JVM must not even make, is not
   * judged by its value.
   */
  private static final Set<Capability> APART = Set.of(Capability.CYCLE, Capability.INTRUDER);

  private final FindingsWriter report;
  private final ConformanceClient link;

  private ConformanceSuite(FindingsWriter report, ConformanceClient link) {
    this.report = report;
    this.link = link;
  }

  static ConformanceSuite start(FindingsWriter report) throws IOException {
    return new ConformanceSuite(report, ConformanceClient.open());
  }

  void run() {
    RecordedRequest frame = record();
    hashAnswers();
    boolean wire = link.tap().connections() > 0;
    report.wire(wire);
    if (!wire) {
      return;
    }
    tryAll(test -> !APART.contains(test.capability()));
    new GadgetCases(link, report).run();
    new FrameCases(link, report, CountersClient.fromSystemProperty(), frame).run();
  }

  /**
   * Only the cases with a cycle: a codec that follows it for ever may take the server down, which
   * must not be one that anybody still needs.
   */
  void runCycles() {
    link.warmUp();
    tryAll(test -> test.capability() == Capability.CYCLE);
  }

  private void tryAll(Predicate<ConformanceCase> chosen) {
    for (int number = 1; number <= ConformanceCases.ALL.size(); number++) {
      ConformanceCase test = ConformanceCases.ALL.get(number - 1);
      if (chosen.test(test)) {
        tryCase(number, test);
      }
    }
  }

  /** Keeps the bytes of one everyday call, and all that its connection sent before. */
  private RecordedRequest record() {
    link.warmUp();
    ConformanceClient.pause(50);
    byte[] opening = link.tap().sent();
    link.call(() -> link.service().createUser(PreparedUsers.user(1)));
    ConformanceClient.pause(50);
    byte[] all = link.tap().sent();
    return new RecordedRequest(
        opening, Arrays.copyOfRange(all, Math.min(opening.length, all.length), all.length));
  }

  private void hashAnswers() {
    CallOutcome hash = CallOutcome.call(HASH_SECONDS, () -> AnswersHash.of(link.service()));
    Verdict verdict;
    if (hash.value() instanceof AnswersHash.Result result) {
      report.hash(result.hex());
      verdict =
          result.firstDifference().isEmpty()
              ? new Verdict(Outcome.YES, "every answer is the contract's")
              : new Verdict(Outcome.NO, result.firstDifference());
    } else {
      verdict = new Verdict(Outcome.NO, "a call fails: " + ExceptionText.of(hash.failure()));
    }
    report.finding(Capability.ANSWERS, "every operation", Direction.BOTH, verdict);
  }

  private void tryCase(int number, ConformanceCase test) {
    CallOutcome answer =
        link.call(
            () -> test.page() ? link.service().listUser(-number) : link.service().getUser(-number));
    Verdict verdict;
    if (test.capability() == Capability.EXCEPTION) {
      verdict = ThrownException.judge(test.value(), answer);
    } else if (answer.failed()) {
      verdict = new Verdict(Outcome.NO, "does not arrive: " + ExceptionText.of(answer.failure()));
    } else {
      verdict = test.judge(test.value().get(), answer.value());
    }
    report.finding(test.capability(), test.name(), Direction.ANSWER, verdict);
    if (test.request()) {
      report.finding(test.capability(), test.name(), Direction.REQUEST, request(number));
    }
  }

  private Verdict request(int number) {
    CallOutcome sent = link.call(() -> link.service().createUser(ConformanceCases.request(number)));
    if (sent.returned(true)) {
      return Verdict.SAME;
    }
    if (sent.failed()) {
      return new Verdict(Outcome.NO, "does not arrive: " + ExceptionText.of(sent.failure()));
    }
    CallOutcome verdict =
        link.call(
            () -> Verdicts.fromUser(link.service().getUser(ConformanceCases.VERDICTS - number)));
    return verdict.failed()
        ? new Verdict(Outcome.NO, "the server says it is wrong, and not how")
        : (Verdict) verdict.value();
  }

  @Override
  public void close() throws IOException {
    link.close();
  }
}
