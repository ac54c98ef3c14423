// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.run.CommandContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

@DisplayName("advice names options that its readers have")
class AdviceTest {

  /** Which commands show what a source says. */
  private static final Map<String, List<String>> SHOWN_BY =
      Map.of(
          "compare.BlockRun", List.of("compare", "reproduce", "bisect"),
          "compare.Drifts", List.of("compare", "reproduce", "bisect"),
          "compare.Builds", List.of("compare", "reproduce", "bisect"),
          "explain", List.of("explain", "bisect"),
          "bisect", List.of("bisect"));

  private static final Pattern OPTION = Pattern.compile(" (--[a-z]+(?:-[a-z]+)*)");

  private static final Pattern COMMAND = Pattern.compile("\\./benchmark\\.sh ([a-z]+)");

  private static final CommandLine ROOT =
      Main.commandLine(new CommandContext(null, null, null, List.of()));

  /** Either it names the command, too, or each command that shows it has the option. */
  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("advices")
  void theOptionIsOneOfItsCommand(String source, String text) {
    var option = OPTION.matcher(text);
    while (option.find()) {
      List<String> named =
          COMMAND
              .matcher(text.substring(0, option.start()))
              .results()
              .map(it -> it.group(1))
              .toList();
      List<String> commands =
          named.isEmpty() ? SHOWN_BY.get(source) : named.subList(named.size() - 1, named.size());
      assertThat(commands)
          .as("which have %s", option.group(1))
          .allMatch(it -> has(it, option.group(1)));
    }
  }

  static List<Arguments> advices() {
    var advices = new ArrayList<Arguments>();
    for (String source : SHOWN_BY.keySet()) {
      CompiledTexts.of(source).stream()
          .filter(it -> OPTION.matcher(it).find())
          .forEach(it -> advices.add(Arguments.of(source, it)));
    }
    assertThat(advices).hasSizeGreaterThan(4);
    return advices;
  }

  @Test
  void anOptionIsFoundWhereItIs() {
    assertThat(has("explain", "--profiler")).isTrue();
    assertThat(has("bisect", "--profiler")).isFalse();
    assertThat(has("nonsense", "--blocks")).isFalse();
  }

  private static boolean has(String command, String option) {
    CommandLine found = ROOT.getSubcommands().get(command);
    return found != null && found.getCommandSpec().findOption(option) != null;
  }
}
