// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.contract.Scenario;
import java.util.List;
import picocli.CommandLine.Option;

/** The option of commands that measure one operation. */
final class OperationOption {

  @Option(
      names = "--ops",
      paramLabel = "OP",
      description =
          "the operation, such as getUser (default: the scenario's first one; of a stored"
              + " comparison the one that differs most).")
  private String operation;

  /**
   * Its name.
   *
   * @throws UserError if the scenario has no such operation: exit status 2
   */
  String of(Scenario scenario) {
    return of(scenario, scenario.operationNames().get(0));
  }

  /**
   * Its name.
   *
   * @param usual what it is if the user names none
   * @throws UserError if the scenario has no such operation: exit status 2
   */
  String of(Scenario scenario, String usual) {
    return operation == null ? usual : requireOneOf(scenario.operationNames(), operation);
  }

  /**
   * The name of an operation.
   *
   * @throws UserError if it is not among those that there are: exit status 2
   */
  static String requireOneOf(List<String> all, String operation) {
    if (!all.contains(operation)) {
      throw UserError.badInput(
          "--ops: there is no operation '%s'. There are %s.", operation, String.join(", ", all));
    }
    return operation;
  }
}
