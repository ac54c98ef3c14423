// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.Direction;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.ConformanceCase;
import benchmark.contract.conformance.Findings;
import benchmark.contract.conformance.Gadgets;
import benchmark.contract.conformance.Support;
import benchmark.contract.conformance.UserConformance;
import java.util.concurrent.Callable;

/**
 * Sends classes outside the allow-list: by each side's own sender, which may refuse first, and by
 * swapping the name of a class on the wire, which is what an attacker does and what only the
 * receiver can refuse.
 */
final class GadgetCases {

  private static final String SWAPPED = "name swapped on the wire";

  private static final int SECONDS = 8;

  private final UserService service;
  private final ConformanceClient client;
  private final Findings.Writer report;

  /** How many names the last call with swapping had. */
  private int swaps;

  GadgetCases(UserService service, ConformanceClient client, Findings.Writer report) {
    this.service = service;
    this.client = client;
    this.report = report;
  }

  void run() {
    for (int number = 1; number <= UserConformance.CASES.size(); number++) {
      ConformanceCase test = UserConformance.CASES.get(number - 1);
      if (test.capability() == Capability.GADGET) {
        int caseNumber = number;
        CallOutcome answer = client.call(() -> UserConformance.receive(service, caseNumber));
        report(test.name(), Direction.RESPONSE, "GadgetInAnswer", inClient(), answer, "");
      }
    }
    CallOutcome received = swapping(() -> UserConformance.receiveOrdinary(service));
    swapped(Direction.RESPONSE, inClient(), received);
    ownRequest();
    CallOutcome sent = swapping(() -> UserConformance.sendOrdinary(service));
    swapped(Direction.REQUEST, inServer(), sent);
  }

  private void ownRequest() {
    long before = client.tap().sentBytes();
    CallOutcome answer = CallOutcome.call(SECONDS, () -> UserConformance.sendGadget(service));
    String sender =
        client.tap().sentBytes() == before
            ? "the client itself refuses to send it, so that the server was not asked; "
            : "";
    report("sent by the client", Direction.REQUEST, "GadgetInRequest", inServer(), answer, sender);
  }

  /** Makes a call while names are swapped; healing comes after the swapping. */
  private CallOutcome swapping(Callable<?> call) {
    client.tap().swap(Gadgets.HONEST_NAME, Gadgets.WIRE_NAME);
    CallOutcome answer = CallOutcome.call(SECONDS, call);
    swaps = client.tap().stopSwapping();
    return answer;
  }

  private void swapped(Direction direction, CallOutcome loaded, CallOutcome answer) {
    if (swaps == 0) {
      report.finding(
          Capability.GADGET,
          SWAPPED,
          direction,
          new CaseResult(Support.NONE, "not tried: the bytes name no class that could be swapped"));
    } else {
      report(SWAPPED, direction, "GadgetOverWire", loaded, answer, "");
    }
  }

  private void report(
      String test,
      Direction direction,
      String gadget,
      CallOutcome loaded,
      CallOutcome answer,
      String sender) {
    String receiver = direction == Direction.RESPONSE ? "client" : "server";
    CaseResult result =
        answer.noSuchCall()
            ? new CaseResult(Support.NONE, answer.failure().getMessage())
            : judge(gadget, receiver, loaded, sender + became(answer));
    report.finding(Capability.GADGET, test, direction, result);
  }

  /**
   * Judges a receiver by what it has instantiated; one that does not report is not presumed
   * innocent.
   *
   * @param loaded the names of the gadgets in the receiver
   */
  static CaseResult judge(String gadget, String receiver, CallOutcome loaded, String became) {
    if (loaded.failed()) {
      return CaseResult.of(
          Support.NO,
          "the %s does not report whether it instantiates it: %s",
          receiver,
          ExceptionText.of(loaded.failure()));
    }
    return ((String) loaded.value()).contains(gadget)
        ? CaseResult.of(Support.NO, "the %s instantiates it", receiver)
        : new CaseResult(Support.YES, became);
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
    return CallOutcome.call(SECONDS, Gadgets::loaded);
  }

  private CallOutcome inServer() {
    return client.call(() -> UserConformance.gadgetsInServer(service));
  }
}
