// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static benchmark.cli.text.Golden.assertMatches;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.project.FabricatedProject;
import benchmark.cli.project.Pair;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.Json;
import benchmark.cli.run.CommandContext;
import benchmark.cli.text.Golden;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

class PrintedTextTest {

  @TempDir Path root;

  @Test
  void help() {
    assertMatches("help.txt", Main.commandLine(context()).getUsageMessage(Ansi.OFF));
  }

  @Test
  void theHelpNamesEveryCommand() {
    CommandLine command = Main.commandLine(context());
    String usage = command.getUsageMessage(Ansi.OFF);

    assertThat(command.getSubcommands().keySet())
        .contains("load")
        .allSatisfy(it -> assertThat(usage).contains("./benchmark.sh " + it + " "));
  }

  @Test
  void noLineOfTheHelpIsWiderThanATerminal() {
    CommandLine command = Main.commandLine(context());

    assertThat(command.getUsageMessage(Ansi.OFF).lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  @Test
  void list() {
    assertMatches("list.txt", list(context()));
  }

  @Test
  void everythingAboutAPair() {
    assertMatches("list-pairs.txt", list(context(), "rpc-codec/", "inproc"));
  }

  @Test
  void everythingAboutPairsAsJson() throws Exception {
    JsonNode pairs = Json.MAPPER.readTree(list(context(), "--json", "rpc-codec"));

    assertThat(pairs).hasSize(1);
    assertThat(pairs.get(0).get("pair").asText()).isEqualTo("rpc-codec");
    assertThat(pairs.get(0).get("libraries").get("rpc").asText()).isEqualTo("1.2.3");
    assertThat(pairs.get(0).get("languages").asText()).isEqualTo("any");
    assertThat(pairs.get(0).get("setup").get("codec").get("value").asText())
        .isEqualTo("codec as shipped");
    assertThat(pairs.get(0).get("setups")).isEmpty();
  }

  @Test
  void theTableInDocsIsThatOfThePoms() {
    String generated =
        list(new CommandContext(ProjectRoot.project(), null, null, List.of()), "--markdown");
    assumeBuilt(generated);

    Golden.assertIs(
        ProjectRoot.PATH.resolve("docs/pairs.md"),
        """
        <!-- SPDX-FileCopyrightText: 2026 The benchmark authors -->
        <!-- SPDX-License-Identifier: Apache-2.0 -->
        """
            + generated);
    for (Pair pair : ProjectRoot.project().pairs()) {
      assertThat(generated).contains("\n| " + pair.name() + " ");
    }
  }

  @Test
  void theSettingsInDocsAreThoseOfThePoms() throws IOException {
    String generated =
        list(new CommandContext(ProjectRoot.project(), null, null, List.of()), "--settings");
    assumeBuilt(generated);
    Path settings = ProjectRoot.PATH.resolve("docs/settings.md");
    String introduction = Files.readString(settings).replaceFirst("(?s)(?<=\n)## .*", "");

    Golden.assertIs(settings, introduction + generated);
    assertThat(introduction).startsWith("<!-- SPDX-").contains("# How each pair is set up");
  }

  @Test
  void theVariantsOfOtherSetUpsAreListed() {
    var context = new CommandContext(ProjectRoot.project(), null, null, List.of());

    assertThat(list(context, "--setups", "grpc-protobuf", "inproc"))
        .isEqualToNormalizingNewlines("grpc-protobuf@setup=shipped\ngrpc-protobuf@setup=tuned\n");
  }

  private static void assumeBuilt(String listed) {
    assumeTrue(
        !listed.contains("(version known once it is built)"),
        "The versions of libraries are known once all pairs are built: mvn package");
  }

  @Test
  void theListIsOneLineForEachPair() {
    List<Pair> pairs = ProjectRoot.project().pairs();
    List<String> lines =
        list(new CommandContext(ProjectRoot.project(), null, null, List.of())).lines().toList();

    assertThat(lines).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    for (int i = 0; i < pairs.size(); i++) {
      assertThat(lines.get(i + 1)).startsWith(pairs.get(i).name() + " ");
    }
    assertThat(lines.get(lines.size() - 1))
        .isEqualTo("  ./benchmark.sh list " + pairs.get(0).name());
  }

  /** Facts and a description, none of it wider than a terminal. */
  @Test
  void everyPairOfThisProjectIsListedInReadableLines() {
    var context = new CommandContext(ProjectRoot.project(), null, null, List.of());

    assertThat(list(context, "--details"))
        .doesNotContain("${", " ,", " \n")
        .contains(ProjectRoot.project().pairs().stream().map(Pair::name).toList());
  }

  private static String list(CommandContext context, String... words) {
    var out = new StringWriter();
    var command = new CommandLine(new ListCommand(context)).setOut(new PrintWriter(out, true));

    assertThat(command.execute(words)).isZero();
    return out.toString();
  }

  private CommandContext context() {
    var project =
        new FabricatedProject(root)
            .pair("inproc", "No RPC: what the harness itself costs.")
            .pair(
                "rpc-codec",
                "A description that is longer than a line of a terminal is wide, so that it has to"
                    + " be broken somewhere; the break is at a space and lines are indented.",
                "rpc",
                "codec")
            .project();
    return new CommandContext(project, null, null, List.of());
  }
}
