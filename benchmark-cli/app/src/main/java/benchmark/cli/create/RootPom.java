// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import static java.util.stream.Collectors.joining;

import benchmark.cli.error.UserError;
import java.util.List;
import java.util.stream.Stream;

/**
 * The text of the root pom with lines put in. It is never parsed and written again, which would
 * lose its comments and its formatting.
 */
record RootPom(String text) {

  private static final String LAST_MODULE = "<module>benchmark-cli</module>";
  private static final String END_OF_PROPERTIES = "</properties>";
  private static final String MARK = "<!-- benchmark.sh new writes above this line -->";

  /** Adds a module, by its path, in front of the command line, which stays last. */
  RootPom withModule(String path) {
    return before(LAST_MODULE, "    <module>" + path + "</module>\n");
  }

  /** Takes out the lines that name modules, and those with the versions of a pair's own. */
  RootPom without(PairName pair, List<String> modules) {
    List<String> starts =
        Stream.concat(
                modules.stream().map(module -> "<module>%s</".formatted(module)),
                Stream.of("<%s.".formatted(pair)))
            .toList();
    return new RootPom(
        text.lines()
                .filter(line -> starts.stream().noneMatch(line.strip()::startsWith))
                .collect(joining("\n"))
            + "\n");
  }

  /** Adds a property behind all others. */
  RootPom withProperty(String name, String value) {
    return before(END_OF_PROPERTIES, "    <%s>%s</%1$s>\n".formatted(name, value));
  }

  /** Adds an entry to dependencyManagement. */
  RootPom withManaged(String entry) {
    return before(MARK, entry);
  }

  private RootPom before(String mark, String lines) {
    int at = text.indexOf(mark);
    if (at < 0) {
      throw UserError.failure(
          "The root pom.xml has no line '%s', which marks the place to write to. Restore it.",
          mark);
    }
    int startOfLine = text.lastIndexOf('\n', at) + 1;
    return new RootPom(text.substring(0, startOfLine) + lines + text.substring(startOfLine));
  }

  @Override
  public String toString() {
    return text;
  }
}
