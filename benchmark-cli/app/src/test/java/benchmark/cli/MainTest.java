// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.FabricatedProject;
import benchmark.cli.run.CommandContext;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("sets a system property")
class MainTest {

  @TempDir Path root;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-t 8 compare a b|'--threads' has no effect before compare; write it after compare.",
        "--quick list|'--quick' has no effect before list; write it after list.",
        "inproc codec inproc|'inproc' has no effect before codec; write it after codec.",
        "-m slow inproc|Invalid value for option '-m': expected one of [BENCHMARK, PROFILING] (case-insensitive)",
        "-t 0 inproc|Invalid value for option '--threads': '0' is not a positive integer.",
        "--forks 0 inproc|Invalid value for option '--forks': '0' is not a positive integer.",
        "help nonsense|Unknown subcommand 'nonsense'.",
        "compare --rounds 0 a b|Invalid value for option '--blocks': '0' is not a positive integer.",
      })
  void aWrongCommandLineIsOneSentence(String words, String sentence) {
    assertThat(run(words.split(" "))).isEqualTo(2);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString()).startsWith(sentence).contains(". All options: ./benchmark.sh ");
    assertThat(err.toString().lines()).hasSize(1);
  }

  @Test
  void optionsAfterACommandAreRead() {
    assertThat(run("compare", "-t", "8", "inproc")).isEqualTo(2);
    assertThat(err.toString()).startsWith("compare takes two or more variants");
  }

  @Test
  void noWordsAtAllAreAnsweredByAGuide() {
    assertThat(run()).isZero();
    assertThat(err.toString()).isEmpty();
    assertThat(out.toString().lines())
        .hasSizeBetween(8, 14)
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80))
        .filteredOn(line -> line.startsWith("./benchmark.sh "))
        .hasSize(5);
  }

  @Test
  void helpIsHelpWhateverFollows() {
    assertThat(run("--help", "list")).isZero();
    assertThat(out.toString()).startsWith("Usage: ./benchmark.sh [options] <pair>...");
  }

  @Test
  void theVersionIsTheRootPoms() {
    System.setProperty("benchmark.home", root.toString());
    try {
      assertThat(run("--version")).isZero();
    } finally {
      System.clearProperty("benchmark.home");
    }
    assertThat(out.toString()).isEqualTo("benchmark 7.5" + System.lineSeparator());
  }

  @Test
  void helpOfACommandIsTheSameBothWays() {
    assertThat(run("help", "compare")).isZero();
    String help = out.toString();
    out.getBuffer().setLength(0);
    assertThat(run("compare", "--help")).isZero();

    assertThat(help).startsWith("Usage: ./benchmark.sh compare").isEqualTo(out.toString());
  }

  @Test
  void helpAloneIsThatOfBenchmarkSh() {
    assertThat(run("help")).isZero();
    assertThat(out.toString()).startsWith("Usage: ./benchmark.sh [options] <pair>...");
  }

  /** A broken line would have taken the first word of the next one. */
  @ParameterizedTest
  @CsvSource({"''", "compare", "reproduce", "codec", "verify", "report", "new", "list"})
  void helpIsBrokenAtWordsOnly(String command) {
    run(Stream.of("help", command).filter(word -> !word.isEmpty()).toArray(String[]::new));
    List<String> lines = out.toString().lines().toList();

    assertThat(lines).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(lines).noneMatch(line -> line.endsWith(" .") || line.matches(" +/\\w.*"));
    for (int i = 1; i < lines.size(); i++) {
      String before = lines.get(i - 1);
      String line = lines.get(i);
      if (before.matches("\\S.*[^.:]") && line.matches("\\S.*")) {
        assertThat(before + " " + line.split(" ")[0]).hasSizeGreaterThanOrEqualTo(80);
      }
    }
  }

  private int run(String... words) {
    var project = new FabricatedProject(root).pair("inproc", "A pair.").project();
    var context = new CommandContext(project, null, null, List.of(words));
    return Main.commandLine(context)
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(words);
  }
}
