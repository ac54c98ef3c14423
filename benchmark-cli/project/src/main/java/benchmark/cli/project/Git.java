// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.process.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Git in a folder, and what it says whatever the caller has set for git: variables such as GIT_DIR,
 * which every hook sets, are taken away, and settings that change what is read or run are
 * overridden. What leads to a remote, such as keys and proxies, stays.
 */
record Git(Path dir) {

  private static final Set<String> KEPT =
      Set.of(
          "GIT_ALLOW_PROTOCOL",
          "GIT_ASKPASS",
          "GIT_CONFIG_GLOBAL",
          "GIT_CONFIG_NOSYSTEM",
          "GIT_CONFIG_SYSTEM",
          "GIT_DISCOVERY_ACROSS_FILESYSTEM",
          "GIT_EXEC_PATH",
          "GIT_PROXY_COMMAND",
          "GIT_SSH",
          "GIT_SSH_COMMAND",
          "GIT_SSH_VARIANT",
          "GIT_TERMINAL_PROMPT");

  private static final List<String> KEPT_PREFIXES = List.of("GIT_SSL_", "GIT_HTTP_");

  /** None of the user's programs runs, no line ending changes, and all of a commit is there. */
  private static final List<String> SETTINGS =
      List.of(
          "core.autocrlf=false",
          "core.fsmonitor=false",
          "core.hooksPath=/dev/null",
          "core.sparseCheckout=false");

  /**
   * A command of git, run in the folder.
   *
   * @param variables set for it: NAME=value
   */
  List<String> command(List<String> variables, String... words) {
    return command(System.getenv().keySet(), variables, words);
  }

  List<String> command(Set<String> environment, List<String> variables, String... words) {
    var command = new ArrayList<>(List.of("env"));
    new TreeSet<>(environment)
        .stream().filter(Git::isTakenAway).forEach(it -> command.addAll(List.of("-u", it)));
    command.add("GIT_OPTIONAL_LOCKS=0"); // the user's index stays as it is
    command.addAll(variables);
    command.addAll(List.of("git", "--no-pager", "-C", dir.toString()));
    SETTINGS.forEach(setting -> command.addAll(List.of("-c", setting)));
    command.addAll(List.of(words));
    return command;
  }

  private static boolean isTakenAway(String variable) {
    return variable.startsWith("GIT_")
        && !KEPT.contains(variable)
        && KEPT_PREFIXES.stream().noneMatch(variable::startsWith);
  }

  /** What git prints; empty if it fails, or there is none. */
  Optional<String> output(String... words) {
    return Place.LOCAL.output(command(List.of(), words));
  }

  /** Why a command has failed, in a line: what git says of it now. */
  String reason(String... words) {
    var shell = new ArrayList<>(List.of("sh", "-c", "\"$0\" \"$@\" 2>&1 >/dev/null || :"));
    shell.addAll(command(List.of(), words));
    String said =
        Place.LOCAL.output(shell).orElse("").lines().map(String::strip).reduce("", Git::joined);
    return said.isEmpty() ? "git gives no reason" : said;
  }

  private static String joined(String before, String line) {
    return Stream.of(before, line)
        .filter(it -> !it.isEmpty())
        .reduce((a, b) -> a + " " + b)
        .orElse("");
  }
}
