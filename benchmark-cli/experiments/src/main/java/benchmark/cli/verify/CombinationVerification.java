// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.error.UserError;
import benchmark.cli.run.CommandContext;
import benchmark.cli.topology.RunningPart;
import benchmark.cli.verify.VersionMatrix.Cell;
import benchmark.contract.Contract;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Support;
import benchmark.launch.Failure;
import java.util.List;
import java.util.Optional;

/**
 * Has a fresh client make every call of some contracts to a fresh server, each on a version of its
 * own.
 *
 * @param processes of these two; ended with the verification
 */
record CombinationVerification(
    CommandContext context, VersionCombination combination, PairProcesses processes) {

  /** For starting a client and thousands of calls, which some combinations make slowly. */
  private static final int SECONDS = 600;

  /**
   * One cell for each contract. A side that does not start fails for all of them. What fails is
   * tried once more with fresh JVMs, because a busy machine makes sides slow, too; a wrong answer
   * stays one.
   */
  List<Cell> run() {
    try (processes) {
      List<Cell> cells = run("server", "client");
      boolean onlyFails =
          cells.stream().anyMatch(Cell::isBad) && cells.stream().noneMatch(Cell::isWrong);
      return onlyFails ? run("server-again", "client-again") : cells;
    }
  }

  private List<Cell> run(String serverName, String clientName) {
    context.interruption().check();
    int port = processes.freePort();
    try (var server = processes.plainServer(serverName, port)) {
      return calls(server, serverName, clientName, port).stream()
          .map(cell -> cell.without(":" + port))
          .toList();
    } catch (UserError failure) {
      context.interruption().check(); // what was stopped fails in many ways
      String why =
          processes.failure(serverName).map(Failure::cause).orElse(firstLine(failure.getMessage()));
      return cells(
          List.of(), "the server on %s does not start: %s".formatted(combination.server(), why));
    }
  }

  private List<Cell> calls(RunningPart server, String serverName, String clientName, int port) {
    List<Finding> findings =
        processes.find(clientName, port, List.of(), SECONDS, text -> {}, "answers");
    context.interruption().check();
    String missing =
        server.isAlive()
            ? "the client on %s ends: %s"
                .formatted(combination.client(), firstLine(processes.said(clientName)))
            : "the server on %s ends: %s"
                .formatted(combination.server(), firstLine(processes.said(serverName)));
    return cells(findings, missing);
  }

  /** A cell for each contract: what was found of it, or else a failure. */
  private List<Cell> cells(List<Finding> findings, String failure) {
    return processes.contracts().stream()
        .map(Contract::name)
        .map(
            contract ->
                Cell.of(
                    combination.client(),
                    combination.server(),
                    contract,
                    findings.stream()
                        .filter(it -> it.test().equals(contract))
                        .map(Finding::result)
                        .findFirst()
                        .orElse(new CaseResult(Support.NO, failure))))
        .toList();
  }

  private static String firstLine(String text) {
    Optional<String> line = text.lines().map(String::strip).filter(it -> !it.isEmpty()).findFirst();
    return line.orElse("it says nothing").replaceFirst(" The last lines of its log:$", "");
  }
}
