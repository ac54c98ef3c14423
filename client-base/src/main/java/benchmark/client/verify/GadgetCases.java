// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.PreparedUsers;
import benchmark.contract.User;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.ConformanceCase;
import benchmark.contract.conformance.ConformanceCases;
import benchmark.contract.conformance.Direction;
import benchmark.contract.conformance.Gadgets;
import benchmark.contract.conformance.Outcome;
import benchmark.contract.conformance.Verdict;
import evil.pkg.GadgetInRequest;

/**
 * Sends classes that are on no list of allowed ones: by each half's own sender, which may refuse
 * first, and by swapping the name of a class on the wire, which is what an attacker does and what
 * only the receiver can refuse.
 */
final class GadgetCases {

  private static final String SWAPPED = "name swapped on the wire";

  private static final int SECONDS = 8;

  private final ConformanceClient link;
  private final FindingsWriter report;

  GadgetCases(ConformanceClient link, FindingsWriter report) {
    this.link = link;
    this.report = report;
  }

  void run() {
    for (int number = 1; number <= ConformanceCases.ALL.size(); number++) {
      ConformanceCase test = ConformanceCases.ALL.get(number - 1);
      if (test.capability() == Capability.INTRUDER) {
        int id = -number;
        CallOutcome answer = link.call(() -> link.service().getUser(id));
        report(test.name(), Direction.ANSWER, "GadgetInAnswer", inClient(), answer, "");
      }
    }
    swappedAnswer();
    ownRequest();
    swappedRequest();
  }

  private void ownRequest() {
    long before = link.tap().sentBytes();
    CallOutcome answer =
        CallOutcome.call(
            SECONDS,
            () -> link.service().createUser(ConformanceCases.filled(new GadgetInRequest())));
    String sender =
        link.tap().sentBytes() == before
            ? "the client itself refuses to send it, so that the server was not asked; "
            : "";
    report("sent by the client", Direction.REQUEST, "GadgetInRequest", inServer(), answer, sender);
  }

  private void swappedAnswer() {
    link.tap().swap(Gadgets.HONEST_NAME, Gadgets.WIRE_NAME);
    // healing comes after the swapping
    CallOutcome answer = CallOutcome.call(SECONDS, () -> link.service().getUser(1));
    int swaps = link.tap().stopSwapping();
    swapped(Direction.ANSWER, inClient(), swaps, answer);
  }

  private void swappedRequest() {
    User user = PreparedUsers.user(1);
    link.tap().swap(Gadgets.HONEST_NAME, Gadgets.WIRE_NAME);
    CallOutcome answer = CallOutcome.call(SECONDS, () -> link.service().createUser(user));
    int swaps = link.tap().stopSwapping();
    swapped(Direction.REQUEST, inServer(), swaps, answer);
  }

  private void swapped(Direction direction, CallOutcome present, int swaps, CallOutcome answer) {
    if (swaps == 0) {
      report.finding(
          Capability.INTRUDER,
          SWAPPED,
          direction,
          new Verdict(Outcome.NONE, "not tried: the bytes name no class that could be swapped"));
    } else {
      report(SWAPPED, direction, "GadgetOverWire", present, answer, "");
    }
  }

  private void report(
      String test,
      Direction direction,
      String intruder,
      CallOutcome present,
      CallOutcome answer,
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
  static Verdict judge(String intruder, String receiver, CallOutcome present, String became) {
    if (present.failed()) {
      return Verdict.of(
          Outcome.NO,
          "the %s does not tell whether it instantiates it: %s",
          receiver,
          ExceptionText.of(present.failure()));
    }
    return ((String) present.value()).contains(intruder)
        ? Verdict.of(Outcome.NO, "the %s instantiates it", receiver)
        : new Verdict(Outcome.YES, became);
  }

  private static String became(CallOutcome answer) {
    if (answer.failed()) {
      return "refused with " + ExceptionText.of(answer.failure());
    }
    return answer.value() instanceof User user
        ? "not instantiated; arrives as a plain " + user.getClass().getName()
        : "not instantiated; the call returns " + answer.value();
  }

  private static CallOutcome inClient() {
    return CallOutcome.call(SECONDS, Gadgets::present);
  }

  private CallOutcome inServer() {
    return link.call(() -> link.service().getUser(ConformanceCases.INTRUDERS).getAddress());
  }
}
