// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.FabricatedProject;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** compare with folders of stored runs, as the command line has them. */
class CompareStoredTest {

  private static final String AGAIN = ". Give another run's folder, or measure again.";

  @TempDir private Path root;

  private String sentence = "";
  private String printed = "";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--gate 5%",
        "--rounds 3",
        "--ops getUser",
        "--budget 10m",
        "--precision 2%",
        "--warmup 1s",
        "--time 1s",
        "--threads 8",
        "--cpus server=0",
        "--jdk /nowhere",
        "-o elsewhere"
      })
  void whatSaysHowToMeasureIsRefused(String option) {
    runs("inproc", "inproc@threads=1");

    assertThat(compare(option.split(" "))).isEqualTo(2);
    assertThat(sentence)
        .isEqualTo(
            option.split(" ")[0]
                + ": stored runs are measured already, and only --margin goes with them. Leave it"
                + " out.");
  }

  @Test
  void theMarginGoesWithStoredRuns() {
    runs("inproc", "inproc@threads=1");

    assertThat(compare("--margin", "3%")).isZero();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "jmh.json | '' | does not hold the whole results of JMH as JSON",
        "jmh.json | '[{\"benchmark\": \"ben' | does not hold the whole results of JMH as JSON",
        "jmh.json | {} | does not hold the whole results of JMH as JSON",
        "jmh.json | [{}] | does not hold the whole results of JMH as JSON",
        "costs.csv | '' | does not hold the whole table of costs",
        "costs.csv | 'operation,mode,ops\nexistUser,sample' | does not hold the whole table of costs",
        "run.json | '' | does not hold the whole record of a run",
        "run.json | null | does not hold the whole record of a run",
        "run.json | {} | does not hold the whole record of a run",
      })
  void aDamagedFileIsSaid(String file, String text, String what) {
    new FabricatedRun(root.resolve("X"), "inproc").file(file, text);
    new FabricatedRun(root.resolve("Y"), "inproc@threads=1");

    assertThat(compare()).isEqualTo(2);
    assertThat(sentence)
        .isEqualTo(root.resolve("X").resolve(file) + " is damaged: it " + what + AGAIN);
  }

  @Test
  void aRunWithoutThroughputIsRefused() {
    new FabricatedRun(root.resolve("X"), "inproc");
    new FabricatedRun(root.resolve("Y"), "inproc@threads=1")
        .results(text -> text.replaceAll("\"(thrpt|sample)\"", "\"ss\""));

    assertThat(compare()).isEqualTo(2);
    assertThat(sentence)
        .isEqualTo(
            root.resolve("Y")
                + " has no throughput to compare (JMH's modes in it: ss). Give a run in mode thrpt,"
                + " avgt or sample.");
  }

  @Test
  void aRunThatIsNotFinishedIsRefused() {
    new FabricatedRun(root.resolve("X.partial"), "inproc");
    new FabricatedRun(root.resolve("Y"), "inproc");

    assertThat(run(root.resolve("X.partial") + "/", root.resolve("Y").toString())).isEqualTo(2);
    assertThat(sentence)
        .isEqualTo(
            root.resolve("X.partial")
                + " belongs to a run that still goes on or was killed, and its figures are none."
                + " Give the folder of a good run.");
  }

  @Test
  void aFolderIsOneWithoutASlashToo() {
    // the working directory of the tests has these
    assertThat(run("src", "target")).isEqualTo(2);
    assertThat(sentence).startsWith("src is no folder of a run: it has no run.json");
  }

  private void runs(String first, String second) {
    new FabricatedRun(root.resolve("X"), first);
    new FabricatedRun(root.resolve("Y"), second);
  }

  private int compare(String... options) {
    var words = new ArrayList<>(Arrays.asList(options));
    words.add(root.resolve("X").toString());
    words.add(root.resolve("Y").toString());
    return run(words.toArray(String[]::new));
  }

  /** Calls the command; the sentence of its error, if any, is kept. */
  private int run(String... words) {
    var project = new FabricatedProject(root.resolve("project")).pair("inproc", "A row.").project();
    var command =
        new CommandLine(new CompareCommand(new Session(project, null, null, List.of("compare"))));
    command.setExecutionExceptionHandler(
        (error, line, result) -> {
          sentence = error.getMessage();
          return error instanceof UserError userError ? userError.status() : -1;
        });
    var out = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      return command.execute(words);
    } finally {
      System.setOut(before);
      printed = out.toString(StandardCharsets.UTF_8);
    }
  }
}
