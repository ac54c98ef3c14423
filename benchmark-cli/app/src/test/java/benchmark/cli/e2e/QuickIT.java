// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("--quick: one JVM measures all operations in slices")
class QuickIT {

  @TempDir Path results;

  @Test
  void everyPairHasOneClientAndAllAreRanked() throws IOException {
    CommandResult outcome =
        quick(
            List.of("inproc", "dubbo-kryo", "dubbo-hessianlite"),
            ShortRun.slices("200ms", "getUser|listUser"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^ +calls/s +getUser +listUser$")
        .containsPattern("(?m)^2/3  dubbo-kryo +[0-9.]+[kM]? +[0-9.]+[kM]?")
        .doesNotContain("cost per call", "OutOfMemoryError")
        .containsPattern("(?m)^getUser +calls/s +of best +p50 µs +p99 µs\\* +CPU µs$")
        // slices as short as these are seldom alike enough to be ranked
        .containsPattern("(?m)^dubbo-\\w+ +[0-9.]+[kM]? ± >?[0-9.]+% +(100% |wide |- )")
        .containsPattern("(?m)^inproc +[0-9.]+[kM]? ± >?[0-9.]+% +- ")
        .containsPattern(
            "(?m)^listUser: (dubbo-\\w+ is the fastest,|no difference visible|no ranking, since)")
        .containsPattern("\nPage: .*\n\ngetUser: (?s:.*)\nlistUser: ");
    assertThat(unwrapped(folder(results, "-dubbo-kryo").resolve("report.md")))
        .contains(
            "cost per call", "OutOfMemoryError", "file descriptors", "blocked by locks per call");
    assertThat(outcome.stderr().lines().filter(line -> line.startsWith("pair ")))
        .as("a line for each phase of each pair")
        .hasSize(9)
        .anySatisfy(
            line -> assertThat(line).matches("pair 2 of 3  about .* left  \\S+  measuring"));
    assertResults();
  }

  /** Lines of text break where the width of a page makes them. */
  private static String unwrapped(Path file) throws IOException {
    return Files.readString(file).replaceAll("\\s+", " ");
  }

  private void assertResults() throws IOException {
    Path folder = folder(results, "-dubbo-kryo");
    assertThat(Tools.names(folder))
        .containsExactly(
            "client.log",
            "costs.csv",
            "jmh.json",
            "jmh.txt",
            "report.md",
            "run.json",
            "server.log",
            "slices.hlog",
            "slices.txt");
    assertThat(folder.resolve("client.log")).isEmptyFile();
    assertThat(folder.resolve("jmh.txt"))
        .content()
        .containsPattern("^Benchmark +Mode +Cnt +Score +Error +Units\n")
        .containsPattern("(?m)^Client.listUser +sample ");

    JsonNode jmh = Tools.json(folder.resolve("jmh.json"));
    assertThat(jmh).hasSize(2);
    for (JsonNode operation : jmh) {
      assertThat(operation.get("measurementIterations").asInt()).isEqualTo(3);
      assertThat(operation.get("primaryMetric").get("rawDataHistogram").get(0)).hasSize(3);
    }

    List<List<String>> costs =
        Files.readAllLines(folder.resolve("costs.csv")).stream()
            .map(line -> List.of(line.split(",", -1)))
            .toList();
    List<String> replaced = column(costs, "replaces");
    costs =
        IntStream.range(0, costs.size())
            .filter(line -> !replaced.contains(Integer.toString(line))) // slice n is in line n
            .mapToObj(costs::get)
            .toList();
    assertThat(column(costs, "operation"))
        .as("in turn, beginning with another one each time")
        .containsExactly("getUser", "listUser", "listUser", "getUser", "getUser", "listUser");
    assertThat(Set.copyOf(column(costs, "pid"))).as("one JVM").hasSize(1);
    assertThat(Set.copyOf(column(costs, "threads"))).containsExactly("2");
    for (String side : List.of("client", "server")) {
      for (String counter :
          List.of(
              "_cpu_ns",
              "_alloc_bytes",
              "_jit_ms",
              "_nanos",
              "_threads",
              "_descriptors",
              "_blocked_ns")) {
        assertThat(column(costs, side + counter))
            .as(side + counter)
            .allMatch(text -> text.matches("\\d+"));
      }
    }
    assertCpuIsPossible(costs);

    JsonNode run = Tools.json(folder.resolve("run.json"));
    assertThat(run.get("slices").get("warmupSeconds").asDouble()).isPositive();
    assertThat(run.get("slices").has("settled")).isTrue();
  }

  /** No slice can have used more CPU time than there was, the first one included. */
  private static void assertCpuIsPossible(List<List<String>> costs) {
    int cpus = Runtime.getRuntime().availableProcessors();
    List<String> client = column(costs, "client_cpu_ns");
    List<String> server = column(costs, "server_cpu_ns");
    List<String> nanos = column(costs, "nanos");
    for (int slice = 0; slice < nanos.size(); slice++) {
      double used = Double.parseDouble(client.get(slice)) + Double.parseDouble(server.get(slice));
      // each of the four readings of a process's CPU time may be off by a tick of 10 ms
      assertThat(used)
          .as("CPU time of slice " + slice)
          .isLessThanOrEqualTo(cpus * Double.parseDouble(nanos.get(slice)) + 40e6);
    }
  }

  @Tag("every-pair")
  @Test
  void aPairBesideItselfIsShownTwiceAndItsWarningsAreReportedOnce() {
    CommandResult outcome =
        Script.ofProject()
            .with("JAVA_TOOL_OPTIONS", "-Dcoloured=true")
            .run(quickly(List.of("inproc", "inproc"), ShortRun.slices("100ms", "existUser")));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^2/2  inproc \\(2\\) +[0-9.]+[kM]?  \\d+ warnings?$")
        .containsPattern("(?s)Warnings\n.*! inproc: JAVA_TOOL_OPTIONS was set to .*\nPage: ")
        .containsPattern("(?m)^inproc\\^? +[0-9.]+[kM] ±")
        .containsPattern("(?m)^inproc \\(2\\)\\^? +[0-9.]+[kM] ±");
  }

  @Tag("every-pair")
  @Test
  void aMixedRunIsNotComparedWithAnotherOne() {
    assertThat(quick(List.of("inproc"), ShortRun.slices("100ms", "existUser")).status()).isZero();
    Path mixed = folder(results, "-inproc");
    Path others = results.resolve("others");
    assertThat(Script.ofProject().run(ShortRun.of("-o", others.toString(), "inproc")).status())
        .isZero();
    Path unmixed = folder(others, "-inproc");

    CommandResult outcome = Script.ofProject().run("compare", unmixed.toString(), mixed.toString());

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.stderr())
        .isEqualTo(
            "%s measured all operations in one JVM (--quick), %s did not: they cannot be compared."
                    .formatted(mixed, unmixed)
                + " Run both with or both without --quick.\n");
  }

  @Test
  void aFailingCallEndsTheRunWithItsSentence() {
    CommandResult outcome =
        quick(
            List.of("netty-bytes@D.benchmark.fault=wrong-answer"),
            ShortRun.slices("100ms", "existUser"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains("netty-bytes-client failed (exit status 1). Its output:", "true", "false");
    assertThat(Tools.names(results).get(0)).endsWith(".failed");
  }

  @Tag("every-pair")
  @Test
  void aClientAloneMeasuresInSlices() {
    String port = "" + Tools.freePort();
    try (Run server = Script.ofProject().start(ShortRun.quickly("-p", port, "inproc-server"))) {
      server.awaitStdout("(?m)^READY ");
      CommandResult outcome =
          Script.ofProject()
              .run(
                  ShortRun.joined(
                      List.of("--quick", "-p", port, "inproc-client"),
                      ShortRun.slices("100ms", "existUser")));

      assertThat(outcome.status()).as(outcome.toString()).isZero();
      assertThat(outcome.stdout())
          .containsPattern("(?m)^Client.existUser +sample ")
          .contains("cost per call");
    }
  }

  @Tag("every-pair")
  @Test
  void aRecordingHasAllSlicesOfTheClient() {
    CommandResult outcome =
        quick(List.of("-m", "profiling", "inproc"), ShortRun.slices("100ms", "existUser|getUser"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(Tools.names(folder(results, "-inproc")))
        .anyMatch(name -> name.matches("client-slices-\\d+\\.jfr"))
        .contains("server.jfr");
  }

  @Test
  void otherOptionsOfJmhAreRefused() {
    CommandResult outcome = quick(List.of("inproc"), List.of("--", "-prof", "gc"));

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.stderr()).contains("--quick measures in slices").contains("not '-prof'");
    assertThat(results).isEmptyDirectory();
  }

  private CommandResult quick(List<String> words, List<String> jmh) {
    return Script.ofProject().run(quickly(words, jmh));
  }

  private List<String> quickly(List<String> words, List<String> jmh) {
    var all = new ArrayList<>(List.of("--quick", "-t", "2", "-o", results.toString()));
    all.addAll(words);
    return ShortRun.joined(all, jmh);
  }

  private static Path folder(Path results, String ending) {
    return Tools.folders(results).stream()
        .filter(folder -> folder.getFileName().toString().endsWith(ending))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> column(List<List<String>> csv, String name) {
    int column = csv.get(0).indexOf(name);
    return csv.stream().skip(1).map(line -> line.get(column)).toList();
  }
}
