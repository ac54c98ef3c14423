// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.results.OperationCost;
import benchmark.cli.results.StoredRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows the examples of CONTRIBUTING.md and docs/commands.md to the letter, in a copy of the
 * project. What they create is created at the beginning, since each new module is a reason to build
 * the command line again.
 */
@Tag("every-pair")
@DisplayName("a worked example of CONTRIBUTING.md")
class WorkedExampleIT {

  private static final String DEPENDENCY = "## Add a serialization";
  private static final String COPY = "## A serialization of your own";
  private static final String PROTOCOL = "## Add a protocol";
  private static final String PYTHON_PAGE = "docs/commands.md";
  private static final String PYTHON = "  </dependencies>\n</project>";
  private static final String OWN_VERSION = "- *A class is missing*";

  /** Makes the run shorter than documented, where a reader would use what is documented. */
  private static final List<String> SHORT = ShortRun.slices("200ms");

  private static final List<String> QUICKLY = QuickStartingJdk.option();

  @TempDir static Path folder;

  /** What `new` has printed, by the heading of the example. */
  private static final Map<String, String> CREATED = new HashMap<>();

  @BeforeAll
  static void createAll() throws Exception {
    Script.copySources(folder);
    writeFilesOf(PYTHON_PAGE);
    shell(commandsOf(PYTHON_PAGE, PYTHON).subList(0, 3));
    for (String heading : List.of(DEPENDENCY, COPY, PROTOCOL, OWN_VERSION)) {
      List<String> commands = commandsOf(heading);
      int end = commands.indexOf("cd ../..") + 1;
      shell(commands.subList(0, end));
      assertThat(commands.get(end)).startsWith("./benchmark.sh new ");
      CREATED.put(heading, run(commands.get(end)));
    }
  }

  /** The commands behind the one that creates. */
  private static List<String> rest(String heading) throws IOException {
    List<String> commands = commandsOf(heading);
    return commands.subList(commands.indexOf("cd ../..") + 2, commands.size());
  }

  @Test
  void leadsFromNewToThePairsResults() throws Exception {
    assertThat(lines(CREATED.get(DEPENDENCY))).isLessThanOrEqualTo(60);
    List<String> commands = rest(DEPENDENCY);
    assertThat(commands).hasSize(4);
    assertThat(run(commands.get(0)))
        .containsPattern("(?m)^dubbo-jackson +dubbo +jackson +unknown ");
    assertThat(run(commands.get(1), QUICKLY)).containsPattern("dubbo-jackson +yes");
    assertThat(run(commands.get(2), SHORT)).containsPattern("(?m)^listUser\\^? +[0-9.]+[kM]? ± ");
    assertThat(run(commands.get(3), QUICKLY))
        .contains("listUser response")
        .containsPattern("CPU time +\\d+\\.\\d%");
    Path run = result("dubbo-jackson");
    assertThat(StoredRun.read(run).operations())
        .extractingFromEntries(entry -> entry.getKey().name())
        .containsExactly("existUser", "createUser", "getUser", "listUser");
    assertThat(StoredRun.read(run).operations().values())
        .allSatisfy(result -> assertThat(result.throughput()).isPositive());
  }

  @Test
  void leadsFromACopiedSerializationToAPairThatIsRight() throws Exception {
    assertRight(
        COPY,
        "serializations/serialization-mine, pairs/dubbo-mine-client, pairs/dubbo-mine-server",
        "dubbo-mine");
  }

  @Test
  void leadsFromACopiedProtocolToAPairThatIsRight() throws Exception {
    assertRight(
        PROTOCOL,
        "protocols/mine-base, pairs/mine-json-client, pairs/mine-json-server",
        "mine-json");
  }

  private static void assertRight(String heading, String modules, String pair) throws Exception {
    assertThat(CREATED.get(heading)).contains("pom.xml: modules " + modules + "\n");
    List<String> commands = rest(heading);
    assertThat(commands).hasSize(1);
    assertThat(run(commands.get(0), QUICKLY)).containsPattern(pair + " +yes");
  }

  /** Fury's extension fails with the Guava that the root pom has for gRPC. */
  @Test
  void leadsFromAVersionOfItsOwnToAPairsResults() throws Exception {
    assertThat(CREATED.get(OWN_VERSION)).contains("guava:32.1.3-jre (for this pair alone)");
    List<String> commands = rest(OWN_VERSION);
    assertThat(commands).hasSize(2);
    assertThat(run(commands.get(0), QUICKLY)).containsPattern("dubbo-fury +yes");
    assertThat(run(commands.get(1), SHORT)).containsPattern("(?m)^listUser\\^? +[0-9.]+[kM]? ± ");
  }

  /** Whoever counts from outside has CPU and memory of it, and no bytes that it allocates. */
  @Test
  void leadsFromAServerInPythonToAPairsResults() throws Exception {
    assumeTrue(Tools.succeeds("python3", "--version"), "there is no python3");
    List<String> commands = commandsOf(PYTHON_PAGE, PYTHON);
    assertThat(commands).hasSize(5);
    assertThat(run(commands.get(3), QUICKLY)).containsPattern("pyhttp-json +part");
    run(commands.get(4), SHORT);
    OperationCost.Side server =
        StoredRun.read(result("pyhttp-json")).costs().values().iterator().next().server();
    assertThat(server.cpuMicros()).isPositive();
    assertThat(server.peakRssBytes()).isPositive();
    assertThat(server.allocatedBytes()).isNaN();
  }

  /** A file is in a block below its name. */
  private static void writeFilesOf(String page) throws IOException {
    var blocks =
        Pattern.compile("(?ms)^`(pairs/[^`]+)`:\n\n```\\w+\n(.*?)^```")
            .matcher(Files.readString(folder.resolve(page)));
    while (blocks.find()) {
      Path file = folder.resolve(blocks.group(1));
      Files.createDirectories(file.getParent());
      Files.writeString(file, blocks.group(2));
    }
  }

  private static void shell(List<String> lines) throws Exception {
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

  private static String run(String command) {
    return run(command, List.of());
  }

  private static String run(String command, List<String> more) {
    List<String> words = ShortRun.joined(List.of(command.split(" ")), more);
    assertThat(words.get(0)).isEqualTo("./benchmark.sh");
    CommandResult outcome =
        Script.at(folder.resolve("benchmark.sh"))
            .withShortCodecRuns()
            .run(words.subList(1, words.size()));
    assertThat(outcome.status()).as("%s%n%s", command, outcome).isZero();
    return outcome.stdout();
  }

  private static Path result(String pair) {
    return Tools.folders(folder.resolve("results")).stream()
        .filter(result -> result.toString().endsWith("-" + pair))
        .findFirst()
        .orElseThrow();
  }

  /** The lines of the first shell block behind a heading or another text. */
  private static List<String> commandsOf(String heading) throws IOException {
    return commandsOf("CONTRIBUTING.md", heading);
  }

  private static List<String> commandsOf(String page, String heading) throws IOException {
    String text = Files.readString(folder.resolve(page));
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
