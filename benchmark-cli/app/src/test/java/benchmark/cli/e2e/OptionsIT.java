// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.project.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("options and surroundings")
class OptionsIT {

  @TempDir Path results;

  @Test
  void theClassicRunHasARowForEachModeAndPercentiles() {
    CommandResult outcome =
        run(ShortRun.joined(List.of("inproc"), ShortRun.jmh("50ms", "-t", "2", "existUser")));

    assertSucceeded(outcome);
    List<String> rows =
        outcome.stdout().lines().filter(line -> line.startsWith("Client.")).toList();
    for (String mode : List.of("thrpt", "avgt", "sample")) {
      assertThat(rows.stream().filter(row -> row.matches("Client\\.\\w+ +" + mode + " .*")))
          .as(mode)
          .hasSize(1);
    }
    assertThat(rows.stream().filter(row -> row.contains(":p0.99 "))).hasSize(1);
  }

  @Test
  void textOfAServerOrClientGoesToAFile() {
    int port = Tools.freePort();
    try (Run server =
        Script.ofProject().start(ShortRun.quickly("-p", "" + port, "inproc-server"))) {
      server.awaitStdout("READY ");
      Path text = results.resolve("classic.txt");
      CommandResult outcome =
          Script.ofProject()
              .run(ShortRun.of("-p", "" + port, "-f", text.toString(), "inproc-client"));

      assertSucceeded(outcome);
      assertThat(text).content().contains("Client.existUser  thrpt");
    }
  }

  @Test
  void classicArgumentsKeepTheirMeaning() {
    CommandResult outcome =
        run(
            "-t",
            "3",
            "--forks",
            "2",
            "-a",
            "--warmupIterations=0 --measurementIterations=2 --measurementTime=100ms -bm avgt",
            "inproc",
            "--",
            "existUser");

    assertSucceeded(outcome);
    var jmh = Tools.json(Tools.onlyFolder(results).resolve("jmh.json")).get(0);
    assertThat(jmh.get("mode").asText()).isEqualTo("avgt");
    assertThat(jmh.get("threads").asInt()).isEqualTo(3);
    assertThat(jmh.get("forks").asInt()).isEqualTo(2);
    assertThat(jmh.get("warmupIterations").asInt()).isZero();
    assertThat(jmh.get("measurementIterations").asInt()).isEqualTo(2);
    assertThat(jmh.get("measurementTime").asText()).isEqualTo("100 ms");
  }

  @Tag("every-pair")
  @Test
  void jmhsOwnResultFileIsWrittenBesides() {
    Path csv = results.resolve("result.csv");
    var words = new ArrayList<>(ShortRun.of("inproc"));
    words.addAll(List.of("-rf", "csv", "-rff", csv.toString()));
    CommandResult outcome = run(words);

    assertSucceeded(outcome);
    assertThat(csv).content().startsWith("\"Benchmark\",\"Mode\",\"Threads\",");
    assertThat(Tools.json(Tools.onlyFolder(results).resolve("jmh.json"))).hasSize(1);
  }

  @Tag("every-pair")
  @Test
  void jmhsOwnProfilersWork() {
    CommandResult outcome =
        run(
            ShortRun.joined(
                List.of("--ops", "existUser", "inproc"),
                List.of(
                    "--", "-prof", "gc", "-bm", "thrpt", "-wi", "0", "-i", "1", "-r", "100ms")));

    assertSucceeded(outcome);
    assertThat(outcome.stdout())
        .contains("Client.existUser:gc.alloc.rate.norm")
        .doesNotContain("Client.getUser");
  }

  @Tag("every-pair")
  @Test
  void profilingRecordsEveryProcessAndMarksTheFigures() {
    CommandResult outcome = run(ShortRun.of("-m", "profiling", "dubbo-kryo"));

    assertSucceeded(outcome);
    assertThat(outcome.stdout()).contains("profiler", "*.jfr");
    Path folder = Tools.onlyFolder(results);
    assertThat(Tools.json(folder.resolve("run.json")).get("profiled").asBoolean()).isTrue();
    List<String> recordings =
        Tools.names(folder).stream().filter(name -> name.endsWith(".jfr")).toList();
    assertThat(recordings).hasSize(2);
    assertThat(recordings.get(0)).matches("client-existUser-thrpt-\\d+\\.jfr");
    assertThat(recordings.get(1)).isEqualTo("server.jfr");
    for (String recording : recordings) {
      String summary =
          Tools.require(
              Path.of(System.getProperty("java.home"), "bin/jfr").toString(),
              "summary",
              folder.resolve(recording).toString());
      assertThat(summary).contains("jdk.ExecutionSample");
    }
  }

  @Tag("every-pair")
  @Test
  void anotherJdkRunsServerAndClient() {
    Optional<Path> second = Tools.secondJdk();
    assumeTrue(
        second.isPresent(),
        "there is no second JDK beside the running one; name one by BENCHMARK_SECOND_JDK");
    CommandResult outcome =
        run(
            ShortRun.joined(
                List.of("--jdk", second.get().toString(), "dubbo-kryo", "dubbo-fst"),
                List.of("--", "-wi", "0", "-i", "1", "-r", "100ms", "-bm", "thrpt", "existUser")));

    assertSucceeded(outcome);
    for (Path folder : Tools.folders(results)) {
      assertThat(Tools.json(folder.resolve("jmh.json")).get(0).get("jvm").asText())
          .startsWith(second.get().toString());
      String version = Tools.json(folder.resolve("run.json")).get("jdk").get("version").asText();
      assertThat(version).isNotEqualTo(benchmark.cli.project.Jdk.ofThisProcess().version());
      assertThat(folder.resolve("jmh.txt")).content().contains("# VM version: JDK " + version);
    }
  }

