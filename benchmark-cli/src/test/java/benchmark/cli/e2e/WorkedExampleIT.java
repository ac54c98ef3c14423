// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.StoredRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Follows the examples of CONTRIBUTING.md to the letter, in a copy of the project. */
@DisplayName("a worked example of CONTRIBUTING.md")
class WorkedExampleIT {

  /** Makes the run shorter than documented, where a reader would use what is documented. */
  private static final List<String> SHORT = ShortRun.slices("200ms");

  @TempDir Path folder;

  @Tag("every-pair")
  @Test
  void leadsFromNewToThePairsResults() throws Exception {
    Script.copySources(folder);
    List<String> commands = commandsOf("## Add a serialization");
    assertThat(commands).hasSize(5);
    for (String command : commands) {
      String output = command.contains("--quick") ? run(command, SHORT) : run(command);
      if (command.contains(" new ")) {
        assertThat(lines(output)).isLessThanOrEqualTo(60);
      } else if (command.endsWith(" list")) {
        assertThat(output).containsPattern("(?m)^dubbo-jackson +dubbo +jackson +unknown ");
      } else if (command.contains("--quick")) {
        assertThat(output).containsPattern("(?m)^listUser\\^? +[0-9.]+[kM]? ± ");
      } else if (command.contains(" codec ")) {
        assertThat(output).contains("listUser response").containsPattern("CPU time +\\d+\\.\\d%");
      }
    }
    Path run = result("dubbo-jackson");
    assertThat(StoredRun.read(run).operations())
        .extractingFromEntries(entry -> entry.getKey().name())
        .containsExactly("existUser", "createUser", "getUser", "listUser");
    assertThat(StoredRun.read(run).operations().values())
        .allSatisfy(result -> assertThat(result.throughput()).isPositive());
  }

  @Tag("every-pair")
  @Test
  void leadsFromACopiedSerializationToAPairThatIsRight() throws Exception {
    leadsFromACopyToAPair(
        "## A serialization of your own",
        "serialization-mine, dubbo-mine-client, dubbo-mine-server",
        "dubbo-mine");
  }

  @Tag("every-pair")
  @Test
  void leadsFromACopiedProtocolToAPairThatIsRight() throws Exception {
    leadsFromACopyToAPair(
        "## Add a protocol", "mine-base, mine-json-client, mine-json-server", "mine-json");
  }

  /** Fury's extension fails with the Guava that the root pom has for gRPC. */
  @Tag("every-pair")
  @Test
  void leadsFromAVersionOfItsOwnToAPairsResults() throws Exception {
    Script.copySources(folder);
    List<String> commands = commandsOf("- *A class is missing*");
    assertThat(commands).hasSize(3);
    assertThat(run(commands.get(0))).contains("guava:32.1.3-jre (for this pair alone)");
    assertThat(run(commands.get(1))).containsPattern("dubbo-fury +yes");
    assertThat(run(commands.get(2), SHORT)).containsPattern("(?m)^listUser\\^? +[0-9.]+[kM]? ± ");
  }

  private void leadsFromACopyToAPair(String heading, String modules, String pair) throws Exception {
    Script.copySources(folder);
    List<String> commands = commandsOf(heading);
    int end = commands.indexOf("cd ..") + 1;
    shell(commands.subList(0, end));
    assertThat(run(commands.get(end))).contains("pom.xml: modules " + modules + "\n");
    assertThat(run(commands.get(end + 1))).containsPattern(pair + " +yes");
    assertThat(commands).hasSize(end + 2);
  }

  private void shell(List<String> lines) throws Exception {
    Process shell =
        new ProcessBuilder("sh", "-ec", String.join("\n", lines))
            .directory(folder.toFile())
            .inheritIO()
            .start();
    assertThat(shell.waitFor()).isZero();
  }

  private static int lines(String output) {
    var matcher = Pattern.compile("(\\d+) lines for server and client together").matcher(output);
    assertThat(matcher.find()).isTrue();
    return Integer.parseInt(matcher.group(1));
  }

  private String run(String command) {
    return run(command, List.of());
  }

  private String run(String command, List<String> more) {
    List<String> words = ShortRun.joined(List.of(command.split(" ")), more);
    assertThat(words.get(0)).isEqualTo("./benchmark.sh");
    CommandResult outcome =
        Script.at(folder.resolve("benchmark.sh"))
            .withShortCodecRuns()
            .run(words.subList(1, words.size()));
    assertThat(outcome.status()).as("%s%n%s", command, outcome).isZero();
    return outcome.stdout();
  }

  private Path result(String pair) {
    return Tools.folders(folder.resolve("results")).stream()
        .filter(result -> result.toString().endsWith("-" + pair))
        .findFirst()
        .orElseThrow();
  }

  /** The lines of the first shell block behind a heading or another text. */
  private List<String> commandsOf(String heading) throws IOException {
    String text = Files.readString(folder.resolve("CONTRIBUTING.md"));
    String section = text.substring(text.indexOf(heading));
    int start = section.indexOf("```sh\n") + "```sh\n".length();
    return section
        .substring(start, section.indexOf("```", start))
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }
}
