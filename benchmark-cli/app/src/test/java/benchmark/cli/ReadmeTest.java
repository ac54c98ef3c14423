// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import benchmark.cli.project.ProjectRoot;
import benchmark.cli.run.CommandContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("README.md and docs/")
class ReadmeTest {

  private static final Pattern INLINE =
      Pattern.compile("(?<!`)`\\./benchmark\\.sh\\s+([^`]+)`(?!`)");

  private static final int LONGEST = 130;
  private static final int FIRST_SCREEN = 40;

  @Test
  void theFirstScreenHasAPictureTwoCommandsAndAnAnswer() throws IOException {
    List<String> lines = Files.readAllLines(ProjectRoot.PATH.resolve("README.md"));

    assertThat(lines).hasSizeLessThanOrEqualTo(LONGEST);
    assertThat(lines.subList(0, FIRST_SCREEN))
        .anyMatch(line -> line.matches("<img src=\"docs/results/all.svg\" .* alt=\".{20,}\">"))
        .anyMatch(line -> line.startsWith("git clone "))
        .anyMatch(line -> line.startsWith("./benchmark.sh --quick "))
        .anyMatch(line -> line.startsWith("./benchmark.sh compare "))
        .anyMatch(line -> line.startsWith("In short: "));
    assertThat(ProjectRoot.PATH.resolve("docs/results/all.svg")).isNotEmptyFile();
  }

  @ParameterizedTest
  @MethodSource("links")
  void everyLinkWithinTheProjectLeadsSomewhere(Path page, String link) throws IOException {
    String[] parts = link.split("#", 2);
    Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);

    assertThat(target).exists();
    if (parts.length > 1) {
      assertThat(Files.readAllLines(target))
          .as("a heading for #%s", parts[1])
          .anyMatch(line -> line.matches("#+ .*") && anchor(line).equals(parts[1]));
    }
  }

  /** What GitHub makes of a heading. */
  private static String anchor(String heading) {
    return heading
        .replaceFirst("#+ +", "")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\w -]", "")
        .replace(' ', '-');
  }

  /** The links of all pages that are not to other sites. */
  static List<Arguments> links() throws IOException {
    var links = new ArrayList<Arguments>();
    for (Path page : pages()) {
      var link = Pattern.compile("]\\(([^)\\s]+)\\)").matcher(Files.readString(page));
      while (link.find()) {
        if (!link.group(1).contains("://")) {
          links.add(Arguments.of(page, link.group(1)));
        }
      }
    }
    assertThat(links).hasSizeGreaterThan(10);
    return links;
  }

  /** No option or command that is written down is one that no longer exists. */
  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandCanBeRead(String command) {
    List<String> words = List.of(command.split(" +"));
    var context = new CommandContext(ProjectRoot.project(), null, null, words);

    assertThatCode(
            () ->
                Main.commandLine(context).parseArgs(context.ownArguments().toArray(String[]::new)))
        .doesNotThrowAnyException();
  }

  /** The words behind benchmark.sh in the shell blocks of all pages. */
  static List<String> commands() throws IOException {
    var commands = new ArrayList<String>();
    for (Path page : pages()) {
      INLINE.matcher(Files.readString(page)).results().forEach(it -> add(it.group(1), commands));
      boolean shell = false;
      for (String line : Files.readString(page).replaceAll(" *\\\\\n *", " ").split("\n")) {
        if (line.strip().startsWith("```")) {
          shell = line.strip().equals("```sh");
        } else if (shell && line.strip().matches("(\\w+=\\S+ )*\\./benchmark\\.sh .*")) {
          add(line.replaceFirst("^.*?\\./benchmark\\.sh +", ""), commands);
        }
      }
    }
    assertThat(commands).hasSizeGreaterThan(20);
    return commands;
  }

  /** All but what stands for something else. */
  private static void add(String words, List<String> commands) {
    String command = words.replaceAll("\\s+", " ").replaceFirst(" *([;|#]| && ).*$", "").strip();
    if (!command.matches(".*(…|\\b(COMMAND|PAIR)\\b|\\{).*")) {
      commands.add(command);
    }
  }

  /** Whoever copies a command must not have to guess what comes before it. */
  @Test
  void everyCommandWithinATextIsWhole() throws IOException {
    for (Path page : pages()) {
      assertThat(Files.readString(page))
          .as("%s", page)
          .doesNotContainPattern(
              "(?<!`)`(compare|load|explain|bisect|soak|codec|verify|list|report|reproduce|new) +[-a-zA-Z]");
    }
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.list(ProjectRoot.PATH.resolve("docs"))) {
      return Stream.concat(
              Stream.of("README.md", "CONTRIBUTING.md").map(ProjectRoot.PATH::resolve),
              docs.filter(page -> page.toString().endsWith(".md")))
          .sorted()
          .toList();
    }
  }
}