  @Tag("every-pair")
  @Test
  void twoRunsAtOnceDoNotMix() {
    List<String> words = ShortRun.of("-o", results.toString(), "dubbo-hessianlite");
    try (Run first = Script.ofProject().start(words);
        Run second = Script.ofProject().start(words)) {
      assertSucceeded(first.awaitEnd());
      assertSucceeded(second.awaitEnd());
    }
    assertThat(Tools.folders(results)).hasSize(2);
    assertThat(Tools.folders(results).stream().map(Tools::portOf)).doesNotHaveDuplicates();
  }

  @Tag("every-pair")
  @ParameterizedTest
  @ValueSource(strings = {"C", "tr_TR.UTF-8"})
  void numbersAreWrittenTheSameInAnotherLocale(String locale) {
    CommandResult outcome =
        Script.ofProject()
            .with("LC_ALL", locale)
            .with("LANG", locale)
            .run(ShortRun.of("-o", results.toString(), "inproc"));

    assertSucceeded(outcome);
    assertThat(outcome.stdout()).containsPattern("thrpt +2 +\\d+\\.\\d+ +ops/ms");
  }

  @Test
  void outputCanBePipedAndGoesToAFileInAnyLocale() throws Exception {
    Path text = results.resolve("classic.txt");
    List<String> words = new ArrayList<>(List.of("sh", "-c", "\"$0\" \"$@\" | cat"));
    words.add(ProjectRoot.PATH.resolve("benchmark.sh").toString());
    words.addAll(ShortRun.of("-o", results.toString(), "-f", text.toString(), "inproc"));
    var builder = new ProcessBuilder(words);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(Map.of("LC_ALL", "de_DE.UTF-8", "LANG", "de_DE.UTF-8"));
    try (Run run = Run.start(builder)) {
      CommandResult outcome = run.awaitEnd();

      assertSucceeded(outcome);
      assertThat(outcome.stdout())
          .contains("Client.existUser  thrpt")
          .containsPattern("thrpt +2 +\\d+\\.\\d+ +ops/ms")
          .doesNotContain("\033");
      assertThat(outcome.stderr()).doesNotContain("\033").doesNotContain("\r");
    }
    assertThat(text)
        .hasSameTextualContentAs(Tools.onlyFolder(results).resolve("jmh.txt"))
        .content()
        .contains("# JMH version: " + ProjectRoot.project().pom().property("jmh.version"))
        .contains("Client.existUser  thrpt");
  }

  @Test
  void anyShellAnyDirectoryAndALinkWillDo() throws IOException {
    Path link =
        Files.createSymbolicLink(
            results.resolve("my link.sh"), ProjectRoot.PATH.resolve("benchmark.sh"));
    Path linkToLink = Files.createSymbolicLink(results.resolve("other.sh"), Path.of("my link.sh"));
    String list = Script.ofProject().run("list").stdout();
    assertThat(list).containsPattern("(?m)^dubbo-kryo +dubbo +kryo ");
    assertThat(Script.ofProject().run("list", "triple", "kryo").stdout())
        .containsPattern("(?m)^triple-protobuf +triple +protobuf ")
        .containsPattern("(?m)^dubbo26-kryo +dubbo26 +kryo ")
        .doesNotContain("dubbo-fst");

    assertThat(Script.at(linkToLink).in(results).run("list").stdout()).isEqualTo(list);
    assertThat(Script.at(link).by("sh").in(Path.of("/")).run("list").stdout()).isEqualTo(list);
    for (String shell : List.of("dash", "bash", "ksh", "busybox")) {
      if (Tools.succeeds(shell, "-c", "true") || Tools.succeeds(shell, "sh", "-c", "true")) {
        String[] words =
            shell.equals("busybox") ? new String[] {shell, "sh"} : new String[] {shell};
        assertThat(Script.ofProject().by(words).in(results).run("list").stdout())
            .as(shell)
            .isEqualTo(list);
      }
    }
    CommandResult relative =
        Script.at(Path.of("../benchmark.sh"))
            .in(ProjectRoot.PATH.resolve("client-base"))
            .run("list");
    assertThat(relative.stdout()).isEqualTo(list);
  }

  @Tag("every-pair")
  @Test
  void jmhMayChooseTheNumberOfCallers() {
    assertSucceeded(
        Script.ofProject()
            .run(
                ShortRun.joined(
                    List.of("-o", results.toString(), "inproc"),
                    ShortRun.jmh("100ms", "-bm", "thrpt", "-t", "max", "existUser"))));
  }

  @Test
  void helpGoesToStandardOutput() {
    CommandResult help = Script.ofProject().run("--help");
    assertSucceeded(help);
    assertThat(help.stdout()).contains("./benchmark.sh [options] <pair>...").contains("--quick");
    assertThat(help.stderr()).isEmpty();
  }

  @Test
  void jmhsInformationIsShownWithoutARun() {
    CommandResult outcome = Script.ofProject().run("inproc", "--", "-lrf");

    assertSucceeded(outcome);
    assertThat(outcome.stdout()).contains("json").doesNotContain("Results: ");
  }

  private CommandResult run(String... words) {
    return run(List.of(words));
  }

  private CommandResult run(List<String> words) {
    var command = new ArrayList<>(List.of("-o", results.toString()));
    command.addAll(words);
    return Script.ofProject().run(command);
  }

  private static void assertSucceeded(CommandResult outcome) {
    assertThat(outcome.status()).as(outcome.toString()).isZero();
  }
}
