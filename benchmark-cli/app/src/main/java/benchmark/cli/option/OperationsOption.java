// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of every command that measures: which operations. */
public final class OperationsOption {

  @Option(
      names = "--ops",
      paramLabel = "OP",
      split = ",",
      description = "only these operations of the scenario (default all), such as getUser.")
  private List<String> words = List.of();

  public boolean areNamed() {
    return !words.isEmpty();
  }

  /**
   * The names of those that are measured, each once.
   *
   * @param all those that there are
   * @param usual those that are measured if the user names none
   * @throws UserError if there is none of a name: exit status 2
   */
  public List<String> names(List<String> all, List<String> usual) {
    List<String> wanted = words.isEmpty() ? usual : words;
    return wanted.stream().map(it -> requireOneOf(all, it)).distinct().toList();
  }

  /**
   * What the user names, which may have parameters behind its name: string?size=200K.
   *
   * @param all the names that there are
   * @throws UserError if there is none of a name: exit status 2
   */
  public List<String> withParameters(List<String> all) {
    words.forEach(it -> requireOneOf(all, it.split("\\?", 2)[0]));
    return words;
  }

  /**
   * The operation, where only one is measured.
   *
   * @throws UserError if there is none of its name, or several are named: exit status 2
   */
  public Optional<String> one(List<String> all) {
    List<String> named = withParameters(all);
    if (named.size() > 1) {
      throw UserError.badInput(
          "--ops %s: one operation is measured here, not %d. Name one.",
          String.join(",", named), named.size());
    }
    return named.stream().findFirst();
  }

  /**
   * The name of an operation.
   *
   * @throws UserError if it is not among those that there are: exit status 2
   */
  public static String requireOneOf(List<String> all, String operation) {
    if (!all.contains(operation)) {
      throw UserError.badInput(
          "--ops: there is no operation '%s'. There are %s.", operation, String.join(", ", all));
    }
    return operation;
  }
}
