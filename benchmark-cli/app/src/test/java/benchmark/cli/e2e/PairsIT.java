// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.ProjectRoot;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("pairs: server, client, table; then the next pair")
class PairsIT {

  private static final List<String> PAIRS = List.of("inproc", "netty-bytes", "dubbo-kryo");

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void everyPairRunsAndAllAreCompared() throws IOException {
    var words = new ArrayList<>(List.of("-t", "2", "-o", results.toString()));
    words.addAll(PAIRS);
    words.addAll(ShortRun.jmh("200ms", "-bm", "sample", "getUser|listUser"));
    List<List<String>> alive = new ArrayList<>();
    CommandResult outcome;
    try (Run run = Script.ofProject().start(words)) {
      Awaitility.await()
          .atMost(Run.PATIENCE)
          .pollInterval(Duration.ofMillis(50))
          .until(
              () -> {
                alive.add(modules(run));
                return !run.isAlive();
              });
      outcome = run.awaitEnd();
    }
    assertThat(outcome.status()).as(outcome.toString()).isZero();

    assertServerBeforeAndAfterClient(withoutRepeats(alive));
    assertProgress(outcome);
    assertTables(outcome);
    assertThat(Tools.folders(results)).hasSize(3);
    for (int i = 0; i < PAIRS.size(); i++) {
      assertResults(Tools.folders(results), PAIRS.get(i));
    }
  }

