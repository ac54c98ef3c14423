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
              + " comparison the one that differs most). In explain, parameters may follow:"
              + " string?size=50K.")
  private String operation;

  /**
   * Its name.
   *
   * @throws UserError if the scenario has no such operation: exit status 2
   */
  String of(Scenario scenario) {
    List<String> all = scenario.operationNames();
    return operation == null ? all.get(0) : requireOneOf(all, operation);
  }

  /**
   * Its name, which may have parameters behind it: string?size=200K.
   *
   * @param usual what it is if the user names none
   * @throws UserError if the scenario has no such operation: exit status 2
   */
  String of(Scenario scenario, String usual) {
    if (operation == null) {
      return usual;
    }
    requireOneOf(scenario.operationNames(), operation.split("\\?", 2)[0]);
    return operation;
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
