// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Children;
import benchmark.cli.process.Interruption;
import benchmark.cli.project.Pair;
import benchmark.cli.project.Project;
import java.util.List;
import java.util.stream.Stream;

/**
 * What every command works with.
 *
 * @param userCommand the words that the user gave to benchmark.sh
 */
public record CommandContext(
    Project project, Children children, Interruption interruption, List<String> userCommand) {

  /** The words after {@code --}: JMH's. */
  public List<String> jmhArguments() {
    int end = userCommand.indexOf("--");
    return end < 0 ? List.of() : userCommand.subList(end + 1, userCommand.size());
  }

  /**
   * The variants that the user has named, each once; every pair for none named, or for {@code all}.
   *
   * @throws UserError if one cannot be read
   */
  public List<Variant> variants(List<String> names) {
    Stream<String> wanted =
        names.isEmpty() || names.equals(List.of("all"))
            ? project.pairs().stream().map(Pair::name)
            : names.stream();
    return wanted.distinct().map(name -> Variant.parse(name, project)).toList();
  }

  /**
   * For a command that hands nothing to JMH.
   *
   * @throws UserError if there are words after {@code --}
   */
  public void requireNoJmhArguments(String command) {
    if (!jmhArguments().isEmpty()) {
      throw UserError.badInput(
          "%s hands nothing to JMH, so '%s' after -- has no use. Leave it out.",
          command, jmhArguments().get(0));
    }
  }
}
