// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.project.FabricatedProject;
import benchmark.cli.run.CommandContext;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loads the scripts into real shells; zsh and fish only where they are installed. */
@DisplayName("benchmark.sh completion")
@Isolated("sets a system property")
class CompletionTest {

  /** What bash does with the line before it asks the function: words also end at @ and =. */
  private static final String ASK_BASH =
      """
      source "$1"
      complete -p benchmark.sh >&2
      COMP_LINE=$2
      COMP_POINT=${#COMP_LINE}
      COMP_WORDS=($(printf '%s' "$2" | sed 's/[@=]/ & /g'))
      case $2 in *[\\ @=]) COMP_WORDS+=("") ;; esac
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _benchmark
      printf '%s\\n' "${COMPREPLY[@]}"
      """;

  private static final String ASK_ZSH =
      """
      autoload -Uz compinit
      compinit -u -D
      source $1
      [[ ${_comps[benchmark.sh]} == _benchmark ]] || exit 1
      _benchmark_words "$2" "" "$3"
      """;

  @TempDir Path folder;

  private FabricatedProject project;

  @BeforeEach
  void twoPairs() throws IOException {
    project =
        new FabricatedProject(Files.createDirectory(folder.resolve("project")))
            .settings(
                "rpc-base",
                "<key.filters>default,none</key.filters>"
                    + "<key.connections>1-1000</key.connections>"
                    + "<side.connections>client</side.connections>")
            .pairOn("rpc-base", "rpc-codec")
            .pair("inproc", "A pair.");
    System.setProperty("benchmark.home", folder.resolve("project").toString());
  }

  @AfterEach
  void noHome() {
    System.clearProperty("benchmark.home");
  }

  /** What follows the words that bash has already: after @ and = it is only what comes next. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "./benchmark.sh comp          | compare completion",
        "./benchmark.sh rpc           | rpc-codec rpc-codec-client rpc-codec-server",
        "./benchmark.sh compare inp   | inproc",
        "./benchmark.sh -t 2 inproc rpc-codec-c | rpc-codec-client",
        "./benchmark.sh compare --gat | --gate",
        "./benchmark.sh --scenario us | user",
        "./benchmark.sh -m prof       | profiling",
        "./benchmark.sh help ver      | verify",
        "./benchmark.sh completion f  | fish",
        "./benchmark.sh rpc-codec@f   | filters=default filters=none",
        "./benchmark.sh inproc@server. | server.jdk= server.jvm= server.heap= server.classpath= server.lib= server.D.",
        "./benchmark.sh rpc-codec@client.filters=n | none",
        "./benchmark.sh rpc-codec@filters=n | none",
        "./benchmark.sh compare inproc inproc@heap=2g,th | 2g,threads=",
        "./benchmark.sh compare inproc rpc-codec@heap=2g,conn | 2g,connections=",
        "./benchmark.sh inproc@f      | ''",
        "./benchmark.sh nonsense      | ''",
      })
  void bashCompletes(String line, String candidates) throws Exception {
    List<String> shown = ask("bash", "--norc", "-c", ASK_BASH, "bash", script("bash"), line);

    assertThat(shown).containsExactlyInAnyOrderElementsOf(words(candidates));
  }

  @Test
  void zshCompletes() throws Exception {
    assumeTrue(isInstalled("zsh"), "zsh is not installed");
    String script = script("zsh");

    assertThat(ask("zsh", "-f", "-c", ASK_ZSH, "zsh", script, "compare", "inp"))
        .containsExactly("inproc rpc-codec");
    assertThat(ask("zsh", "-f", "-c", ASK_ZSH, "zsh", script, "", "rpc-codec@f"))
        .first()
        .asString()
        .contains("filters=none");
  }

  @ParameterizedTest
  @CsvSource({
    "benchmark.sh comp, compare completion",
    "./benchmark.sh compare inp, inproc",
    "./benchmark.sh compare rpc-codec@filters=n, rpc-codec@filters=none",
    "./benchmark.sh compare --gat, --gate",
  })
  void fishCompletes(String line, String candidates) throws Exception {
    assumeTrue(isInstalled("fish"), "fish is not installed");

    List<String> shown =
        ask("fish", "-N", "-c", "source $argv[1]; complete -C $argv[2]", script("fish"), line);

    assertThat(shown).containsAll(words(candidates));
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.replace("'", "").split(" ")).filter(it -> !it.isEmpty()).toList();
  }

  private String script(String shell) throws IOException {
    var out = new StringWriter();
    var context = new CommandContext(project.project(), null, null, List.of("completion", shell));
    assertThat(
            Main.commandLine(context)
                .setOut(new PrintWriter(out, true))
                .execute("completion", shell))
        .isZero();
    return Files.writeString(folder.resolve("script"), out.toString()).toString();
  }

  private static boolean isInstalled(String shell) {
    return Arrays.stream(System.getenv("PATH").split(":"))
        .anyMatch(dir -> Files.isExecutable(Path.of(dir, shell)));
  }

  /** What a shell prints, line by line; fails if it says anything on standard error. */
  private List<String> ask(String... command) throws Exception {
    Path errors = folder.resolve("errors");
    Process shell =
        new ProcessBuilder(new ArrayList<>(List.of(command)))
            .redirectError(errors.toFile())
            .start();
    String printed = new String(shell.getInputStream().readAllBytes());
    assertThat(shell.waitFor()).as(Files.readString(errors)).isZero();
    assertThat(
            Files.readString(errors).replaceFirst("^complete -o default -F _benchmark .*\\R", ""))
        .isEmpty();
    return printed.lines().filter(line -> !line.isEmpty()).toList();
  }
}
