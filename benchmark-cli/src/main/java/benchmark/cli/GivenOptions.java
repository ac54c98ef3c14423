// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import java.util.List;
import java.util.function.Predicate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that the user has given to a command. */
record GivenOptions(CommandSpec command) {

  /**
   * Refuses options that would have no effect.
   *
   * @param reason why, as a clause
   * @param allowed the long names of the others
   * @throws UserError naming them: exit status 2
   */
  void requireOnly(String reason, List<String> allowed) {
    refuseIf(name -> !allowed.contains(name), reason);
  }

  /** The same of some options, by their long names. */
  void refuse(String reason, List<String> refused) {
    refuseIf(refused::contains, reason);
  }

  private void refuseIf(Predicate<String> refused, String reason) {
    List<String> others =
        command.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(refused)
            .distinct()
            .toList();
    if (!others.isEmpty()) {
      throw UserError.badInput("%s: %s. Leave it out.", String.join(", ", others), reason);
    }
  }
}
