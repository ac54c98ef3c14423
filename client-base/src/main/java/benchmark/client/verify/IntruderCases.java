// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.ConformanceCase;
import benchmark.contract.conformance.ConformanceCases;
import benchmark.contract.conformance.Direction;
import benchmark.contract.conformance.Intruders;
import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import evil.pkg.IntruderInRequest;

/**
 * Sends classes that are on no list of allowed ones: by each half's own sender, which may refuse
 * first, and by swapping the name of a class on the wire, which is what an attacker does and what
 * only the receiver can refuse.
 */
final class IntruderCases {

  private static final String SWAPPED = "name swapped on the wire";

  private static final int SECONDS = 8;

  private final Link link;
  private final Report report;

  IntruderCases(Link link, Report report) {
    this.link = link;
    this.report = report;
  }

  void run() {
    for (int number = 1; number <= ConformanceCases.ALL.size(); number++) {
      ConformanceCase test = ConformanceCases.ALL.get(number - 1);
      if (test.capability() == Capability.INTRUDER) {
        int id = -number;
        Contained answer = link.call(() -> link.service().getUser(id));
        report(test.name(), Direction.ANSWER, "IntruderInAnswer", inClient(), answer, "");
      }
    }
    swappedAnswer();
    ownRequest();
    swappedRequest();
  }

  private void ownRequest() {
    long before = link.tap().sentBytes();
    Contained answer =
        Contained.call(
            SECONDS,
            () -> link.service().createUser(ConformanceCases.filled(new IntruderInRequest())));
    String sender =
        link.tap().sentBytes() == before
            ? "the client itself refuses to send it, so that the server was not asked; "
            : "";
    report(
        "sent by the client", Direction.REQUEST, "IntruderInRequest", inServer(), answer, sender);
  }

  private void swappedAnswer() {
    link.tap().swap(Intruders.HONEST_NAME, Intruders.WIRE_NAME);
    // healing comes after the swapping
    Contained answer = Contained.call(SECONDS, () -> link.service().getUser(1));
    int swaps = link.tap().stopSwapping();
    swapped(Direction.ANSWER, inClient(), swaps, answer);
  }

  private void swappedRequest() {
    User user = PreparedUsers.user(1);
    link.tap().swap(Intruders.HONEST_NAME, Intruders.WIRE_NAME);
    Contained answer = Contained.call(SECONDS, () -> link.service().createUser(user));
    int swaps = link.tap().stopSwapping();
    swapped(Direction.REQUEST, inServer(), swaps, answer);
  }

  private void swapped(Direction direction, Contained present, int swaps, Contained answer) {
    if (swaps == 0) {
      report.finding(
          Capability.INTRUDER,
          SWAPPED,
          direction,
          new Verdict(Outcome.NONE, "not tried: the bytes name no class that could be swapped"));
    } else {
      report(SWAPPED, direction, "IntruderOnWire", present, answer, "");
    }
  }

  private void report(
      String test,
      Direction direction,
      String intruder,
      Contained present,
      Contained answer,
      String sender) {
    String receiver = direction == Direction.ANSWER ? "client" : "server";
    Verdict verdict = judge(intruder, receiver, present, sender + became(answer));
    report.finding(Capability.INTRUDER, test, direction, verdict);
  }

  /**
   * Judges a receiver by what it has instantiated; one that does not tell is not believed to be
   * innocent.
   *
   * @param present the names of the intruders in the receiver
   */
  static Verdict judge(String intruder, String receiver, Contained present, String became) {
    if (present.failed()) {
      return Verdict.of(
          Outcome.NO,
          "the %s does not tell whether it instantiates it: %s",
          receiver,
          Words.of(present.failure()));
    }
    return ((String) present.value()).contains(intruder)
        ? Verdict.of(Outcome.NO, "the %s instantiates it", receiver)
        : new Verdict(Outcome.YES, became);
  }

  private static String became(Contained answer) {
    if (answer.failed()) {
      return "refused with " + Words.of(answer.failure());
    }
    return answer.value() instanceof User user
        ? "not instantiated; arrives as a plain " + user.getClass().getName()
        : "not instantiated; the call returns " + answer.value();
  }

  private static Contained inClient() {
    return Contained.call(SECONDS, Intruders::present);
  }

  private Contained inServer() {
    return link.call(() -> link.service().getUser(ConformanceCases.INTRUDERS).getAddress());
  }
}
