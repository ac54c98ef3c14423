// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static benchmark.cli.Golden.assertMatches;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.FabricatedProject;
import benchmark.cli.run.CommandContext;
import java.io.PrintWriter;
import java.io.StringWriter;
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
    var command = new CommandLine(new BenchmarkCommand(session()));
    command.setUsageHelpAutoWidth(false);

    assertMatches("help.txt", command.getUsageMessage(Ansi.OFF));
  }

  @Test
  void noLineOfTheHelpIsWiderThanATerminal() {
    var command = new CommandLine(new BenchmarkCommand(session()));

    assertThat(command.getUsageMessage(Ansi.OFF).lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
  }

  @Test
  void list() {
    var out = new StringWriter();
    var command = new CommandLine(new ListCommand(session())).setOut(new PrintWriter(out, true));

    assertThat(command.execute()).isZero();
    assertMatches("list.txt", out.toString());
  }

  /** A name, what the pair runs on, and a description, none of it wider than a terminal. */
  @Test
  void everyPairOfThisProjectIsListedInReadableLines() {
    var out = new StringWriter();
    var session = new CommandContext(ProjectRoot.project(), null, null, List.of());
    var command = new CommandLine(new ListCommand(session)).setOut(new PrintWriter(out, true));

    assertThat(command.execute()).isZero();
    for (String entry : out.toString().strip().split("\\R\\R")) {
      assertThat(entry.lines()).as(entry).hasSizeBetween(3, 12);
      assertThat(entry.lines())
          .as(entry)
          .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
      assertThat(entry).doesNotContain("${", " ,", " \n");
    }
  }

  private CommandContext session() {
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
