// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A part that is a command and no JVM of this project: it follows the protocol in docs/commands.md.
 * The module of a server, or one that this depends on, says so by {@code server.command}; that of
 * what a client's JVM lets call in its place has {@code client.command}.
 *
 * @param dir the folder of the module that says so
 * @param command {@code command}: words; one with a slash is a file below that folder, and any
 *     other first word is a program on the PATH
 * @param build {@code build}: the words that build the files, run in the folder; empty if there is
 *     nothing to build
 * @param variables {@code environment}: NAME=value; {@value #CPUS} in one is how many CPUs the part
 *     may use
 * @param needs {@code needs}: what to install where the program that builds or runs it is missing,
 *     such as Go 1.26 or newer
 */
public record PartProgram(
    Path dir, List<String> command, List<String> build, List<String> variables, String needs) {

  private static final String CPUS = "{cpus}";

  /**
   * Reads the first of some modules that is one; empty if none is.
   *
   * @param modules the nearest to the pair first: {@code server.arguments} of the first that has
   *     them are further words
   */
  static Optional<PartProgram> of(Iterable<String> modules, Role role, Project project) {
    String prefix = role.suffix() + ".";
    List<String> arguments = List.of();
    for (String module : modules) {
      Pom pom = project.pomOf(module);
      if (arguments.isEmpty()) {
        arguments = pom.words(prefix + "arguments");
      }
      if (pom.hasProperty(prefix + "command")) {
        return Optional.of(
            new PartProgram(
                project.dir(module),
                Stream.concat(pom.words(prefix + "command").stream(), arguments.stream()).toList(),
                pom.words(prefix + "build"),
                pom.words(prefix + "environment"),
                pom.property(prefix + "needs")));
      }
    }
    return Optional.empty();
  }

  /** The files that it consists of, in the order of the command. */
  public List<Path> files() {
    return command.stream().filter(PartProgram::isFile).map(dir::resolve).toList();
  }

  private static boolean isFile(String word) {
    return word.contains("/");
  }

  /** The command with its files where they are at a place. */
  public List<String> words(List<Path> files) {
    Iterator<Path> there = files.iterator();
    return command.stream().map(word -> isFile(word) ? there.next().toString() : word).toList();
  }

  /** The variables that the module sets. */
  public Map<String, String> environment(int cpus) {
    var environment = new LinkedHashMap<String, String>();
    for (String variable : variables) {
      int equals = variable.indexOf('=');
      environment.put(
          variable.substring(0, equals),
          variable.substring(equals + 1).replace(CPUS, Integer.toString(cpus)));
    }
    return environment;
  }

  /** Whether nothing is to be built, or it has been. */
  boolean isThere() {
    return files().stream().allMatch(Files::exists);
  }

  /** The program that has to be on the PATH of a place where it runs, if one has. */
  private Stream<String> interpreter() {
    return command.stream().limit(1).filter(word -> !isFile(word));
  }

  /**
   * Why it cannot run on this host, as the end of a sentence; empty if it can.
   *
   * @return such as: there is no go on the PATH. Install Go 1.26 or newer
   */
  Optional<String> missing() {
    return Stream.concat(build.stream().limit(1), interpreter())
        .filter(program -> Place.LOCAL.find(program).isEmpty())
        .map(program -> "there is no %s on the PATH. Install %s".formatted(program, needs))
        .findFirst();
  }

  /**
   * Makes sure that a place has the program that runs it.
   *
   * @throws UserError naming the place, the program and what to install
   */
  public void requireAt(Place place) {
    interpreter()
        .filter(program -> place.find(program).isEmpty())
        .forEach(
            program -> {
              throw UserError.failure(
                  "%s: there is no %s on the PATH. Install %s there.",
                  place.name(), program, needs);
            });
  }

  /** The command that builds it, as a process is started with. */
  List<String> buildCommand() {
    var words = new ArrayList<>(List.of("sh", "-c", "cd \"$0\" && exec \"$@\"", dir.toString()));
    words.addAll(build);
    return words;
  }
}
