// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.contract.Contracts;
import benchmark.contract.Direction;
import benchmark.contract.EchoContract;
import benchmark.contract.EchoService;
import benchmark.contract.TreeComparison;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.EveryJsonType;
import benchmark.contract.conformance.Support;

/** Whether a pair carries an object tree with a value of every type that JSON has. */
final class TreeCase {

  private static final CaseResult LEFT_OUT =
      new CaseResult(Support.NONE, "left out: a message in JSON is sent as one text");

  private final ConformanceClient client;
  private final FindingsWriter report;

  TreeCase(ConformanceClient client, FindingsWriter report) {
    this.client = client;
    this.report = report;
  }

  /** Sends the tree once, and compares what comes back. Nothing if the pair has no such service. */
  void run() {
    client
        .service(Contracts.ECHO)
        .map(service -> client.leftOut().carries(EchoContract.TREE) ? call(service) : LEFT_OUT)
        .ifPresent(
            result ->
                report.finding(Capability.TREE, "every type of JSON", Direction.BOTH, result));
  }

  private CaseResult call(EchoService service) {
    CallOutcome outcome = client.call(() -> service.tree(EveryJsonType.tree()));
    if (outcome.failed()) {
      return new CaseResult(Support.NO, "does not arrive: " + ExceptionText.of(outcome.failure()));
    }
    return TreeComparison.difference(EveryJsonType.tree(), outcome.value())
        .map(difference -> new CaseResult(Support.LOSSY, difference))
        .orElse(CaseResult.SAME);
  }
}
