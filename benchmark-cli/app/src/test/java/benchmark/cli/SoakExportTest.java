// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.ChildProcesses;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.Json;
import benchmark.cli.run.CommandContext;
import benchmark.cli.soak.SimulatedSoak;
import benchmark.launch.ExitStatus;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the exports of a stored long run")
class SoakExportTest {

  @TempDir private Path folder;

  private final StringWriter err = new StringWriter();

  private int report(Path run, String... options) {
    List<String> words =
        Stream.concat(
                Stream.of("report", run.toString(), "-o", folder.resolve("p.html").toString()),
                Stream.of(options))
            .toList();
    var context = new CommandContext(ProjectRoot.project(), new ChildProcesses(), null, words);
    return Main.commandLine(context)
        .setOut(new PrintWriter(new StringWriter()))
        .setErr(new PrintWriter(err, true))
        .execute(context.ownArguments().toArray(String[]::new));
  }

  private Path run(String... expected) throws IOException {
    Path run = Files.createDirectory(folder.resolve("X-soak"));
    new SimulatedSoak(1, 60, 10).with("server.threads", 1_200).expecting(expected).write(run);
    return run;
  }

  @Test
  void haveVerdictsNumbersAndExpectations() throws IOException {
    Path json = folder.resolve("n.json");
    Path metrics = folder.resolve("m.txt");
    Path bencher = folder.resolve("b.json");
    Path action = folder.resolve("a");
    Path junit = folder.resolve("j.xml");
    Path csv = folder.resolve("n.csv");

    int status =
        report(
            run("threads.growth<=0", "errors<=0"),
            "--export-json=" + json,
            "--export-csv=" + csv,
            "--export-openmetrics=" + metrics,
            "--export-bencher=" + bencher,
            "--export-action=" + action,
            "--export-junit=" + junit);

    assertThat(status).as(err.toString()).isZero();
    JsonNode threads =
        StreamSupport.stream(Json.read(json, JsonNode.class).spliterator(), false)
            .filter(it -> it.get("operation").asText().equals("server threads"))
            .findFirst()
            .orElseThrow();
    assertThat(threads.get("verdict").asText()).isEqualTo("grows");
    assertThat(threads.get("hourly_change_low").asDouble()).isBetween(1_000.0, 1_200.0);
    assertThat(csv)
        .content()
        .startsWith("evidence,pair,operation,unit,verdict,first,last,hourly_change,")
        .contains("Long run,dubbo-kryo,server threads,,grows,")
        .contains("Long run,dubbo-kryo,client heap after GC,MiB,undecided,");
    assertThat(metrics)
        .content()
        .contains(
            "# TYPE benchmark_count_growth_items_per_hour gauge",
            "# TYPE benchmark_memory_growth_bytes_per_hour gauge",
            "benchmark_memory_growth_low_bytes_per_hour{variant=\"dubbo-kryo\",")
        .containsPattern(
            "benchmark_count_growth_items_per_hour\\{variant=\"dubbo-kryo\","
                + "operation=\"server threads\",evidence=\"Long run\"} 1[12]\\d\\d\\.")
        .endsWith("# EOF\n");
    JsonNode benchmarks = Json.read(bencher, JsonNode.class);
    assertThat(benchmarks.get("dubbo-kryo server threads").get("count_growth").get("upper_value"))
        .isNotNull();
    assertThat(benchmarks).noneMatch(it -> it.isEmpty());
    assertThat(Path.of(action + ".smaller.json"))
        .content()
        .contains("dubbo-kryo server threads count_growth");
    assertThat(junit)
        .content()
        .contains("tests=\"3\" failures=\"1\"", "threads.growth of server &lt;= 0");
  }

  @Test
  void refuseToTellOfChecksWhereNothingWasExpected() throws IOException {
    Path junit = folder.resolve("j.xml");

    assertThat(report(run(), "--export-junit=" + junit)).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(err)
        .hasToString(
            "--export-junit %s: nothing is checked. Add --gate to compare, or --expect to a run.%n"
                .formatted(junit));
    assertThat(junit).doesNotExist();
  }
}
