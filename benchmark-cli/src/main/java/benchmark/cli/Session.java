// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.process.Children;
import benchmark.cli.process.Interruption;
import benchmark.cli.project.Project;
import java.util.List;

/**
 * What every command works with.
 *
 * @param userCommand the words that the user gave to benchmark.sh
 */
public record Session(
    Project project, Children children, Interruption interruption, List<String> userCommand) {

  /** The words after {@code --}: JMH's. */
  public List<String> jmhArguments() {
    int end = userCommand.indexOf("--");
    return end < 0 ? List.of() : userCommand.subList(end + 1, userCommand.size());
  }

  /**
   * For a command that hands nothing to JMH.
   *
   * @throws UserError if there are words after {@code --}
   */
  void requireNoJmhArguments(String command) {
    if (!jmhArguments().isEmpty()) {
      throw UserError.badInput(
          "%s hands nothing to JMH, so '%s' after -- has no use. Leave it out.",
          command, jmhArguments().get(0));
    }
  }
}
