// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.compare.FabricatedComparison;
import benchmark.cli.compare.FabricatedReplicates;
import benchmark.cli.error.UserError;
import benchmark.cli.project.FabricatedProject;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.run.CommandContext;
import benchmark.cli.text.Golden;
import benchmark.launch.OperationKey;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** compare with folders of stored runs, as the command line has them. */
@Isolated("takes the standard output")
class CompareStoredTest {

  private static final String AGAIN = ". Give another run's folder, or measure again.";

  @TempDir private Path root;

  private String sentence = "";
  private String printed = "";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--gate 5%",
        "--blocks 3",
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
                + ": stored runs have been measured already and take only --margin. Leave it"
                + " out.");
  }

  @Test
  void theMarginGoesWithStoredRuns() {
    runs("inproc", "inproc@threads=1");

    assertThat(compare("--margin", "3%")).isZero();
  }

  @Test
  void aRunThatSentATextInPlaceOfATreeIsNamed() {
    runs("inproc", "inproc@threads=1");
    FabricatedRun.sendAsText(root.resolve("Y"));

    assertThat(compare()).isZero();
    assertThat(printed).contains("as one text: inproc@threads=1, which carries no tree\n");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "jmh.json | '' | does not hold the complete results of JMH as JSON",
        "jmh.json | '[{\"benchmark\": \"ben' | does not hold the complete results of JMH as JSON",
        "jmh.json | {} | does not hold the complete results of JMH as JSON",
        "jmh.json | [{}] | does not hold the complete results of JMH as JSON",
        "costs.csv | '' | does not hold the complete table of costs",
        "costs.csv | 'operation,mode,ops\nexistUser,sample' | does not hold the complete table of"
            + " costs",
        "run.json | '' | does not hold the complete record of a run",
        "run.json | null | does not hold the complete record of a run",
        "run.json | {} | does not hold the complete record of a run",
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
                + " belongs to a run that is still running or was killed, and has no results. Give"
                + " a successful run's folder.");
  }

  @Test
  void aRunThatFailedIsRefused() {
    new FabricatedRun(root.resolve("X"), "inproc");
    new FabricatedRun(root.resolve("Y.failed"), "inproc");

    assertThat(run(folder("X"), folder("Y.failed"))).isEqualTo(2);
    assertThat(sentence).startsWith(folder("Y.failed") + " ").contains("failed");
  }

  @Test
  void aFolderIsOneWithoutASlashToo(@TempDir(factory = WorkingDirectory.class) Path folder) {
    String name = folder.getFileName().toString();

    assertThat(run(name, root.toString())).isEqualTo(2);
    assertThat(sentence).startsWith(name + " ").contains("run.json");
  }

  /** Where a name without a slash is a folder's. */
  private static final class WorkingDirectory implements TempDirFactory {

    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension)
        throws IOException {
      return Files.createTempDirectory(Path.of("").toAbsolutePath(), "run");
    }
  }

  @Test
  void twoVariantsAreComparedWithoutAVerdict() {
    runs("dubbo-kryo", "dubbo-kryo@threads=8");
    new FabricatedRun(root.resolve("Z"), "dubbo-fst");

    assertThat(run(folder("X"), folder("Y"), folder("Z"))).isZero();
    Golden.assertMatches("compare-stored.txt", printed);
    assertThat(printed.lines())
        .filteredOn(line -> !line.startsWith("  ./benchmark.sh "))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void runsOfTheSameVariantAreCalledByTheirFolders() {
    runs("dubbo-kryo", "dubbo-kryo");

    assertThat(compare()).isZero();
    assertThat(printed)
        .contains(
            "existUser\n               X       Y  change\ncalls/s",
            "\nY against X (no verdict: one JVM each)\nexistUser  +0.0%, within the margin of 2%\n")
        .endsWith(
            """
            For a verdict, compile the patch and measure both in turn:
              ./benchmark.sh compare dubbo-kryo dubbo-kryo@classpath=target/classes
            """);
  }

  @Test
  void theAdviceKeepsTheOtherOverrides() {
    runs("dubbo-kryo@dubbo=3.2.19,threads=8", "dubbo-kryo@dubbo=3.2.19,threads=8");

    assertThat(compare()).isZero();
    assertThat(printed)
        .endsWith(
            "  ./benchmark.sh compare dubbo-kryo@dubbo=3.2.19,threads=8"
                + " dubbo-kryo@dubbo=3.2.19,threads=8,classpath=target/classes\n");
  }

  @Test
  void theAdviceTakesThePatchOutOfTheBaselineThatHadIt() {
    String patched = "dubbo-kryo@classpath=target/classes,threads=8";
    runs(patched, patched);

    assertThat(compare()).isZero();
    assertThat(printed)
        .endsWith(
            "  ./benchmark.sh compare dubbo-kryo@threads=8"
                + " dubbo-kryo@threads=8,classpath=target/classes\n");
  }

  @Test
  void twoBuildsOfOneSnapshotCanBeToldApart() {
    for (String run : List.of("X", "Y")) {
      new FabricatedRun(root.resolve(run), "dubbo-kryo")
          .record(
              json ->
                  json.replace("3.2.20", "3.3.7-SNAPSHOT")
                      .replace(
                          "\"hashes\" : { }",
                          "\"hashes\" : {\"dubbo\": \"" + run.repeat(64) + "\", \"same\": \"1\"}"));
    }

    assertThat(compare()).isZero();
    assertThat(printed.replaceAll("\\s+", " "))
        .contains(
            "The runs differ in: build of dubbo 3.3.7-SNAPSHOT (SHA-256 XXXXXXXXXXXX… and SHA-256"
                + " YYYYYYYYYYYY…).");
  }

  @Test
  void foldersOfTheSameNameAreCalledByTheirPaths() {
    new FabricatedRun(root.resolve("before/run"), "inproc");
    new FabricatedRun(root.resolve("after/run"), "inproc");

    assertThat(run(folder("before/run"), folder("after/run"))).isZero();
    assertThat(printed)
        .startsWith("A: " + folder("before/run") + "\nB: " + folder("after/run") + "\n");
  }

  @Test
  void theSameFolderTwiceIsRefused() {
    new FabricatedRun(root.resolve("X"), "inproc");

    assertThat(run(folder("X"), folder("X") + "/../X")).isEqualTo(2);
    assertThat(sentence)
        .isEqualTo(folder("X") + "/../X is given twice. Give the folders of different runs.");
  }

  @Test
  void everyValueOfAParameterIsComparedWithItself() {
    for (String run : List.of("X", "Y")) {
      double faster = run.equals("X") ? 1 : 2;
      new FabricatedRun(root.resolve(run), "inproc")
          .measured(
              echo("1K", "sample", 1 / faster),
              echo("50K", "sample", 10 / faster),
              echo("200K", "sample", 40))
          .costs(
              FabricatedRun.cost(new OperationKey("string", Map.of("size", "1K"))),
              FabricatedRun.cost(new OperationKey("string", Map.of("size", "50K"))));
    }

    assertThat(compare()).isZero();
    assertThat(printed)
        .startsWith(
            """
            string (1K)
                          X      Y  change
            calls/s   32.0k  64.0k   +100%
            p50 µs     1000    500  -50.0%
            p99 µs     1000    500  -50.0%
            CPU µs      750    750   +0.0%
            alloc kB   30.0   30.0   +0.0%

            string (50K)
                          X      Y  change
            calls/s   3.20k  6.40k   +100%
            p50 µs    10000   5000  -50.0%
            p99 µs    10000   5000  -50.0%
            CPU µs      750    750   +0.0%
            alloc kB   30.0   30.0   +0.0%

            string (200K)
                         X      Y  change
            calls/s    800    800   +0.0%
            p50 µs   40000  40000   +0.0%
            p99 µs   40000  40000   +0.0%
            """)
        .containsPattern("(?m)^string \\(1K\\) +client +500 ")
        .containsPattern("(?m)^string \\(50K\\) +client +500 ");
  }

  private static String echo(String size, String mode, double millis) {
    return FabricatedRun.entry(
        "benchmark.Echo.string", Map.of("size", size), mode, millis, "ms/op");
  }

  @Test
  void whatTheRunsDifferInIsSaid() {
    new FabricatedRun(root.resolve("X"), "inproc").results(text -> forks(text, 3));
    new FabricatedRun(root.resolve("Y"), "inproc", "21.0.1", 4)
        .results(text -> text.replace("\"threads\": 2", "\"threads\": 8"));

    assertThat(compare()).isZero();
    assertThat(printed)
        .contains(
            "This evidence is weak: one server JVM and 3 and 1 forks each, measured at",
            """
            The runs differ in: number of CPUs (2 and 4); JDK (17.0.15 Debian and 21.0.1
            Debian); threads (2 and 8).
            """);
  }

  @Test
  void aServerOnAnotherJdkIsADifference() {
    new FabricatedRun(root.resolve("X"), "inproc");
    new FabricatedRun(root.resolve("Y"), "inproc@server.jdk=/opt/jdk-21")
        .serverOn("21.0.1", "Debian");

    assertThat(compare()).isZero();
    assertThat(printed).contains("differ in: server's JDK (17.0.15 Debian and 21.0.1 Debian).");
  }

  @Test
  void theForksAreThoseOfTheRuns() {
    new FabricatedRun(root.resolve("X"), "inproc").results(text -> forks(text, 3));
    new FabricatedRun(root.resolve("Y"), "inproc").results(text -> forks(text, 3));

    assertThat(compare()).isZero();
    assertThat(printed)
        .contains("one server JVM and 3 forks each")
        .doesNotContain("The runs differ");
  }

  @Test
  void aGateThatIsInconclusiveTellsHowToLookAgain() {
    comparison();

    assertThat(run("--gate", "throughput:5%", folder("Z"))).isEqualTo(4);
    assertThat(printed)
        .contains("\nGate: inconclusive (exit status 4); 1 of 2 within the limit\n")
        .endsWith(
            "\nTo look again, with 97.5% intervals: ./benchmark.sh compare --continue "
                + folder("Z")
                + " --gate throughput:5%\n");
  }

  /** compare does not continue a reproduction, and reproduce has no gate. */
  @Test
  void aReproductionIsContinuedByReproduce() throws IOException {
    comparison();
    Files.writeString(root.resolve("Z/reproduce.json"), "{}");

    assertThat(run("--gate", "throughput:5%", folder("Z"))).isEqualTo(4);
    assertThat(printed)
        .endsWith(
            "\nTo look again, with 97.5%% intervals: ./benchmark.sh reproduce --continue %1$s &&"
                    .formatted(folder("Z"))
                + " ./benchmark.sh compare %s --gate throughput:5%%\n".formatted(folder("Z")));
  }

  private void comparison() {
    FabricatedComparison.store(root.resolve("Z"), FabricatedReplicates.of(3, 1, 0.1), false);
  }

  private static String forks(String results, int forks) {
    return results.replace("\"forks\": 1", "\"forks\": " + forks);
  }

  private String folder(String name) {
    return root.resolve(name).toString();
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
    var project =
        new FabricatedProject(root.resolve("project"))
            .framework("dubbo-base", "dubbo", "Dubbo", "dubbo.version", "org.apache.dubbo:dubbo")
            .pairOn("dubbo-base", "dubbo-kryo")
            .pair("inproc", "A pair.")
            .project();
    var command =
        Main.withConverters(
            new CommandLine(
                new CompareCommand(new CommandContext(project, null, null, List.of("compare")))));
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
