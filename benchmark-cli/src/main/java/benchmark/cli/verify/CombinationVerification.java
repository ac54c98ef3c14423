// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.project.Role;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.topology.RunningPart;
import benchmark.cli.verify.VersionMatrix.Cell;
import benchmark.contract.Contract;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Finding;
import benchmark.contract.conformance.Findings;
import benchmark.contract.conformance.Support;
import benchmark.launch.Failure;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Has a fresh client make every call of some contracts to a fresh server, each on a version of its
 * own.
 */
final class CombinationVerification {

  /** For starting a client and thousands of calls, which some combinations make slowly. */
  private static final int SECONDS = 600;

  private final CommandContext context;
  private final VersionCombination combination;
  private final List<Contract<?>> contracts;
  private final PairProcesses processes;

  /**
   * Prepares.
   *
   * @param dir an existing folder for the files of these two
   */
  CombinationVerification(
      CommandContext context,
      VersionCombination combination,
      RunSettings settings,
      List<Contract<?>> contracts,
      Path dir) {
    this.context = context;
    this.combination = combination;
    this.contracts = contracts;
    this.processes =
        new PairProcesses(
            context, combination.variant(), settings, contracts, dir, Defaults.CALL_TIMEOUT_MILLIS);
  }

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
          processes
              .failure(Role.SERVER, serverName)
              .map(Failure::cause)
              .orElse(firstLine(failure.getMessage()));
      return all("the server on %s does not start: %s".formatted(combination.server(), why));
    }
  }

  private List<Cell> calls(RunningPart server, String serverName, String clientName, int port) {
    String file = clientName + ".tsv";
    processes.client(clientName, port, SECONDS, "answers", file);
    context.interruption().check();
    List<Finding> findings = Findings.read(processes.file(file)).findings();
    String missing =
        server.isAlive()
            ? "the client on %s ends: %s"
                .formatted(combination.client(), firstLine(processes.said(clientName)))
            : "the server on %s ends: %s"
                .formatted(combination.server(), firstLine(processes.said(serverName)));
    return contracts.stream()
        .map(
            contract ->
                cell(
                    contract,
                    findings.stream()
                        .filter(it -> it.test().equals(contract.name()))
                        .map(Finding::result)
                        .findFirst()
                        .orElse(new CaseResult(Support.NO, missing))))
        .toList();
  }

  private List<Cell> all(String failure) {
    return contracts.stream()
        .map(contract -> cell(contract, new CaseResult(Support.NO, failure)))
        .toList();
  }

  private Cell cell(Contract<?> contract, CaseResult result) {
    return Cell.of(combination.client(), combination.server(), contract.name(), result);
  }

  private static String firstLine(String text) {
    Optional<String> line = text.lines().map(String::strip).filter(it -> !it.isEmpty()).findFirst();
    return line.orElse("it says nothing").replaceFirst(" The last lines of its log:$", "");
  }
}
