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
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("a command that is printed can be typed")
class PrintedCommandTest {

  /** What is printed, but for the placeholders of help texts. */
  private static final Pattern COMMAND =
      Pattern.compile(
          "(?m)\\./benchmark\\.sh (?!\\[)([^`\"|<\\[\\n]*[^`\"|<\\[\\n ])(?= *(`|\"|\\||$))");

  /** One of them, which a space in quotes does not end. */
  private static final Pattern WORD = Pattern.compile("('[^']*'|[^' ])+");

  private static final Pattern OPTION = Pattern.compile("(--[a-z]+)( \\d+s| rounds)?");

  /** The commands that measure, each with what it must be given. */
  private static final List<String> KINDS =
      List.of(
          "dubbo-kryo",
          "--quick dubbo-kryo dubbo-fst",
          "compare dubbo-kryo dubbo-fst",
          "compare --codec dubbo-kryo dubbo-fst",
          "reproduce triple");

  @ParameterizedTest
  @MethodSource("commands")
  void isReadByTheParser(String command) {
    assertCanBeRead(command);
  }

  static Stream<String> commands() throws IOException {
    var commands = new TreeSet<String>();
    for (Path goldens : ProjectRoot.goldens()) {
      try (Stream<Path> files = Files.walk(goldens)) {
        for (Path file : files.filter(it -> it.toString().matches(".*\\.(txt|md)")).toList()) {
          var found = COMMAND.matcher(Files.readString(file));
          while (found.find()) {
            commands.add(found.group(1));
          }
        }
      }
    }
    assertThat(commands).hasSizeGreaterThan(8);
    return commands.stream();
  }

  /** Wherever a warning may be printed, its cure is an option of the command that is run. */
  @ParameterizedTest
  @MethodSource("cures")
  void soIsEveryOptionThatAWarningRecommends(String kind, String option) {
    assertCanBeRead(kind + " " + option);
  }

  static Stream<Arguments> cures() {
    var options = new TreeSet<String>();
    for (String source :
        List.of(
            "report.CpuChecks",
            "report.JvmChecks",
            "report.LevelChecks",
            "report.MachineChecks",
            "report.ObservedChecks",
            "report.ResultChecks",
            "report.RunningConditions",
            "compare.Drifts")) {
      var found = OPTION.matcher(String.join("\n", CompiledTexts.of(source)));
      while (found.find()) {
        options.add(
            switch (found.group(1)) {
              case "--cpus" -> "--cpus server=0,client=1";
              default -> found.group();
            });
      }
    }
    options.removeIf(option -> option.equals("--warmup") || option.equals("--time"));
    assertThat(options).hasSizeGreaterThan(2);
    return KINDS.stream()
        .flatMap(kind -> options.stream().map(option -> Arguments.of(kind, option)));
  }

  private static void assertCanBeRead(String command) {
    List<String> words =
        WORD.matcher(command).results().map(it -> it.group().replace("'", "")).toList();
    var context = new CommandContext(ProjectRoot.project(), null, null, words);
    assertThatCode(
            () ->
                Main.commandLine(context).parseArgs(context.ownArguments().toArray(String[]::new)))
        .as(command)
        .doesNotThrowAnyException();
  }
}