  @Tag("every-pair")
  @Test
  void thePairThatIsNamedTwiceIsShownTwice() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.joined(
                    List.of("-o", results.toString(), "inproc", "inproc"),
                    ShortRun.jmh("100ms", "-bm", "sample", "existUser")));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^inproc  +[0-9.]+")
        .containsPattern("(?m)^inproc \\(2\\)  +[0-9.]+")
        .containsPattern("Markdown: .*/\\d{8}-\\d{6}-comparison\\.md\n");
    assertThat(Tools.folders(results)).hasSize(2);
  }

  /** Which servers and clients run, such as ["dubbo-kryo server", "dubbo-kryo client"]. */
  private static List<String> modules(Run run) {
    return run.processes("-Dbenchmark.pair=").stream()
        .map(module -> Tools.commandLine(module.pid()))
        .filter(command -> command.contains("-Dbenchmark.pair="))
        .map(
            command ->
                command.replaceFirst("(?s).*-Dbenchmark.pair=(\\S+).*", "$1")
                    + (command.contains(" benchmark.Server ") ? " server" : " client"))
        .distinct()
        .sorted(java.util.Comparator.reverseOrder())
        .toList();
  }

  private static void assertServerBeforeAndAfterClient(List<List<String>> alive) {
    List<String> pairs =
        alive.stream().flatMap(List::stream).map(module -> module.replaceFirst(" .*", "")).toList();
    assertThat(withoutRepeats(pairs)).as("one pair after the other").isEqualTo(PAIRS);
    for (String pair : PAIRS) {
      List<String> server = List.of(pair + " server");
      List<String> both = List.of(pair + " server", pair + " client");
      List<List<String>> states =
          alive.stream().filter(running -> running.toString().contains(pair + " ")).toList();
      assertThat(states.get(0)).as("the server starts first").isEqualTo(server);
      assertThat(states)
          .as("the client never runs without its server, nor beside those of another pair")
          .contains(both)
          .isSubsetOf(server, both);
    }
  }

  private static <T> List<T> withoutRepeats(List<T> all) {
    var changes = new ArrayList<T>();
    for (T next : all) {
      if (changes.isEmpty() || !changes.get(changes.size() - 1).equals(next)) {
        changes.add(next);
      }
    }
    return changes;
  }

  private static void assertProgress(CommandResult outcome) {
    List<String> lines = outcome.stderr().lines().filter(line -> line.startsWith("pair ")).toList();
    assertThat(lines.stream().filter(line -> line.contains(" Sampling")))
        .allSatisfy(line -> assertThat(line).containsPattern("^pair . of 3  about .* left  "));
    assertThat(lines.stream().map(line -> line.replaceFirst("about .* left  ", "")))
        .containsSubsequence(
            "pair 1 of 3  inproc  starting",
            "pair 1 of 3  inproc  getUser Sampling",
            "pair 1 of 3  inproc  listUser Sampling",
            "pair 2 of 3  netty-bytes  starting",
            "pair 3 of 3  dubbo-kryo  listUser Sampling");
  }

  private void assertTables(CommandResult outcome) throws IOException {
    for (int place = 0; place < PAIRS.size(); place++) {
      assertThat(outcome.stdout())
          .containsPattern(
              "(?m)^%d/3  %s +[0-9.]+[kM]? +[0-9.]+[kM]?".formatted(place + 1, PAIRS.get(place)));
    }
    String comparison =
        outcome.stdout().substring(outcome.stdout().indexOf("Throughput, calls/s (counted: "));
    List<String> blocks = List.of(comparison.split("\n\n")).subList(0, 3);
    assertThat(blocks.get(0)).contains("calls by time");
    assertThat(blocks.get(1)).startsWith("p50, µs");
    assertThat(blocks.get(2)).startsWith("p99, µs");
    for (int i = 0; i < 3; i++) {
      List<String> lines = blocks.get(i).lines().toList();
      assertThat(lines.get(1)).matches("pair +getUser +listUser");
      String cell = i == 0 ? " +[0-9.]+[kM]?±>?[0-9.]+%[*~]?" : " +[0-9.]+[*~]?";
      for (int row = 0; row < PAIRS.size(); row++) {
        assertThat(lines.get(2 + row)).matches(PAIRS.get(row) + cell + cell);
      }
    }
    Path markdown = Path.of(outcome.stdout().replaceFirst("(?s).*\nMarkdown: (.*?)\n.*", "$1"));
    assertThat(markdown).hasParent(results);
    assertThat(Files.readString(markdown)).contains("| dubbo-kryo ").contains("### p99, µs");
  }

  private static void assertResults(List<Path> folders, String pair) {
    Path folder =
        folders.stream()
            .filter(candidate -> candidate.getFileName().toString().endsWith("-" + pair))
            .findFirst()
            .orElseThrow();
    assertThat(folder.getFileName().toString()).matches("\\d{8}-\\d{6}-" + pair);
    assertThat(Tools.names(folder))
        .containsExactly(
            "client.log",
            "costs.csv",
            "jmh.json",
            "jmh.txt",
            "report.md",
            "run.json",
            "server.log");
    assertThat(folder.resolve("server.log")).content().contains("READY localhost:");
    for (String log : List.of("client.log", "server.log")) {
      assertThat(folder.resolve(log)).content().as(log).doesNotContain("ERROR");
    }
    assertThat(folder.resolve("costs.csv"))
        .content()
        .containsPattern("(?m)^getUser,sample,\\d+,2,\\d+,")
        .containsPattern("(?m)^listUser,sample,");

    JsonNode jmh = Tools.json(folder.resolve("jmh.json"));
    assertThat(jmh).hasSize(2);
    assertThat(jmh.get(0).get("jmhVersion").asText()).isEqualTo(version("jmh.version"));
    assertThat(jmh.get(0).get("secondaryMetrics").properties())
        .as("plain JMH JSON: percentiles and nothing of ours")
        .allSatisfy(metric -> assertThat(metric.getKey()).matches("p[01]\\.\\d+"));

    JsonNode run = Tools.json(folder.resolve("run.json"));
    assertThat(run.get("variant").asText()).isEqualTo(pair);
    assertThat(run.get("pair").asText()).isEqualTo(pair);
    assertThat(run.get("command").get(0).asText()).isEqualTo("-t");
    assertThat(run.get("profiled").asBoolean()).isFalse();
    assertThat(run.get("project").has("commit")).isTrue();
    assertThat(run.get("project").has("dirty")).isTrue();
    assertThat(run.get("modules").get("jmh-core").asText()).isEqualTo(version("jmh.version"));
    if (pair.startsWith("dubbo")) {
      assertThat(run.get("modules").get("dubbo").asText()).isEqualTo(version("dubbo.version"));
    }
    assertThat(run.get("jdk").get("version").asText())
        .isEqualTo(benchmark.cli.project.Jdk.ofThisProcess().version());
    assertThat(texts(run.at("/commandLines/server"))).contains("benchmark.Server");
    assertThat(texts(run.at("/commandLines/client")))
        .contains("benchmark.client.jmh.JmhMain", "-t", "2", "getUser|listUser");
    for (String field : List.of("os", "kernel", "cpus", "load")) {
      assertThat(run.get("machine").get(field).isNull()).as(field).isFalse();
    }
    assertThat(Instant.parse(run.get("start").asText()))
        .isBefore(Instant.parse(run.get("end").asText()));
    assertThat(run.get("readySeconds").asDouble()).isPositive();
    assertThat(run.get("exitStatus").asInt()).isZero();
    assertThat(run.get("error").isNull()).isTrue();
    Tools.assertFree(Tools.portOf(folder));
  }

  private static String version(String property) {
    return ProjectRoot.project().pom().property(property);
  }

  private static Stream<String> texts(JsonNode array) {
    var texts = new ArrayList<String>();
    array.forEach(text -> texts.add(text.asText()));
    return texts.stream();
  }
}
